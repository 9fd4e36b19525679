import { expect, test } from 'vitest';
import type { GameInfo } from '../protocol';
import { offer } from './offer.svelte';

const facts = {} as GameInfo;

test('no game changes its place when the server answers', () => {
  const before = offer.names;
  offer.games = Object.fromEntries([...before, 'another'].reverse().map((game) => [game, facts]));
  expect(offer.names).toEqual([...before, 'another']);
});

test('a game that the server does not have is not offered', () => {
  offer.games = { another: facts };
  expect(offer.names).toEqual(['another']);
});

import { expect, test } from 'vitest';
import { link, read } from './route.svelte';

test.each([
  ['', { page: 'home' }],
  ['#/', { page: 'home' }],
  ['#/nowhere', { page: 'home' }],
  ['#/t/abc', { page: 'table', id: 'abc' }],
  ['#/t', { page: 'home' }],
  ['#/new/bossa', { page: 'create', game: 'bossa' }],
  ['#/replay', { page: 'replay', id: null, move: null }],
  ['#/replay/abc/12', { page: 'replay', id: 'abc', move: 12 }],
  ['#/review/abc', { page: 'review', id: 'abc', move: null }],
  ['#/puzzles', { page: 'puzzles' }],
  ['#/puzzles/bossa', { page: 'puzzle', game: 'bossa', number: null }],
  ['#/puzzles/bossa/7', { page: 'puzzle', game: 'bossa', number: 7 }],
  ['#/deal/bossa', { page: 'deal', game: 'bossa', players: null, number: null }],
  ['#/deal/bossa/2/99', { page: 'deal', game: 'bossa', players: 2, number: 99 }],
  ['#/learn', { page: 'learn' }],
  ['#/learn/bossa', { page: 'lesson', game: 'bossa' }],
  ['#/rules/bossa', { page: 'rules', game: 'bossa' }],
  ['#/device/K7', { page: 'device', code: 'K7' }],
  ['#/settings', { page: 'settings' }],
])('%s leads to its page', (hash, route) => {
  expect(read(hash)).toEqual(route);
});

test('an address given to friends reads back to the same route', () => {
  const address = new URL(link('/t/abc'));
  expect(read(address.hash)).toEqual({ page: 'table', id: 'abc' });
});

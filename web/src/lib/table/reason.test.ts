import { expect, test } from 'vitest';
import { sayWhy } from './reason';

test('a sentence of a bot is told as it is', () => {
  expect(sayWhy({ is: 'sentence', text: 'It was safe.' }, [])).toBe('It was safe.');
});

test('no reason is no text', () => {
  expect(sayWhy(null, [])).toBe('');
  expect(sayWhy(undefined, [])).toBe('');
});

test('words that the catalogue lacks are left out', () => {
  expect(sayWhy({ is: 'message', name: 'no-such-message' }, [])).toBe('');
});

test('players and words inside a reason are put in its place', () => {
  const why = {
    is: 'message',
    name: 'said',
    values: { who: { is: 'player', seat: 1 }, what: { is: 'message', name: 'guest' } },
  } as const;
  expect(sayWhy(why, ['Anna', 'Bela'])).toBe('Bela: Guest');
});

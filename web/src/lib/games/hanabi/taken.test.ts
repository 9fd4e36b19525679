import { expect, test } from 'vitest';
import { left } from './taken';

const CHANCES = { R1: 0.5, R2: 0.3, B1: 0.2 };

test('without conventions all that a card could be is left', () => {
  expect(left(CHANCES, undefined).map(({ card }) => card)).toEqual(['R1', 'R2', 'B1']);
});

test('what conventions leave shares the whole chance', () => {
  expect(left(CHANCES, ['R2', 'B1'])).toEqual([
    { card: 'R2', chance: 0.6 },
    { card: 'B1', chance: 0.4 },
  ]);
});

test('a belief that cannot be true leaves everything', () => {
  expect(left(CHANCES, ['G5'])).toHaveLength(3);
});

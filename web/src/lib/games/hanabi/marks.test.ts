import { expect, test } from 'vitest';
import { marksOf } from './marks';

const position = (clues: unknown, face: object) =>
  ({ clues, faces: { R1: face } }) as unknown as Parameters<typeof marksOf>[0];

test('a card that fits and is the last of its kind has both marks', () => {
  const face = { left: 1, mark: 'playable', last: true };
  expect(marksOf(position([], face), 'R1')).toEqual(['playable', 'indispensable']);
});

test('a card of which nothing is to be said has none', () => {
  expect(marksOf(position([], { left: 2, mark: null, last: false }), 'R1')).toEqual([]);
});

test('a table without memory aid has no marks', () => {
  expect(marksOf(position(undefined, { left: 1, mark: 'playable', last: true }), 'R1')).toEqual([]);
});

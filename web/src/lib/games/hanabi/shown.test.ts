import { expect, test } from 'vitest';
import { narrowed, newestSlot, untouched } from './shown';

const ALL = [1, 2, 3, 4, 5];

test.each([
  [[1, 2], { marks: [1, 2], not: false }],
  [[1, 2, 3], { marks: [4, 5], not: true }],
  [[1, 2, 3, 4], { marks: [5], not: true }],
])('%j is written with as few marks as it needs', (left, expected) => {
  expect(narrowed(ALL, left)).toEqual(expected);
});

test('where everything or one thing is possible nothing is narrowed down', () => {
  expect([narrowed(ALL, ALL), narrowed(ALL, [3]), narrowed(ALL, null)]).toEqual([null, null, null]);
});

test('the oldest card without a clue is found', () => {
  const plain = { colours: [], values: [] };
  const told = { colours: ['red'], values: [] };
  expect(untouched([told, plain, plain])).toBe(1);
  expect(untouched([told, told])).toBeNull();
  expect(untouched(null)).toBeNull();
});

test('the newest card is the one drawn last', () => {
  expect(newestSlot([0, 2, 3, 5])).toBe(3);
  expect(newestSlot([0, 1, 2, 3])).toBeNull();
});

import { expect, test } from 'vitest';
import { overflowing } from './bound';

const marks = [
  { key: 'old', size: 40, at: 1 },
  { key: 'new', size: 50, at: 3 },
  { key: 'middle', size: 30, at: 2 },
];

test('everything stays as long as it fits', () => {
  expect(overflowing(marks, 120)).toEqual([]);
});

test('what was used longest ago goes first', () => {
  expect(overflowing(marks, 100)).toEqual(['old']);
  expect(overflowing(marks, 60)).toEqual(['middle', 'old']);
});

test('an answer that is larger than all the room is not kept', () => {
  expect(overflowing(marks, 10)).toEqual(['new', 'middle', 'old']);
});

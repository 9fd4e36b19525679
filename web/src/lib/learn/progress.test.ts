import { beforeEach, expect, test } from 'vitest';
import { attend, keep, learned, lessonAt, understood } from './progress';

beforeEach(() => localStorage.clear());

test('a table is a lesson only once it is attended', () => {
  expect(lessonAt('abc')).toBe(false);
  attend('abc');
  expect(lessonAt('abc')).toBe(true);
  expect(lessonAt('abd')).toBe(false);
  expect(understood('abc')).toEqual([]);
});

test('hints that were understood are kept for each table', () => {
  keep('abc', new Set(['welcome', 'turn']));
  expect(understood('abc')).toEqual(['welcome', 'turn']);
  expect(understood('abd')).toEqual([]);
});

test('what was learned at one table is known at the next', () => {
  keep('abc', ['welcome']);
  attend('abd');
  keep('abd', ['welcome', 'turn']);
  expect(learned()).toEqual(['welcome', 'turn']);
});

import { expect, test } from 'vitest';
import { stepOf } from './step';

const FIRST = { from: null, away: 0 };
const RULES = { from: '#/t/abc', away: 1 };

test('a new step remembers the page from which it was taken', () => {
  expect(stepOf(null, { hash: '#/t/abc', step: FIRST, alike: false })).toEqual(RULES);
});

test('the front page has an address too', () => {
  expect(stepOf(null, { hash: '', step: FIRST, alike: false })).toEqual({ from: '#/', away: 1 });
});

test('a step within the same page keeps where the page was opened from', () => {
  const next = stepOf(null, { hash: '#/rules/one', step: RULES, alike: true });
  expect(next).toEqual({ from: '#/t/abc', away: 2 });
});

test('a step that the history knows stays as it is', () => {
  expect(stepOf(RULES, { hash: '#/learn', step: FIRST, alike: false })).toBe(RULES);
});

test('the first step comes from nowhere', () => {
  expect(stepOf(null, null)).toEqual(FIRST);
  expect(stepOf('something else', null)).toEqual(FIRST);
});

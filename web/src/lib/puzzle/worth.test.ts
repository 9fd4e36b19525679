import { expect, test } from 'vitest';
import type { PuzzleVerdict } from '../protocol';
import { gapWords, gradeOf, worthWords } from './worth';

const verdict = (move: string | null, ...worths: number[]): PuzzleVerdict =>
  ({
    right: move === '0',
    move,
    answer: '0',
    worths: worths.map((worth, index) => ({ move: String(index), worth, exact: '' })),
    why: null,
  }) as PuzzleVerdict;

test('moves are told by their distance from the best', () => {
  expect(worthWords(19.333, 19.333, true)).toBe('19.3 points on average');
  expect(worthWords(19.222, 19.333, true)).toBe('0.1 fewer');
  expect(worthWords(19.33, 19.333, true)).toBe('as good');
  expect(worthWords(0.781, 0.781, false)).toBe('wins 78.1%');
  expect(worthWords(0.5, 0.781, false)).toBe('28% less often');
});

test('a move that is hardly behind is nearly as good', () => {
  expect(gradeOf(verdict('0', 19.33, 19.22), true)).toBe('right');
  expect(gradeOf(verdict('1', 19.33, 19.22), true)).toBe('close');
  expect(gradeOf(verdict('1', 19.33, 17), true)).toBe('wrong');
  expect(gradeOf(verdict(null, 19.33, 17), true)).toBe('answer');
  expect(gradeOf(verdict('1', 0.8, 0.7), false)).toBe('wrong');
});

test('the gap is told only to somebody who tried another move', () => {
  expect(gapWords(verdict('1', 20, 17), true)).toBe(
    'On average it brings 3 points more than yours.',
  );
  expect(gapWords(verdict('0', 20, 17), true)).toBe('');
});

import { expect, test } from 'vitest';
import type { Line } from './log';
import { storyOf } from './story';

const line = (text: string, kind: Line['kind'], move: number, undone = false): Line => ({
  key: text,
  told: [text],
  kind,
  move,
  undone,
});
const told = (lines: readonly Line[], since: number): [string, number, boolean][] =>
  storyOf(lines, since).map(({ key, effects, mine }) => [key, effects.length, mine]);

const GAME = [
  line('Anna sat down', 'table', 0),
  line('I clue', 'move', 1),
  line('Anna plays', 'move', 2),
  line('red is complete', 'effect', 2),
  line('hm', 'talk', 2),
  line('Bela discards', 'move', 3),
];

test('the moves of the others stand in order, each with its effects', () => {
  expect(told(GAME, 1)).toEqual([
    ['Anna plays', 1, false],
    ['hm', 0, false],
    ['Bela discards', 0, false],
  ]);
});

test("after the reader's move that move is told until somebody else moves", () => {
  const lines = [...GAME, line('I play', 'move', 4), line('a token', 'effect', 4)];
  expect(told(lines, 4)).toEqual([['I play', 1, true]]);
});

test('before the first own move everything since the deal is told', () => {
  expect(told([line('Anna sat down', 'table', 0), line('Anna plays', 'move', 1)], 0)).toEqual([
    ['Anna plays', 0, false],
  ]);
});

test('before the first move the beginning is told', () => {
  const lines = [line('Anna sat down', 'table', 0), line('the game begins', 'table', 0)];
  expect(told(lines, 0)).toEqual([['the game begins', 0, false]]);
});

test('what happened at the table counts too, and what was taken back does not', () => {
  const lines = [
    line('I clue', 'move', 1),
    line('Anna plays', 'move', 2, true),
    line('taken back', 'table', 1),
  ];
  expect(told(lines, 1)).toEqual([['taken back', 0, false]]);
});

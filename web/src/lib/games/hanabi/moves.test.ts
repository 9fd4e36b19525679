import { expect, test } from 'vitest';
import { cardMoves, clueTouching, cluesFor } from './moves';

const MOVES = [
  { kind: 'play', slot: 0, move: 'play 1' },
  { kind: 'discard', slot: 0, move: 'discard 1' },
  { kind: 'announce', slot: 0, move: 'play 1 as red' },
  { kind: 'play', slot: 1, move: 'play 2' },
  { kind: 'clue', target: 1, touches: [0, 2], move: 'clue 2 red' },
  { kind: 'clue', target: 1, touches: [1], move: 'clue 2 3' },
  { kind: 'clue', target: 2, touches: [0], move: 'clue 3 red' },
] as unknown as Parameters<typeof cardMoves>[0];
const texts = (moves: readonly { move: string }[]): string[] => moves.map(({ move }) => move);

test('clues belong to the player whom they are for', () => {
  expect(texts(cluesFor(MOVES, 1))).toEqual(['clue 2 red', 'clue 2 3']);
});

test('a card shows the clues that touch it', () => {
  expect(texts(clueTouching(MOVES, 1, 2))).toEqual(['clue 2 red']);
});

test('a card offers what can be done with it', () => {
  const { play, discard, announce } = cardMoves(MOVES, 0);
  expect([play?.move, discard?.move]).toEqual(['play 1', 'discard 1']);
  expect(texts(announce)).toEqual(['play 1 as red']);
  expect(cardMoves(MOVES, 1).discard).toBeUndefined();
});

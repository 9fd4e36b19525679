import { expect, test } from 'vitest';
import { cardMoves, cluesFor } from './moves';

const MOVES = [
  { kind: 'play', slot: 0, move: 'play 1' },
  { kind: 'discard', slot: 0, move: 'discard 1' },
  { kind: 'announce', slot: 0, move: 'play 1 as red' },
  { kind: 'play', slot: 1, move: 'play 2' },
  { kind: 'clue', target: 1, value: 3, touches: [1], move: 'clue 2 3' },
  { kind: 'clue', target: 1, colour: 'blue', touches: [1], move: 'clue 2 blue' },
  { kind: 'clue', target: 1, colour: 'red', touches: [0, 2], move: 'clue 2 red' },
  { kind: 'clue', target: 2, colour: 'red', touches: [0], move: 'clue 3 red' },
] as unknown as Parameters<typeof cardMoves>[0];
const texts = (moves: readonly { move: string }[]): string[] => moves.map(({ move }) => move);

test('clues for a player are in the order of the fireworks, values last', () => {
  const clues = cluesFor(MOVES, 1, ['red', 'blue']);
  expect(texts(clues)).toEqual(['clue 2 red', 'clue 2 blue', 'clue 2 3']);
});

test('a card offers what can be done with it', () => {
  const { play, discard, announce } = cardMoves(MOVES, 0);
  expect([play?.move, discard?.move]).toEqual(['play 1', 'discard 1']);
  expect(texts(announce)).toEqual(['play 1 as red']);
  expect(cardMoves(MOVES, 1).discard).toBeUndefined();
});

// Sorting the legal moves that the server offers by what they are done with.
import type { HanabiMoveInfo } from '../../protocol';

export const cluesFor = (moves: readonly HanabiMoveInfo[], target: number): HanabiMoveInfo[] =>
  moves.filter((move) => move.kind === 'clue' && move.target === target);

export const clueTouching = (
  moves: readonly HanabiMoveInfo[],
  target: number,
  slot: number,
): HanabiMoveInfo[] => cluesFor(moves, target).filter((move) => move.touches?.includes(slot));

export interface CardMoves {
  readonly play: HanabiMoveInfo | undefined;
  readonly discard: HanabiMoveInfo | undefined;
  readonly announce: readonly HanabiMoveInfo[];
}

/** What can be done with the player's card in a slot. */
export function cardMoves(moves: readonly HanabiMoveInfo[], slot: number): CardMoves {
  const mine = moves.filter((move) => move.slot === slot);
  return {
    play: mine.find((move) => move.kind === 'play'),
    discard: mine.find((move) => move.kind === 'discard'),
    announce: mine.filter((move) => move.kind === 'announce'),
  };
}

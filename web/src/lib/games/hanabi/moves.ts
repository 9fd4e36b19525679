// Sorting the legal moves that the server offers by what they are done with.
import type { HanabiMoveInfo } from '../../protocol';

/** The clues for a player: colours in the given order, then values. */
export function cluesFor(
  moves: readonly HanabiMoveInfo[],
  target: number,
  colours: readonly string[],
): HanabiMoveInfo[] {
  const rank = ({ colour, value }: HanabiMoveInfo): number =>
    colour ? colours.indexOf(colour) : colours.length + (value ?? 0);
  return moves
    .filter((move) => move.kind === 'clue' && move.target === target)
    .sort((one, two) => rank(one) - rank(two));
}

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

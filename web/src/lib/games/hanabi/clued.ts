// Which clues a player has not answered yet, and which cards they point at now.
import type { GameEvent, Moved } from '../../server/table.svelte';
import { movesSince } from '../../table/since';

export interface Clued {
  readonly giver: number;
  readonly target: number;
  /** A colour by its name, or a value. */
  readonly piece: string;
  /** The slots in which the cards that it pointed at are now. */
  readonly slots: readonly number[];
  /** Whether no clue came after it. */
  readonly newest: boolean;
}

const LEAVES = new Set(['played', 'misplayed', 'discarded']);

/** The clues since *me* moved last, oldest first. */
export function cluesSince(
  moves: readonly Moved[],
  me: number | null,
  players: number,
): readonly Clued[] {
  const events = movesSince(moves, me, players).flatMap(({ happened }) => happened);
  const clues = events.flatMap((event, index) =>
    event.event === 'clued' ? [clued(event, events.slice(index + 1))] : [],
  );
  return clues.map((clue, index) => ({ ...clue, newest: index === clues.length - 1 }));
}

/** The clue that a move gives; nothing if it gives none. */
export const cluesOf = ({ happened }: Moved): readonly Clued[] =>
  happened
    .filter(({ event }) => event === 'clued')
    .map((event) => ({ ...clued(event, []), newest: true }));

/** The card that a move takes out of a hand, by its name in marks; null if it takes none. */
export function cardOf({ happened }: Moved): string | null {
  const taken = happened.find(({ event }) => LEAVES.has(event));
  return taken ? `${taken.seat}-${taken.slot}` : null;
}

function clued(event: GameEvent, later: readonly GameEvent[]): Omit<Clued, 'newest'> {
  const target = Number(event['target']);
  return {
    giver: event.seat ?? 0,
    target,
    piece: String(event['colour'] ?? event['value']),
    slots: later
      .filter(({ event: kind, seat }) => seat === target && LEAVES.has(kind))
      .reduce((slots, { slot = 0 }) => closed(slots, slot), event['slots'] as readonly number[]),
  };
}

/** Slots after the card in one of them has left: newer cards move up. */
const closed = (slots: readonly number[], gone: number): readonly number[] =>
  slots.filter((slot) => slot !== gone).map((slot) => (slot > gone ? slot - 1 : slot));

/** The clues that point at a card. */
export const cluesOn = (clues: readonly Clued[], seat: number, slot: number): readonly Clued[] =>
  clues.filter((clue) => clue.target === seat && clue.slots.includes(slot));

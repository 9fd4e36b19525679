// What happened since the viewer's last move, as marks on the board.
import type { GameEvent, Moved } from '../../server/table.svelte';
import { movesSince } from '../../table/since';

export interface Marks {
  /** Groups that were placed or stacked on, such as `white-6`. */
  readonly places: ReadonlySet<string>;
  readonly swapped: ReadonlySet<string>;
  readonly drawn: ReadonlySet<string>;
  readonly discarded: ReadonlySet<string>;
}

/** How a place in a line is called: by its line and its number. */
export const place = (line: unknown, value: unknown): string => `${String(line)}-${String(value)}`;

const named = (
  events: readonly GameEvent[],
  kinds: readonly string[],
  name: (event: GameEvent) => readonly string[],
): ReadonlySet<string> =>
  new Set(events.filter(({ event }) => kinds.includes(event)).flatMap(name));

/** The marks for *me*; the closing move stays marked whoever made it. */
export function marksOf(moves: readonly Moved[], me: number | null, over: boolean): Marks {
  const since = movesSince(moves, me, 2);
  const news = since.length === 0 && over ? moves.slice(-1) : since;
  const events = news.flatMap(({ happened }) => happened);
  // My own last move ended with the opponent's draw.
  const draws = moves.slice(Math.max(0, moves.length - news.length - 1));
  return {
    places: named(events, ['placed', 'stacked'], (event) => [place(event['line'], event['value'])]),
    swapped: named(events, ['swapped'], (event) => [
      String(event['given']),
      String(event['taken']),
    ]),
    discarded: named(events, ['discarded'], (event) => [String(event['tile'])]),
    drawn: named(
      draws.flatMap(({ happened }) => happened),
      ['drawn'],
      (event) => [String(event['tile'])],
    ),
  };
}

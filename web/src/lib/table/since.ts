// What happened at the table since somebody moved last: that is what they still have to read.
import type { Moved } from '../server/table.svelte';

/** The moves after *me*'s last one, oldest first; an onlooker's are those of the last round. */
export function movesSince(
  moves: readonly Moved[],
  me: number | null,
  players: number,
): readonly Moved[] {
  const mine =
    me === null ? moves.length - players : moves.findLastIndex(({ seat }) => seat === me);
  return moves.slice(Math.max(0, me === null ? mine : mine + 1));
}

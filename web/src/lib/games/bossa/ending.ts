// How a game of Bossa ended, in words.
import { duelLights } from '../../generic/sentences';
import type { BossaPosition, TableInfo } from '../../protocol';
import { say } from '../../words/words.svelte';
import type { EndingWords } from '../module';

export function ending(
  { result, seat }: TableInfo,
  position: BossaPosition,
  names: readonly string[],
): EndingWords {
  const winner = result?.winner ?? null;
  if (winner === 'draw' || winner === null)
    return {
      score: null,
      title: say('bossa-draw'),
      how: say('bossa-ended-pile-draw'),
      happy: false,
      lights: duelLights(false),
    };
  const values = { winner: names[winner] ?? '', loser: names[1 - winner] ?? '' };
  const yours = seat === winner;
  return {
    score: null,
    title: say(yours ? 'bossa-you-won' : 'bossa-won', values),
    how: say(`bossa-ended-${position.ending ?? result?.ended ?? 'pile'}`, values),
    happy: yours,
    lights: duelLights(yours),
  };
}

// How a game ended, in words.
import type { TableInfo } from '../protocol';
import type { Position } from '../server/table.svelte';
import { say } from '../words/words.svelte';

export interface EndingWords {
  readonly score: string | null;
  readonly title: string;
  readonly how: string;
  readonly happy: boolean;
}

export function endingWords(
  info: TableInfo,
  position: Position,
  names: readonly string[],
): EndingWords {
  return position.game === 'hanabi' ? hanabi(info) : bossa(info, position.ending ?? null, names);
}

function hanabi(info: TableInfo): EndingWords {
  const result = info.result;
  const how = say(`ended-${result?.ended ?? 'deck'}`);
  const score = result?.score ?? null;
  const lost = ['errors', 'hopeless', 'stuck', 'resigned', 'clock'].includes(result?.ended ?? '');
  if (lost) {
    const total = result?.total ?? 0;
    return {
      score: null,
      title: say('verdict-defeat'),
      how: `${how} ${say('fireworks-stood', { total })}`,
      happy: false,
    };
  }
  if (score === null) return { score: null, title: say('verdict-victory'), how, happy: true };
  return {
    score: say('score-of', { score, top: result?.top ?? 25 }),
    title: say(`verdict-${result?.verdict ?? 'glow'}`),
    how,
    happy: true,
  };
}

function bossa(info: TableInfo, ending: string | null, names: readonly string[]): EndingWords {
  const result = info.result;
  const winner = result?.winner ?? null;
  const how = ending ?? result?.ended ?? 'pile';
  if (winner === 'draw' || winner === null)
    return {
      score: null,
      title: say('bossa-draw'),
      how: say('bossa-ended-pile-draw'),
      happy: false,
    };
  const values = { winner: names[winner] ?? '', loser: names[1 - winner] ?? '' };
  const yours = info.seat === winner;
  const title = yours ? 'bossa-you-won' : 'bossa-won';
  return {
    score: null,
    title: say(title, values),
    how: say(`bossa-ended-${how}`, values),
    happy: yours,
  };
}

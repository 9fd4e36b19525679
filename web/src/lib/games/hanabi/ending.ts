// How a game of Hanabi ended, in words.
import type { HanabiPosition, TableInfo } from '../../protocol';
import { rankOf } from '../../learn/rank';
import { say } from '../../words/words.svelte';
import type { EndingWords } from '../module';

const DEFEATS = ['errors', 'hopeless', 'stuck', 'resigned', 'clock'];

export function ending({ result, rules }: TableInfo, { view }: HanabiPosition): EndingWords {
  const lights = view.fireworks;
  const how = say(`ended-${result?.ended ?? 'deck'}`);
  const score = result?.score ?? null;
  if (DEFEATS.includes(result?.ended ?? ''))
    return {
      score: null,
      title: say('verdict-defeat'),
      how: `${how} ${say('fireworks-stood', { total: result?.total ?? 0 })}`,
      happy: false,
      lights,
    };
  if (score === null)
    return { score: null, title: say('verdict-victory'), how, happy: true, lights };
  return {
    score: say('score-of', { score, top: result?.top ?? '' }),
    rank: rankOf(rules['edition'], result?.verdict ?? ''),
    title: say(`verdict-${result?.verdict ?? 'glow'}`),
    how,
    happy: true,
    lights,
  };
}

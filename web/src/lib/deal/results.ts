// Results on a deal, counted for drawing: how often each was reached.
import type { Reached, Tries } from '../protocol';
import { shownName } from '../server/table.svelte';
import { say } from '../words/words.svelte';

export interface Results {
  readonly key: string;
  readonly title: string;
  /** How often each result was reached. */
  readonly counts: ReadonlyMap<number, number>;
  readonly total: number;
}

const count = (counts: ReadonlyMap<number, number>, result: number): number =>
  counts.get(result) ?? 0;

function results(
  key: string,
  title: string,
  reached: readonly (readonly [number, number])[],
): Results {
  const counts = new Map<number, number>();
  for (const [result, games] of reached) counts.set(result, count(counts, result) + games);
  return { key, title, counts, total: [...counts.values()].reduce((sum, games) => sum + games, 0) };
}

/** What one team of bots reached, with a sentence about it, or about where the reader's score stands in it. */
export function ofBots(tries: Tries, mine: number | null): Results {
  const { bots, reached, drawn } = tries;
  const [first = '', second] = bots.map((bot) => shownName('bot', bot));
  const total = reached.length;
  const all = (wanted: (result: number) => boolean): number => reached.filter(wanted).length;
  const title =
    second !== undefined
      ? say('deal-wins', {
          first,
          second,
          wins: all((one) => one > 0),
          tries: total,
          draws: all((one) => one === 0),
        })
      : mine !== null
        ? say('deal-standing', { bot: first, count: all((one) => one <= mine), tries: total })
        : say(drawn ? 'deal-bot' : 'deal-bot-same', {
            bot: first,
            tries: total,
            mean: (reached.reduce((sum, one) => sum + one, 0) / total).toFixed(1),
            least: Math.min(...reached),
            most: Math.max(...reached),
          });
  return results(
    bots.join(' '),
    title,
    reached.map((one) => [one, 1]),
  );
}

/** What people reached here: scores, or wins of the first seat. */
export function ofPeople(cooperative: boolean, people: readonly Reached[], title = ''): Results {
  const found = results(
    'people',
    title,
    people.map(({ reached, games }) => [reached, games]),
  );
  if (cooperative) return found;
  const wins = say('deal-people-wins', {
    wins: count(found.counts, 1),
    tries: found.total,
    draws: count(found.counts, 0),
  });
  return { ...found, title: title ? `${title}: ${wins}` : wins };
}

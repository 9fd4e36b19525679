// The coach at a table with bots only: whether there is one, and its answers in words.
import type { Coaching, Reason, TableInfo } from '../protocol';
import { say, words } from '../words/words.svelte';
import { sayWhy } from './reason';

type Topic = Coaching['topic'];

/** Whether the coach can be asked at a table, now or at another moment of the game. */
export const hasCoach = ({ coach, can }: TableInfo): boolean =>
  Boolean(coach) || can.includes('coach:meaning');

/** What can be asked at a table, and whether it can be asked now. */
export function topics(info: TableInfo, meanings: boolean): readonly [Topic, boolean][] {
  const all: Topic[] = [...(meanings ? (['meaning'] as const) : []), 'move'];
  return all.map((topic) => [topic, info.can.includes(`coach:${topic}`)]);
}

/** The words of a question. */
export function question(topic: Topic, game: string, bot: string): string {
  if (topic === 'move') return say('coach-move', { bot });
  return say(words.has(`coach-meaning-${game}`) ? `coach-meaning-${game}` : 'coach-meaning');
}

/** Sentences in which the reader is not called by name. */
export function sentences(
  reasons: readonly Reason[],
  names: readonly string[],
  me: number | null,
): string[] {
  const called = names.map((name, seat) => (seat === me ? say('coach-you') : name));
  return reasons.map((reason) => sayWhy(reason, called)).filter(Boolean);
}

/** Whether an answer still holds: a move of the reader's own ends it, any move ends advice. */
export const holds = ({ topic, moves }: Coaching, made: number, since: number): boolean =>
  topic === 'move' ? moves === made : moves >= since;

// Why a bot moved as it did, in the reader's language.
import type { Reason, Sentence, Who } from '../protocol';
import { say, words } from '../words/words.svelte';

export type BotReason = Reason | Sentence;

/** A bot's reason in words; empty where it gave none, or where the words for it are not there. */
export function sayWhy(why: BotReason | null | undefined, names: readonly string[]): string {
  if (!why) return '';
  return why.is === 'sentence' ? why.text : worded(why, names);
}

function worded(why: Reason, names: readonly string[]): string {
  if (!words.has(why.name)) return '';
  const values = Object.entries(why.values ?? {}).map(([name, value]) => [
    name,
    stated(value, names),
  ]);
  return say(why.name, Object.fromEntries(values) as Record<string, string | number>);
}

function stated(value: string | number | Who | Reason, names: readonly string[]): string | number {
  if (typeof value !== 'object') return value;
  return value.is === 'player' ? (names[value.seat] ?? '') : worded(value, names);
}

// What an edition calls a result.
import { say, words } from '../words/words.svelte';

/** An edition's word for a verdict; empty where it has none. */
export function rankOf(edition: unknown, verdict: string): string {
  const name = `rank-${String(edition)}-${verdict}`;
  return words.has(name) ? say(name) : '';
}

// A refusal by the server.
import type { Problem } from '../protocol';
import { say, words } from '../words/words.svelte';

/** Something was refused; the problem has a stable code. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** What to tell the reader about an error, in the catalogue's words. */
export function explained(error: unknown): string {
  const code = error instanceof Refused ? error.problem.code.replace('/', '-') : 'offline';
  return words.has(`refused-${code}`) ? say(`refused-${code}`) : say('refused-other');
}

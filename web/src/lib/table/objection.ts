// A refusal as people read it: words, and the paragraph of the table's own rules.
import { rulesLink } from '../learn/rules';
import type { TableInfo } from '../protocol';
import { explained, Refused } from '../server/refused';
import { say, words } from '../words/words.svelte';

export interface Objection {
  readonly text: string;
  /** The paragraph that forbids it; empty if no rule does. */
  readonly rule: string;
  /** Where the rules of this table say so. */
  readonly link: string;
}

const objected = ({ game, rules }: TableInfo, text: string, rule: string): Objection => ({
  text,
  rule,
  link: rulesLink(game, rules, rule || null),
});

/** What went wrong with a request. */
export const failed = (info: TableInfo, error: unknown): Objection =>
  objected(info, explained(error), (error instanceof Refused && error.problem.rule) || '');

/** Why a move is not allowed; *rule* is empty if no paragraph was cited. */
export function forbidden(info: TableInfo, rule: string): Objection {
  const name = `why-${rule.replace('.', '-')}`;
  return objected(info, say(words.has(name) ? name : 'why-other'), rule);
}

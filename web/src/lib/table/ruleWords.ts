// The rules that a table may choose, in words.
import { readable } from '../words/readable';
import { say, words } from '../words/words.svelte';

/** Words of the catalogue, or the server's name where it has none. */
const worded = (message: string, name: string): string =>
  words.has(message) ? say(message) : readable(name);

/** A rule's name: the edition's own where it has one. */
export const ruleName = (rule: string, edition: unknown = ''): string => {
  const own = `variant-${rule}-${String(edition)}`;
  return words.has(own) ? say(own) : worded(`variant-${rule}`, rule);
};

/** A sentence about a rule; empty where the catalogue has none. */
export const ruleMore = (rule: string): string =>
  words.has(`variant-${rule}-more`) ? say(`variant-${rule}-more`) : '';

export const editionName = (edition: string): string => worded(`edition-${edition}`, edition);

export const editionMore = (edition: string): string =>
  words.has(`edition-${edition}-more`) ? say(`edition-${edition}-more`) : '';

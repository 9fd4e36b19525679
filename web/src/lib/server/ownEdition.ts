// The edition that a reader knows: the one in their language.
import type { GameInfo } from '../protocol';
import { words } from '../words/words.svelte';

/** Return its name; undefined where no rulebook of the game is in that language. */
export const ownEdition = (facts: GameInfo): string | undefined =>
  facts.editions.find(({ language }) => language === words.language)?.name;

// Every test hears the page in English, with all parts of the catalogue.
import { words } from './lib/words/words.svelte';

for (const part of ['rules', 'editions', 'review', 'daily', 'bots', 'notices', 'settings'] as const)
  await words.also(part);

// What an edition plays with, from the rulebooks that Python wrote.
import type { Rulebooks } from '../../protocol';
import { editionOf } from '../../learn/rules';
import rulebooks from './rulebooks.json';

/** What an edition calls the thing of this role: its token for clues, its mark of an error. */
export const itemFor = (edition: unknown, role: 'clue' | 'error'): string =>
  editionOf(rulebooks as unknown as Rulebooks, String(edition))?.items.find(
    (item) => item.role === role,
  )?.name ?? '';

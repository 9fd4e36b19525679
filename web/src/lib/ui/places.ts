// The parts of the site beside the tables: the front page shows them all, and every quiet page's foot names them.
import { offer } from '../server/offer.svelte';
import type { IconName } from './Icon.svelte';

export interface Place {
  readonly path: string;
  readonly icon: IconName;
  /** Its name in the catalogue; a sentence about it has the same name and `-place`. */
  readonly name: string;
}

const PLACES: readonly Place[] = [
  { path: '/learn', icon: 'book', name: 'learn' },
  { path: '/puzzles', icon: 'star', name: 'puzzles' },
  { path: '/reference', icon: 'pile', name: 'reference' },
  { path: '/replay', icon: 'play', name: 'replay-a-record' },
];

/** Those that this server has something for. */
export const places = (): readonly Place[] =>
  PLACES.filter(({ name }) => name !== 'puzzles' || offer.with('puzzles').length > 0);

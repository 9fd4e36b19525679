// The rolls at the start, one after the other: equal numbers are rolled again.
import type { BossaPosition } from '../../protocol';
import type { Line } from './lines';

export type Roll = Readonly<Record<Line, number>>;

/** Every roll; the last one counts. */
export function rollsOf({ view, ties = [] }: Pick<BossaPosition, 'view' | 'ties'>): Roll[] {
  return [
    ...ties.map((tie) => ({ white: tie, black: tie })),
    { white: view.dice['white'] ?? 1, black: view.dice['black'] ?? 1 },
  ];
}

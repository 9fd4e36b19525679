// Figures of a review as the page writes them.
import type { Estimate, Review } from '../protocol';

/** Whether a review counts chances and not points. */
export const inChances = (review: Review): boolean => review.top === 1;

/** A value of the course. */
export const standing = (value: number, chances: boolean): string =>
  chances ? `${(100 * value).toFixed(0)}%` : value.toFixed(2);

/** A figure with its standard error. */
export function figure({ mean, error }: Estimate, chances: boolean): string {
  const [unit, digits, sign] = chances ? [100, 1, '%'] : [1, 2, ''];
  const doubt = error ? ` ± ${(unit * error).toFixed(digits)}` : '';
  return `${(unit * mean).toFixed(digits)}${doubt}${sign}`;
}

/** How bad a cost is: nothing, little, much. */
export function grade({ mean, error }: Estimate, top: number): 'none' | 'some' | 'much' {
  if (mean <= 2 * error || mean < top / 2500) return 'none';
  return mean >= top / 50 ? 'much' : 'some';
}

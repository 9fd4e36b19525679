// Moves and figures of a review, in words.
import { face } from '../art/colour';
import type { Estimate, HanabiStep, Review } from '../protocol';
import { say } from '../words/words.svelte';

export type Step = Review['steps'][number];

/** A card in words. */
export function cardText(text: string): string {
  const shown = face(text);
  return say('card', { colour: say(`colour-${shown.colour}`), value: shown.value });
}

/** A move as the server writes it, in the reader's language. */
export function moveText(move: string, names: readonly string[]): string {
  const [verb = '', second = '', third = '', ...rest] = move.split(' ');
  switch (verb) {
    case 'play':
      return third
        ? say('review-announce', { place: second, colour: say(`colour-${rest[0] ?? ''}`) })
        : say('review-play', { place: second });
    case 'discard':
      return say('review-discard', { place: second });
    case 'clue': {
      const what = /^\d$/.test(third) ? third : say(`colour-${third}`);
      return say('review-clue', { name: names[Number(second) - 1] ?? '', what });
    }
    case 'place':
    case 'stack':
      return say(`review-${verb}`, { line: second, value: third, tiles: rest.join(' ') });
    case 'swap':
      return say('review-swap', { given: second, taken: third });
    case 'redraw':
      return say('review-redraw', { tile: second });
    case 'first':
      return say('review-first');
    case 'white':
    case 'black':
      return say('review-line', { line: verb });
    default:
      return say(verb);
  }
}

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

/** What the own cards could be, the likeliest faces first. */
export const known = (step: HanabiStep): { card: string; chance: number }[][] =>
  step.known.map((chances) => Object.entries(chances).map(([card, chance]) => ({ card, chance })));

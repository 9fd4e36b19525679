// What a review says about a move of Hanabi.
import type { HanabiStep } from '../../protocol';
import { costRange, costWords, roundedBy, standing } from '../../review/figures';
import { sayWhy } from '../../table/reason';
import { say } from '../../words/words.svelte';
import type { ReviewParts } from '../module';
import { cardText } from './face';
import Known from './Known.svelte';
import Piece from './Piece.svelte';

const MISREAD = 'meant-misread';

/** What a move cost with the cards as they lay; luck may have made it a good one. */
function asItLay({ cost_as_it_lay: { mean, error } }: HanabiStep, chances: boolean): string {
  const points = roundedBy(-mean, error);
  if (mean > -2 * error || points === 0 || chances) return costWords({ mean, error }, chances);
  return say('review-gained', { points });
}

/** Whether a card fitted that nobody seemed to know: by people, such a play has a kinder word. */
const fitted = ({ move, taken, cost, cost_as_it_lay: lay }: HanabiStep): boolean =>
  Boolean(taken) &&
  move.startsWith('play ') &&
  cost.mean > 2 * cost.error &&
  lay.mean <= 2 * lay.error;

const rows = (step: HanabiStep, chances: boolean): [string, string][] => [
  [say('review-cost-known'), costRange(step.cost, chances)],
  [say('review-cost-lay'), asItLay(step, chances)],
  [say('review-expected'), say('review-figure', { points: standing(step.before.mean, chances) })],
  [say('review-highest'), String(step.highest)],
  ...(step.pace === null ? [] : [[say('review-pace'), String(step.pace)] as [string, string]]),
  [say('review-tokens'), String(step.tokens)],
];

export const review: ReviewParts<HanabiStep> = {
  rows,
  loss: ({ lost }) => (lost ? say('review-lost', { card: cardText(lost) }) : ''),
  asGood: ({ close, move }) => close.includes(move),
  reasons: (step, names) =>
    [
      sayWhy(step.why, names),
      step.answered ? say('review-answered', { number: step.answered }) : '',
      fitted(step) ? say('review-fitted') : '',
    ].filter(Boolean),
  meanings: ({ meant }, names) =>
    meant.map((said) => ({ text: sayWhy(said, names), wrong: said.name === MISREAD })),
  Piece,
  Known,
};

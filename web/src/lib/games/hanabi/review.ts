// What a review says about a move of Hanabi.
import type { HanabiStep } from '../../protocol';
import { figure, standing } from '../../review/figures';
import { say } from '../../words/words.svelte';
import type { ReviewParts } from '../module';
import { cardText } from './face';
import Known from './Known.svelte';
import Piece from './Piece.svelte';

const rows = (step: HanabiStep, chances: boolean): [string, string][] => [
  [say('review-cost-known'), figure(step.cost, chances)],
  [say('review-cost-lay'), figure(step.cost_as_it_lay, chances)],
  [say('review-expected'), standing(step.before.mean, chances)],
  [say('review-highest'), String(step.highest)],
  ...(step.pace === null ? [] : [[say('review-pace'), String(step.pace)] as [string, string]]),
  [say('caption-clues'), String(step.tokens)],
];

export const review: ReviewParts<HanabiStep> = {
  rows,
  loss: ({ lost }) => (lost ? say('review-lost', { card: cardText(lost) }) : ''),
  asGood: ({ close, move }) => close.includes(move),
  Piece,
  Known,
};

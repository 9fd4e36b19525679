// What a review says about a move of a game that brings no words for it.
import type { ReviewParts } from '../games/module';
import { say } from '../words/words.svelte';
import { figure, standing } from './figures';

export const GENERIC_REVIEW: ReviewParts = {
  rows: ({ cost, before }, chances) => [
    [say('review-cost-known'), figure(cost, chances)],
    [say('review-expected'), standing(before.mean, chances)],
  ],
};

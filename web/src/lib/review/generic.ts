// What a review says about a move of a game that brings no words for it.
import type { ReviewParts } from '../games/module';
import { say } from '../words/words.svelte';
import { costWords, standing } from './figures';

export const GENERIC_REVIEW: ReviewParts = {
  rows: ({ cost, before }, chances) => [
    [say('review-cost-known'), costWords(cost, chances)],
    [say('review-expected'), say('review-figure', { points: standing(before.mean, chances) })],
  ],
};

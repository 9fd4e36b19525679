// What a review says about a move of Bossa.
import type { BossaStep, Reasons } from '../../protocol';
import { standing } from '../../review/figures';
import { say } from '../../words/words.svelte';
import type { ReviewParts } from '../module';

/** What the opponent faces after a move; *leastAnswers* is how many winning answers are worth a sentence. */
export const faced = ({ ends, draws, stuck, answers }: Reasons, leastAnswers: number): string[] => [
  ...(ends ? [say('review-why-ends')] : []),
  ...(draws && stuck ? [say('review-why-stuck', { count: stuck, draws })] : []),
  ...(draws && answers >= leastAnswers
    ? [say('review-why-answers', { count: answers, draws })]
    : []),
];

export const review: ReviewParts<BossaStep> = {
  rows: ({ before, after }) => [
    [say('review-before'), standing(before.mean, true)],
    [say('review-after'), standing(after.mean, true)],
  ],
  reasons: ({ why, exact }) => [...faced(why, 1), ...(exact ? [say('review-exact')] : [])],
};

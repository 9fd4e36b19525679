// Figures of a review as the page writes them: in words, and no more exact than they are known.
import type { Step } from '../games/module';
import type { Estimate, Review } from '../protocol';
import { decimal, say } from '../words/words.svelte';

/** Whether a review counts chances and not points. */
export const inChances = (review: Review): boolean => review.top === 1;

/** A value of the course. */
export const standing = (value: number, chances: boolean): string =>
  chances ? `${(100 * value).toFixed(0)}%` : decimal(value, 1);

/** A value without the digits that its standard error makes meaningless. */
export const roundedBy = (value: number, error: number): number =>
  Number(value.toFixed(error >= 0.5 ? 0 : 1));

/** Whether a cost is more than noise, and worth a word. */
const told = ({ mean, error }: Estimate, chances: boolean): boolean =>
  mean > 2 * error && mean >= (chances ? 0.005 : 0.05);

const amount = ({ mean, error }: Estimate, chances: boolean): number =>
  chances ? roundedBy(100 * mean, 100 * error) : roundedBy(mean, error);

/** What a move cost, in words. */
export function costWords(cost: Estimate, chances: boolean): string {
  if (!told(cost, chances)) return say('review-nothing');
  const size = amount(cost, chances);
  return chances ? say('review-chance', { percent: size }) : say('review-points', { points: size });
}

/** What a move cost, in words, and between which bounds that lies 19 times out of 20. */
export function costRange(cost: Estimate, chances: boolean): string {
  const words = costWords(cost, chances);
  const [least, most] = [-2, 2].map((errors) => {
    const { mean, error } = cost;
    return amount({ mean: mean + errors * error, error }, chances);
  });
  return told(cost, chances) && least !== most
    ? say('review-range', { cost: words, least: least ?? 0, most: most ?? 0 })
    : words;
}

/** What a move cost as a sentence. */
const costSentence = (cost: Estimate, chances: boolean): string =>
  told(cost, chances)
    ? say('review-move-cost', { cost: costWords(cost, chances) })
    : say('review-move-free');

/** What a move cost, as short as a column needs it; nothing for nothing. */
export const costFigure = (cost: Estimate, chances: boolean): string =>
  told(cost, chances) ? `−${decimal(amount(cost, chances))}${chances ? '%' : ''}` : '';

/** What a move is called and what it cost, in words. */
export const judged = (review: Review, { number, cost }: Pick<Step, 'number' | 'cost'>): string => {
  const word = say(`review-${review.verdicts[number - 1] ?? 'good'}`);
  const first = word.charAt(0).toLocaleUpperCase() + word.slice(1);
  return `${first}. ${costSentence(cost, inChances(review))}`;
};

/** Whether a turning point is one for its cost: the course did not show it. */
export const gambled = (review: Review, number: number): boolean => {
  const [before, after] = [review.course[number - 1], review.course[number]];
  const cost = review.steps[number - 1]?.cost.mean ?? 0;
  return before && after ? cost > Math.abs(after.mean - before.mean) : false;
};

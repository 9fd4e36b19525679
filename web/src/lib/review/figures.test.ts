import { expect, test } from 'vitest';
import type { Review } from '../protocol';
import { costFigure, costRange, costWords, gambled, judged, roundedBy, standing } from './figures';

type Estimate = Parameters<typeof costWords>[0];
const estimate = (mean: number, error: number): Estimate => ({ mean, error }) as Estimate;

test('a value is a percentage where a review counts chances', () => {
  expect(standing(0.456, true)).toBe('46%');
  expect(standing(21.456, false)).toBe('21.5');
});

test('a value is written as the language writes it', async () => {
  const { words } = await import('../words/words.svelte');
  await words.speak('it');
  expect(standing(21.456, false)).toBe('21,5');
  expect(costFigure(estimate(1.24, 0.01), false)).toBe('−1,2');
  await words.speak('en');
});

test('a value has no digits that its error makes meaningless', () => {
  expect(roundedBy(11.23, 0.6)).toBe(11);
  expect(roundedBy(11.23, 0.04)).toBe(11.2);
});

test('a cost is told in words, and noise is nothing', async () => {
  const { words } = await import('../words/words.svelte');
  await words.also('review');
  expect(costWords(estimate(0.26, 0.04), false)).toBe('about 0.3 points');
  expect(costWords(estimate(0.96, 0.04), false)).toBe('about 1 point');
  expect(costWords(estimate(0.26, 0.2), false)).toBe('nothing that could be measured');
  expect(costFigure(estimate(0.042, 0.001), true)).toBe('−4.2%');
  expect(costFigure(estimate(0, 0), true)).toBe('');
});

test('a cost stands with the bounds that it lies between', async () => {
  const { words } = await import('../words/words.svelte');
  await words.also('review');
  expect(costRange(estimate(0.36, 0.07), false)).toBe('about 0.4 points (0.2 to 0.5)');
  expect(costRange(estimate(0.08, 0.01), true)).toBe('about 8% of the chance to win (6 to 10)');
  expect(costRange(estimate(0.3, 0.001), false)).toBe('about 0.3 points');
  expect(costRange(estimate(0.1, 0.2), false)).toBe('nothing that could be measured');
});

test('a word stands before the cost of a move', async () => {
  const { words } = await import('../words/words.svelte');
  await words.also('review');
  const review = { top: 25, verdicts: ['good', 'blunder'] } as unknown as Review;
  expect(judged(review, { number: 1, cost: estimate(0.26, 0.2) })).toBe('Good. It cost nothing.');
  expect(judged(review, { number: 2, cost: estimate(2.04, 0.1) })).toBe(
    'Blunder. It cost about 2 points.',
  );
});

test('a move that cost more than the course shows was a gamble', () => {
  const review = {
    course: [20, 20, 17].map((mean) => estimate(mean, 0)),
    steps: [{ cost: estimate(11.2, 0.5) }, { cost: estimate(1, 0.1) }],
  } as unknown as Review;
  expect([gambled(review, 1), gambled(review, 2)]).toEqual([true, false]);
});

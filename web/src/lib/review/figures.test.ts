import { expect, test } from 'vitest';
import { figure, grade, standing } from './figures';

type Estimate = Parameters<typeof figure>[0];
const estimate = (mean: number, error: number): Estimate => ({ mean, error }) as Estimate;

test('a value is a percentage where a review counts chances', () => {
  expect(standing(0.456, true)).toBe('46%');
  expect(standing(21.456, false)).toBe('21.46');
});

test('a figure has its standard error, unless it is exact', () => {
  expect(figure(estimate(0.5, 0.0123), true)).toBe('50.0 ± 1.2%');
  expect(figure(estimate(1.25, 0), false)).toBe('1.25');
});

test.each([
  ['none', 0, 0],
  ['none', 0.3, 0.15],
  ['none', 0.009, 0],
  ['some', 0.3, 0.14],
  ['some', 0.49, 0],
  ['much', 0.5, 0],
])('a cost is %s at %d ± %d of 25', (wanted, mean, error) => {
  expect(grade(estimate(mean, error), 25)).toBe(wanted);
});

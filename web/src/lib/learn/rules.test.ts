import { expect, test } from 'vitest';
import { holding, type Section } from './rules';

const SECTION: Section = {
  name: 'section',
  paragraphs: [
    { name: 'always' },
    { name: 'with', only: 'variant' },
    { name: 'without', unless: 'variant' },
  ],
};
const names = (variants: Record<string, boolean>): string[] =>
  holding(SECTION, variants).map(({ name }) => name);

test('paragraphs hold with their variant or without it', () => {
  expect(names({})).toEqual(['always', 'without']);
  expect(names({ variant: false })).toEqual(['always', 'without']);
  expect(names({ variant: true })).toEqual(['always', 'with']);
});

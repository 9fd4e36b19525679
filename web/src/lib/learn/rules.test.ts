import { expect, test } from 'vitest';
import type { Rulebooks } from '../protocol';
import {
  agreedIn,
  differing,
  editionOf,
  holding,
  offeredBy,
  printedBy,
  rulesLink,
  scoreTable,
} from './rules';

const paragraph = (name: string, more: object = {}) => ({
  name,
  numbers: [],
  only: '',
  unless: '',
  editions: [],
  decided: [],
  ...more,
});
const edition = (name: string, variants: string[]) => ({
  name,
  defaults: {},
  variants,
  language: '',
  year: null,
  players: null,
  ages: null,
  minutes: null,
  credits: [],
  items: [],
  advice: [],
  looks: [],
});
const BOOKS: Rulebooks = {
  editions: [edition('old', []), edition('new', ['fast'])],
  rulebook: {
    sections: [
      {
        name: 'section',
        variant: '',
        paragraphs: [
          paragraph('always'),
          paragraph('with', { numbers: ['C2', 'C3'], only: 'fast', editions: ['new'] }),
          paragraph('without', { unless: 'fast' }),
        ],
      },
      { name: 'variant', variant: 'fast', paragraphs: [paragraph('how', { numbers: ['C4'] })] },
    ],
    verdicts: [
      { name: 'low', low: 0, high: 5, only: '', unless: '' },
      { name: 'high', low: 6, high: 6, only: 'fast', unless: '' },
    ],
    unscored: 'unscored',
  },
};
const names = (variants: Record<string, boolean>): string[] =>
  holding(BOOKS, variants).flatMap(({ paragraphs }) => paragraphs.map(({ name }) => name));

test('paragraphs and sections hold with their variant or without it', () => {
  expect(names({})).toEqual(['always', 'without']);
  expect(names({ fast: false })).toEqual(['always', 'without']);
  expect(names({ fast: true })).toEqual(['always', 'with', 'how']);
});

test('the score table follows the variants, and some have none', () => {
  expect(scoreTable(BOOKS, {})?.map(({ name }) => name)).toEqual(['low']);
  expect(scoreTable(BOOKS, { fast: true })?.map(({ name }) => name)).toEqual(['low', 'high']);
  expect(scoreTable(BOOKS, { unscored: true })).toBeNull();
});

test('what only some editions print is told', () => {
  const sections = holding(BOOKS, { fast: true });
  const printed = sections.flatMap(({ paragraphs }) =>
    paragraphs.map((one) => printedBy(BOOKS, one)),
  );
  expect(printed).toEqual([[], ['new'], []]);
  expect(sections.map((section) => offeredBy(BOOKS, section))).toEqual([[], ['new']]);
  expect(differing(BOOKS, sections)).toEqual(['C2', 'C4']);
});

test('an edition that is not known is the first', () => {
  expect(editionOf(BOOKS, 'new')?.name).toBe('new');
  expect(editionOf(BOOKS, 'none')?.name).toBe('old');
});

test('an address carries what was agreed', () => {
  const link = rulesLink('chess', { edition: 'old', fast: true, slow: false, first: 2 }, 'C4.2');
  expect(link).toBe('#/rules/chess/edition=old&fast=true&slow=false/C4.2');
  expect(agreedIn('edition=old&fast=true&slow=false')).toEqual({
    edition: 'old',
    fast: true,
    slow: false,
  });
  expect(rulesLink('chess', {})).toBe('#/rules/chess/-');
  expect(agreedIn(null)).toEqual({});
});

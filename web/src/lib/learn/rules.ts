// The rules of a table: which paragraphs hold there, and which rulebooks print them.
import type { Paragraph, Printed, Rulebooks, Section, Verdict } from '../protocol';

/** Which options are on. */
export type Variants = Readonly<Record<string, boolean>>;

interface Conditional {
  readonly only: string;
  readonly unless: string;
}
const holds = ({ only, unless }: Conditional, variants: Variants): boolean =>
  (!only || variants[only] === true) && (!unless || !variants[unless]);

/** The sections and paragraphs that hold with these variants. */
export const holding = ({ rulebook }: Rulebooks, variants: Variants): Section[] =>
  rulebook.sections
    .filter(({ variant }) => !variant || variants[variant])
    .map((section) => ({
      ...section,
      paragraphs: section.paragraphs.filter((paragraph) => holds(paragraph, variants)),
    }));

/** The score table; null where nothing is scored. */
export function scoreTable({ rulebook }: Rulebooks, variants: Variants): Verdict[] | null {
  if (rulebook.verdicts.length === 0 || variants[rulebook.unscored]) return null;
  return rulebook.verdicts.filter((verdict) => holds(verdict, variants));
}

/** The names of the editions that offer the variant of a section; empty if all of them do. */
export const offeredBy = ({ editions }: Rulebooks, { variant }: Section): string[] =>
  variant
    ? few(editions.filter(({ variants }) => variants.includes(variant)).map(named), editions)
    : [];

/** The names of the editions that print a paragraph; empty if all of them do. */
export const printedBy = ({ editions }: Rulebooks, paragraph: Paragraph): string[] =>
  few(paragraph.editions, editions);

const named = ({ name }: Printed): string => name;
const few = (names: readonly string[], all: readonly Printed[]): string[] =>
  names.length === all.length ? [] : [...names];

/** The numbers of the paragraphs that are not the same in every edition. */
export const differing = (books: Rulebooks, sections: readonly Section[]): string[] =>
  sections.flatMap((section) => {
    const own = section.paragraphs.filter((one) => printedBy(books, one).length > 0);
    const told = offeredBy(books, section).length > 0 ? section.paragraphs.slice(0, 1) : own;
    return told.flatMap(({ numbers }) => numbers.slice(0, 1));
  });

export const editionOf = ({ editions }: Rulebooks, name: string): Printed | undefined =>
  editions.find((edition) => edition.name === name) ?? editions[0];

/** The address of the rules that a table agreed on, and of one of their paragraphs. */
export function rulesLink(
  game: string,
  rules: Readonly<Record<string, unknown>>,
  at: string | null = null,
): string {
  const told = Object.entries(rules).filter(([, value]) => typeof value !== 'number');
  const agreed = told.map(([name, value]) => `${name}=${String(value)}`).join('&') || '-';
  return `#/rules/${game}/${agreed}${at ? `/${at}` : ''}`;
}

/** The rules that such an address names. */
export const agreedIn = (text: string | null): Record<string, string | boolean> =>
  Object.fromEntries(
    [...new URLSearchParams(text ?? '')].map(([name, value]) => [
      name,
      value === 'true' || value === 'false' ? value === 'true' : value,
    ]),
  );

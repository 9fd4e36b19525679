// The rules as the page tells them: which sentences belong together, and when they hold.

export interface Paragraph {
  readonly name: string;
  /** Only with this variant, or only without it. */
  readonly only?: string;
  readonly unless?: string;
}

export interface Section {
  readonly name: string;
  readonly paragraphs: readonly Paragraph[];
  /** The variant that the whole section is about. */
  readonly variant?: string;
}

/** Paragraphs that always hold. */
export const all = (prefix: string, names: readonly string[]): Paragraph[] =>
  names.map((name) => ({ name: `${prefix}-${name}` }));

/** The paragraphs of a section that hold with these variants. */
export const holding = (
  section: Section,
  variants: Readonly<Record<string, boolean>>,
): Paragraph[] =>
  section.paragraphs.filter(
    ({ only, unless }) => (!only || variants[only]) && (!unless || !variants[unless]),
  );

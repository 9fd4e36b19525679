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

const all = (prefix: string, names: readonly string[]): Paragraph[] =>
  names.map((name) => ({ name: `${prefix}-${name}` }));

export const HANABI: readonly Section[] = [
  { name: 'rules-h-aim', paragraphs: all('rules-h', ['aim-1', 'aim-2']) },
  {
    name: 'rules-h-setup',
    paragraphs: [
      { name: 'rules-h-setup-cards', unless: 'avalanche' },
      { name: 'rules-h-setup-cards-avalanche', only: 'avalanche' },
      ...all('rules-h', ['setup-hands', 'setup-tokens', 'setup-first']),
    ],
  },
  { name: 'rules-h-turn', paragraphs: all('rules-h', ['turn-1', 'turn-2']) },
  {
    name: 'rules-h-clue',
    paragraphs: [
      ...all('rules-h', ['clue-1', 'clue-2', 'clue-3']),
      { name: 'rules-h-clue-empty', only: 'empty_clues' },
      { name: 'rules-h-clue-not-empty', unless: 'empty_clues' },
    ],
  },
  { name: 'rules-h-discard', paragraphs: all('rules-h', ['discard-1', 'discard-2']) },
  { name: 'rules-h-play', paragraphs: all('rules-h', ['play-1', 'play-2', 'play-3']) },
  {
    name: 'rules-h-end',
    paragraphs: [
      ...all('rules-h', ['end-errors', 'end-victory']),
      { name: 'rules-h-end-deck', unless: 'all_or_nothing' },
      { name: 'rules-h-end-score', unless: 'all_or_nothing' },
    ],
  },
  {
    name: 'variant-all_or_nothing',
    variant: 'all_or_nothing',
    paragraphs: all('rules-h', ['aon-1', 'aon-2', 'aon-3']),
  },
  {
    name: 'variant-synchronised',
    variant: 'synchronised',
    paragraphs: all('rules-h', ['sync-1', 'sync-2', 'sync-3']),
  },
  {
    name: 'variant-avalanche',
    variant: 'avalanche',
    paragraphs: all('rules-h', ['ava-1', 'ava-2']),
  },
  { name: 'rules-h-talk', paragraphs: all('rules-h', ['talk-1']) },
];

export const BOSSA: readonly Section[] = [
  { name: 'rules-b-aim', paragraphs: all('rules-b', ['aim-1', 'aim-2']) },
  {
    name: 'rules-b-setup',
    paragraphs: all('rules-b', ['setup-1', 'setup-2', 'setup-3', 'setup-4', 'setup-5']),
  },
  { name: 'rules-b-turn', paragraphs: all('rules-b', ['turn-1']) },
  {
    name: 'rules-b-place',
    paragraphs: all('rules-b', ['place-1', 'place-2', 'place-3', 'place-4', 'place-5']),
  },
  { name: 'rules-b-actions', paragraphs: all('rules-b', ['redraw', 'swap', 'stack', 'stack-2']) },
  { name: 'rules-b-modifier', paragraphs: all('rules-b', ['modifier-1', 'doubler', 'inverter']) },
  {
    name: 'rules-b-end',
    paragraphs: all('rules-b', ['end-hand', 'end-line', 'end-both', 'end-stuck', 'end-pile']),
  },
];

/** The paragraphs of a section that hold with these variants. */
export const holding = (
  section: Section,
  variants: Readonly<Record<string, boolean>>,
): Paragraph[] =>
  section.paragraphs.filter(
    ({ only, unless }) => (!only || variants[only]) && (!unless || !variants[unless]),
  );

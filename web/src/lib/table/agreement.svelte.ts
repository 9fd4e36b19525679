// What a table agrees on: its rules and options, chosen when it is set up and changed by the host until it starts.
import type { Options, TableInfo } from '../protocol';

export const VARIANTS = ['empty_clues', 'all_or_nothing', 'synchronised', 'avalanche'] as const;
export const EDITIONS = ['it-2023', 'es-2019', 'pl', 'it-fan'] as const;
const WITH_EMPTY_CLUES = 'it-2023';
const SENSIBLE = {
  listed: false,
  talk: 'stock',
  aid: 'exclusions',
  pace: 'live',
  spectators: 'public',
} as const satisfies Options;

export class Agreement {
  players = $state(3);
  edition = $state<string>(EDITIONS[0]);
  variants = $state<Partial<Record<string, boolean>>>({});
  /** The seat that begins; null to draw lots. */
  first = $state<number | null>(null);
  options = $state<Required<Omit<Options, 'clock'>>>({ ...SENSIBLE });
  minutes = $state(0);
  increment = $state(0);

  /** *fixed* leaves only the options to choose: the rules are those of a numbered deal. */
  constructor(
    readonly game: string,
    readonly fixed = false,
  ) {}

  /** What a table that is already set up agreed on. */
  static of(info: TableInfo): Agreement {
    const agreed = new Agreement(info.game, info.deal !== null);
    const { edition, first, ...switches } = info.rules;
    agreed.players = info.players;
    if (typeof edition === 'string') agreed.edition = edition;
    if (typeof first === 'number') agreed.first = first;
    for (const name of VARIANTS)
      if (typeof switches[name] === 'boolean') agreed.variants[name] = switches[name];
    const { clock, ...options } = info.options;
    agreed.options = { ...SENSIBLE, ...options };
    agreed.minutes = (clock?.base ?? 0) / 60;
    agreed.increment = clock?.increment ?? 0;
    return agreed;
  }

  get seats(): number {
    return this.game === 'bossa' ? 2 : this.players;
  }

  /** Whether a variant is in play, chosen or by the edition. */
  on(variant: string): boolean {
    const byEdition = variant === 'empty_clues' && this.edition === WITH_EMPTY_CLUES;
    return this.variants[variant] ?? byEdition;
  }

  get rules(): Record<string, unknown> {
    if (this.game === 'bossa') return {};
    const chosen = { edition: this.edition, ...this.variants };
    return this.first === null || this.first >= this.seats
      ? chosen
      : { ...chosen, first: this.first };
  }

  get terms(): Options {
    const timed = this.options.pace === 'live' && this.minutes > 0;
    const clock = timed ? { base: this.minutes * 60, increment: this.increment } : null;
    return { ...this.options, clock };
  }
}

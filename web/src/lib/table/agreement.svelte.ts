// What a table agrees on: its rules and options, chosen when it is set up and changed by the host until it starts.
import { ownEdition } from '../server/ownEdition';
import type { EditionInfo, GameInfo, Options, TableInfo } from '../protocol';

const SENSIBLE = {
  listed: false,
  talk: 'stock',
  aid: 'exclusions',
  pace: 'live',
  spectators: 'public',
  begins: 'lot',
} as const satisfies Options;

/** Rules with a place of their own in the form. */
const EDITION = 'edition';
const FIRST = 'first';

export class Agreement {
  players = $state(0);
  edition = $state('');
  /** The rules that somebody chose, by their names. */
  chosen = $state<Record<string, unknown>>({});
  /** The seat that begins; null to draw lots. */
  first = $state<number | null>(null);
  options = $state<Required<Omit<Options, 'clock'>>>({ ...SENSIBLE });
  minutes = $state(0);
  increment = $state(0);

  /** *fixed* leaves only the options to choose: the rules are those of a numbered deal. */
  constructor(
    readonly facts: GameInfo,
    readonly fixed = false,
  ) {
    this.players = facts.usual_players;
    this.edition = ownEdition(facts) ?? facts.editions[0]?.name ?? '';
  }

  /** What a table that is already set up agreed on. */
  static of(info: TableInfo, facts: GameInfo): Agreement {
    const agreed = new Agreement(facts, info.deal !== null);
    const { edition, first, ...others } = info.rules;
    agreed.players = info.players;
    agreed.edition = typeof edition === 'string' ? edition : (facts.editions[0]?.name ?? '');
    if (typeof first === 'number') agreed.first = first;
    agreed.chosen = others;
    const { clock, ...options } = info.options;
    agreed.options = { ...SENSIBLE, ...options };
    agreed.minutes = (clock?.base ?? 0) / 60;
    agreed.increment = clock?.increment ?? 0;
    return agreed;
  }

  /** The rules that are on or off. */
  get switches(): string[] {
    return this.#names((values) => values.every((value) => typeof value === 'boolean'));
  }

  /** The rules with other values. */
  get selects(): string[] {
    return this.#names((values) => values.some((value) => typeof value !== 'boolean'));
  }

  /** Whether a table may choose who begins. */
  get drawsLots(): boolean {
    return FIRST in this.facts.options;
  }

  /** What a rule is: chosen, by the edition, or as usual. */
  value(rule: string): unknown {
    return this.chosen[rule] ?? this.#book?.defaults[rule] ?? this.facts.options[rule]?.default;
  }

  get #book(): EditionInfo | undefined {
    return this.facts.editions.find(({ name }) => name === this.edition);
  }

  /** Whether a rule is a variant of other rulebooks, which the chosen one does not offer. */
  foreign(rule: string): boolean {
    const offers = ({ variants }: EditionInfo): boolean => variants.includes(rule);
    return this.facts.editions.some(offers) && !(this.#book && offers(this.#book));
  }

  /** Choose a rulebook: where it says something, or does not offer a variant, its word counts. */
  take(edition: string): void {
    this.edition = edition;
    const open = (rule: string): boolean =>
      !this.foreign(rule) && !(rule in (this.#book?.defaults ?? {}));
    this.chosen = Object.fromEntries(Object.entries(this.chosen).filter(([rule]) => open(rule)));
  }

  on(rule: string): boolean {
    return this.value(rule) === true;
  }

  get rules(): Record<string, unknown> {
    const edition = EDITION in this.facts.options ? { [EDITION]: this.edition } : {};
    const first = this.first !== null && this.first < this.players ? { [FIRST]: this.first } : {};
    return { ...edition, ...this.chosen, ...first };
  }

  get terms(): Options {
    const timed = this.options.pace === 'live' && this.minutes > 0;
    const clock = timed ? { base: this.minutes * 60, increment: this.increment } : null;
    return { ...this.options, clock };
  }

  #names(wanted: (values: readonly unknown[]) => boolean): string[] {
    return Object.entries(this.facts.options)
      .filter(([name, { values }]) => name !== EDITION && name !== FIRST && wanted(values))
      .map(([name]) => name);
  }
}

// The words of the page, from the Fluent catalogues that the terminal uses too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'it', 'es', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
type Part =
  | 'rules'
  | 'editions'
  | 'review'
  | 'daily'
  | 'course'
  | 'bots'
  | 'notices'
  | 'offline'
  | 'settings';

/** Each language's own name for itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  pl: 'Polski',
};

type Source = () => Promise<string>;
const sources = import.meta.glob<string>(
  '../../../../src/chabudai/words/*/{game,page,rules,editions,review,daily,course,bots,notices,offline,settings}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
) as Readonly<Record<string, Source>>;

const FIRST = ['game', 'page'];

class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts = new Set<string>();
  #wanted: Language = 'en';
  /** What is being fetched, or was fetched last. */
  #speaking: Promise<void> | null = null;
  /** In a test every sentence is put between marks, so that stray text shows. */
  marked = false;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak a language from now on. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    const speaking: Promise<void> = gathered(language, [...FIRST, ...this.#parts]).then(
      (bundle) => {
        // Fetched files come in any order: what was asked for last must not be undone by what was asked for before.
        if (this.#speaking !== speaking) return this.#speaking ?? undefined;
        this.#bundle = bundle;
        this.language = language;
        document.documentElement.lang = language;
        return undefined;
      },
      (error: unknown) => {
        if (this.#speaking === speaking) this.#speaking = null;
        throw error;
      },
    );
    this.#speaking = speaking;
    return speaking;
  }

  /** Load a part of the catalogue that only some pages need. */
  also(part: Part): Promise<void> {
    if (this.#parts.has(part) && this.#speaking) return this.#speaking;
    this.#parts.add(part);
    return this.speak(this.#wanted);
  }

  say(name: string, values?: Record<string, FluentVariable>): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(name)?.value;
    if (!bundle || !pattern) return this.marked ? `!${name}!` : name;
    const text = bundle.formatPattern(pattern, values ?? null);
    return this.marked ? `⟦${text}⟧` : text;
  }

  has(name: string): boolean {
    return this.#bundle?.hasMessage(name) ?? false;
  }
}

async function gathered(language: Language, parts: readonly string[]): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const load = (part: string): Promise<string> | undefined =>
    sources[`../../../../src/chabudai/words/${language}/${part}.ftl`]?.();
  for (const text of await Promise.all(parts.map(load)))
    if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** The first of the browser's languages that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => codes[0] === language) ??
    codes.map((code) => LANGUAGES.find((language) => language === code)).find(Boolean) ??
    'en'
  );
}

export const words = new Words();
export const say = (name: string, values?: Record<string, FluentVariable>): string =>
  words.say(name, values);
/** What a game says in words of its own, or the general words. */
export const sayOf = (game: string, name: string): string =>
  say(words.has(`${name}-${game}`) ? `${name}-${game}` : name);
/** A number as the language writes it, with at most one digit behind the comma or with just so many. */
export const decimal = (value: number, digits?: number): string =>
  new Intl.NumberFormat(words.language, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 1,
  }).format(value);

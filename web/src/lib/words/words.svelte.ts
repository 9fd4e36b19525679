// The words of the page, from the Fluent catalogues that the terminal uses too.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'it', 'es', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Part = 'rules' | 'review' | 'daily' | 'bots';

/** Each language's own name for itself. */
export const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  pl: 'Polski',
};

type Source = () => Promise<string>;
const sources = import.meta.glob<string>(
  '../../../../src/chabudai/words/*/{game,page,rules,review,daily,bots}.ftl',
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
  /** In a test every sentence is put between marks, so that stray text shows. */
  marked = false;

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Speak a language from now on. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const parts = [...new Set([...FIRST, ...this.#parts])];
    await Promise.all(parts.map((part) => add(bundle, language, part)));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load a part of the catalogue that only some pages need. */
  async also(part: Part): Promise<void> {
    if (this.#parts.has(part)) return;
    this.#parts.add(part);
    await this.speak(this.language);
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

async function add(bundle: FluentBundle, language: Language, part: string): Promise<void> {
  const load = sources[`../../../../src/chabudai/words/${language}/${part}.ftl`];
  if (load) bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
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

// The reader's preferences: kept in this browser, applied to the page at once.
import type { Pace } from '../table/pace';
import { LANGUAGES, preferred, type Language } from '../words/words.svelte';

export type Theme = 'auto' | 'night' | 'day';
export type Motion = 'auto' | 'full' | 'less';

interface Choices {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  pace: Pace;
  /** Whether the icon of the installed app counts the tables that wait. */
  badge: boolean;
  language: Language | null;
}

const KEY = 'chabudai:comfort';
const DEFAULTS: Choices = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  vibration: true,
  pace: 'normal',
  badge: false,
  language: null,
};

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Preferences {
  chosen = $state<Choices>({ ...DEFAULTS, ...stored() });
  #dark = $state(dark.matches);
  #still = $state(still.matches);

  constructor() {
    dark.addEventListener('change', (event) => (this.#dark = event.matches));
    still.addEventListener('change', (event) => (this.#still = event.matches));
  }

  get theme(): 'night' | 'day' {
    if (this.chosen.theme !== 'auto') return this.chosen.theme;
    return this.#dark ? 'night' : 'day';
  }

  get lessMotion(): boolean {
    return this.chosen.motion === 'auto' ? this.#still : this.chosen.motion === 'less';
  }

  get language(): Language {
    const wished = this.chosen.language;
    return wished && LANGUAGES.includes(wished) ? wished : preferred(navigator.languages);
  }

  /** Apply them to the page; call it inside an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.lessMotion ? 'less' : 'full';
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', this.theme === 'night' ? '#0f1530' : '#f3ecdd');
    localStorage.setItem(KEY, JSON.stringify(this.chosen));
  }
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Choices>;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();

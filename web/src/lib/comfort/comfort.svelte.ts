// What a person likes: kept in this browser, applied to the page at once.
import { LANGUAGES, preferred, type Language } from '../words/words.svelte';

export type Theme = 'auto' | 'night' | 'day';
export type Motion = 'auto' | 'full' | 'less';

interface Wishes {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  vibration: boolean;
  language: Language | null;
}

const KEY = 'chabudai:comfort';
const DEFAULTS: Wishes = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  vibration: true,
  language: null,
};

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

class Comfort {
  wishes = $state<Wishes>({ ...DEFAULTS, ...stored() });
  #dark = $state(dark.matches);
  #still = $state(still.matches);

  constructor() {
    dark.addEventListener('change', (event) => (this.#dark = event.matches));
    still.addEventListener('change', (event) => (this.#still = event.matches));
  }

  get theme(): 'night' | 'day' {
    if (this.wishes.theme !== 'auto') return this.wishes.theme;
    return this.#dark ? 'night' : 'day';
  }

  get lessMotion(): boolean {
    return this.wishes.motion === 'auto' ? this.#still : this.wishes.motion === 'less';
  }

  get language(): Language {
    const wished = this.wishes.language;
    return wished && LANGUAGES.includes(wished) ? wished : preferred(navigator.languages);
  }

  /** Put the wishes on the page; call it inside an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.lessMotion ? 'less' : 'full';
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', this.theme === 'night' ? '#0f1530' : '#f3ecdd');
    localStorage.setItem(KEY, JSON.stringify(this.wishes));
  }
}

function stored(): Partial<Wishes> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Wishes>;
  } catch {
    return {};
  }
}

export const comfort = new Comfort();

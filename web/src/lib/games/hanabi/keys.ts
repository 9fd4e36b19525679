// The keys of a Hanabi table, and its marks: what the help lists, and what a pressed key asks for.
import type { KeyWords } from '../module';
import { COLOURS } from './face';

export const keys: readonly KeyWords[] = [
  { keys: '1 – 5', words: 'keys-own-card' },
  { keys: 'P', words: 'keys-play' },
  { keys: 'D', words: 'keys-discard' },
  { keys: 'R', words: 'keys-raise' },
  { keys: 'U', words: 'keys-turn' },
  { keys: 'X', words: 'keys-pile' },
  { keys: 'C', words: 'keys-clue' },
  { keys: '1 – 5, W R B Y G M', words: 'keys-clue-what' },
  { keys: 'K', words: 'keys-known' },
  { keys: '▲', words: 'mark-playable' },
  { keys: '◆', words: 'mark-indispensable' },
  { keys: '×', words: 'mark-useless' },
];

/** What lies open for choosing when a key is pressed. */
export type Open = 'nothing' | 'card' | 'clues';

export type Wish =
  | { readonly wish: 'card'; readonly index: number }
  | { readonly wish: 'play' | 'discard' | 'clue' | 'raised' | 'turned' | 'pile' }
  /** A colour by its name, or a value. */
  | { readonly wish: 'say'; readonly piece: string };

/** What a key asks for; null if it asks for nothing here. */
export function wished(key: string, open: Open): Wish | null {
  const digit = /^[1-5]$/.test(key) ? Number(key) : null;
  if (open === 'clues') {
    const piece =
      digit?.toString() ?? COLOURS.find((colour) => colour.startsWith(key.toLowerCase()));
    if (piece) return { wish: 'say', piece };
  } else if (digit !== null) return { wish: 'card', index: digit - 1 };
  if (open === 'card' && key === 'p') return { wish: 'play' };
  if (open === 'card' && key === 'd') return { wish: 'discard' };
  if (open === 'card' && key === 'r') return { wish: 'raised' };
  if (open === 'card' && key === 'u') return { wish: 'turned' };
  if (open !== 'clues' && key === 'x') return { wish: 'pile' };
  return key === 'c' ? { wish: 'clue' } : null;
}

/** Whether a key is meant for something else: a field, a dialogue, a browser's own shortcut. */
export function elsewhere(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select');
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    typing !== null ||
    document.querySelector('dialog[open]') !== null
  );
}

// What the keyboard does at the board.
/** What a player can use beside tiles. */
export type Tool = 'modifier' | 'redraw' | 'swap' | 'stack';

export type Act =
  | { readonly do: 'own' | 'theirs'; readonly index: number }
  | { readonly do: 'step'; readonly by: number }
  | { readonly do: 'place' | 'redraw' | 'swap' | 'modifier' | 'clear' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const ACTS: Readonly<Record<string, Act>> = {
  r: { do: 'redraw' },
  s: { do: 'swap' },
  m: { do: 'modifier' },
  Escape: { do: 'clear' },
  Enter: { do: 'place' },
  ArrowLeft: { do: 'step', by: -1 },
  ArrowUp: { do: 'step', by: -1 },
  ArrowRight: { do: 'step', by: 1 },
  ArrowDown: { do: 'step', by: 1 },
};

/** What a pressed key asks for; digits count tiles from left to right, with Shift the opponent's. */
export function actOf({ key, code, shiftKey, ctrlKey, altKey, metaKey }: Pressed): Act | null {
  if (ctrlKey || altKey || metaKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  if (digit) return { do: shiftKey ? 'theirs' : 'own', index: Number(digit) - 1 };
  return ACTS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** The keys with what they do, as messages. */
export const KEYS = [
  { keys: '1–7', words: 'keys-bossa-own' },
  { keys: '⇧ 1–7', words: 'keys-bossa-theirs' },
  { keys: '← → ↑ ↓', words: 'keys-bossa-places' },
  { keys: 'Enter', words: 'keys-bossa-place' },
  { keys: 'R', words: 'action-redraw' },
  { keys: 'S', words: 'action-swap' },
  { keys: 'M', words: 'keys-bossa-modifier' },
  { keys: 'Esc', words: 'keys-bossa-clear' },
] as const;

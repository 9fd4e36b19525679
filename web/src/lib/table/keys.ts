// The keys of a table: what each does, and where they are heard.
import type { KeyWords } from '../games/module';

export type KeyAct = 'help' | 'log' | 'talk' | 'coach' | 'earlier' | 'later' | 'hurry' | 'close';

/** All of them, for the list that the question mark opens. */
export const TABLE_KEYS: readonly KeyWords[] = [
  'help',
  'log',
  'talk',
  'coach',
  'earlier',
  'later',
  'hurry',
  'close',
].map((act) => ({ keys: `table-key-${act}`, words: `table-key-${act}-does` }));

const ACTS: Readonly<Record<string, KeyAct>> = {
  '?': 'help',
  l: 'log',
  t: 'talk',
  h: 'coach',
  '[': 'earlier',
  ']': 'later',
  '.': 'hurry',
  Escape: 'close',
};
/** Keys that mean something else where a control has the focus. */
const IDLE: Readonly<Record<string, KeyAct>> = {
  ' ': 'hurry',
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
};

export interface Pressed {
  readonly key: string;
  /** Whether a key such as Ctrl is held that makes a command of the browser; AltGr does not. */
  readonly command: boolean;
  /** What has the focus: a field to write in, a control, or nothing in particular. */
  readonly focus: 'field' | 'control' | 'nothing';
  /** Whether something lies over the table, which hears keys itself. */
  readonly covered: boolean;
}

/** What a key does at the table; null if it is not for the table. */
export function actOf({ key, command, focus, covered }: Pressed): KeyAct | null {
  if (command || covered || focus === 'field') return null;
  return ACTS[key] ?? (focus === 'nothing' ? (IDLE[key] ?? null) : null);
}

const FIELD = 'input, select, textarea, [contenteditable]';
const CONTROL = 'button, a, summary, [role="button"]';

/** What a press is about. */
export function pressed(event: KeyboardEvent): Pressed {
  const target = event.target instanceof Element ? event.target : document.body;
  const alternate = event.getModifierState('AltGraph');
  return {
    key: event.key.length === 1 ? event.key.toLowerCase() : event.key,
    command: (event.ctrlKey || event.metaKey || event.altKey) && !alternate,
    focus: target.closest(FIELD) ? 'field' : target.closest(CONTROL) ? 'control' : 'nothing',
    covered:
      event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null,
  };
}

// Which tables are lessons, and which hints were understood there: kept in this browser.

const LEARNED = 'chabudai:learned';
const key = (table: string): string => `chabudai:lesson:${table}`;

/** Remember that a table is a lesson. */
export const attend = (table: string): void => keep(table, []);

/** Whether a table is a lesson. */
export const lessonAt = (table: string): boolean => localStorage.getItem(key(table)) !== null;

/** The names of the hints that were understood. */
export const understood = (table: string): string[] =>
  JSON.parse(localStorage.getItem(key(table)) ?? '[]') as string[];

/** Keep which hints were understood at a table, and that they were learned at all. */
export function keep(table: string, names: Iterable<string>): void {
  const all = [...names];
  localStorage.setItem(key(table), JSON.stringify(all));
  localStorage.setItem(LEARNED, JSON.stringify([...new Set([...learned(), ...all])]));
}

/** The names of all hints that were ever understood. */
export const learned = (): string[] =>
  JSON.parse(localStorage.getItem(LEARNED) ?? '[]') as string[];

// Which tables are lessons, and which hints were understood there: kept in this browser.

const key = (table: string): string => `chabudai:lesson:${table}`;

/** Remember that a table is a lesson. */
export const attend = (table: string): void => keep(table, []);

/** Whether a table is a lesson. */
export const lessonAt = (table: string): boolean => localStorage.getItem(key(table)) !== null;

/** The names of the hints that were understood. */
export const understood = (table: string): string[] =>
  JSON.parse(localStorage.getItem(key(table)) ?? '[]') as string[];

export const keep = (table: string, names: Iterable<string>): void =>
  localStorage.setItem(key(table), JSON.stringify([...names]));

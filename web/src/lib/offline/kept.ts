// Answers of the server that were seen once: they are shown again when the server cannot be reached.
import { overflowing, type Mark } from './bound';
import { done, erase, stores } from './database';

/** Characters of JSON: a replay has a few hundred thousand. */
const ROOM = 24_000_000;

/** Keep an answer; a browser that refuses to store anything goes without. */
export async function keep(key: string, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer);
  try {
    const [answers, marks] = await stores('readwrite', 'answers', 'marks');
    answers?.put(text, key);
    marks?.put({ key, size: text.length + key.length, at: Date.now() } satisfies Mark, key);
    const all = marks ? ((await done(marks.getAll())) as Mark[]) : [];
    for (const old of overflowing(all, ROOM)) {
      answers?.delete(old);
      marks?.delete(old);
    }
  } catch {
    // A private window, or a full disk.
  }
}

/** The answer that was kept, if there is one. */
export async function recall(key: string): Promise<unknown> {
  try {
    const [answers] = await stores('readonly', 'answers');
    const text: unknown = answers && (await done(answers.get(key)));
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of all kept answers that start with some text. */
export async function keptKeys(start: string): Promise<string[]> {
  try {
    const [answers] = await stores('readonly', 'answers');
    const range = IDBKeyRange.bound(start, `${start}\uffff`);
    return answers ? ((await done(answers.getAllKeys(range))) as string[]) : [];
  } catch {
    return [];
  }
}

/** Forget everything: somebody else may use this browser next. */
export const forget = (): Promise<void> => erase().catch(() => undefined);

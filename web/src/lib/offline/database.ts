// What this browser keeps for when there is no network: answers of the server, and games on this device.

/** Raise it when a stored form changes: what older pages stored is then left behind and deleted. */
const NAME = 'chabudai-1';
const ALL = 'chabudai-';
export type Store = 'answers' | 'marks' | 'games';

let opened: Promise<IDBDatabase> | null = null;

export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('database'));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME);
  request.onupgradeneeded = () => {
    for (const name of ['answers', 'marks', 'games']) request.result.createObjectStore(name);
  };
  return done(request).then((database) => {
    // Another tab that forgets everything must not wait for this one.
    database.onversionchange = () => {
      database.close();
      opened = null;
    };
    return database;
  });
}

/** The stores in one transaction. */
export async function stores(
  mode: IDBTransactionMode,
  ...names: Store[]
): Promise<IDBObjectStore[]> {
  opened ??= open();
  const transaction = (await opened).transaction(names, mode);
  return names.map((name) => transaction.objectStore(name));
}

/** Delete everything, and what older versions of the page stored. */
export async function erase(except: string | null = null): Promise<void> {
  if (except === null) {
    (await opened)?.close();
    opened = null;
  }
  const found = await indexedDB.databases();
  const ours = found.flatMap(({ name }) => (name?.startsWith(ALL) && name !== except ? name : []));
  await Promise.all(ours.map((name) => done(indexedDB.deleteDatabase(name))));
}

/** Delete what older versions of the page stored. */
export const eraseOlder = (): Promise<void> => erase(NAME);

const DATABASE = 'plinth-ai-builder';
export const SESSIONS = 'sessions';
/** What the states of sessions hold, by id. */
export const FILES = 'files';

/** Whether this browser may keep something: its database is made when the builder first runs. */
export async function mayKeepSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

export type Stores = Record<typeof SESSIONS | typeof FILES, IDBObjectStore>;

/** Reads or writes both stores in one transaction; null where the browser keeps nothing, or has no room. */
export async function withStores<T>(
  mode: IDBTransactionMode,
  act: (stores: Stores) => Promise<T>,
): Promise<T | null> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction([SESSIONS, FILES], mode);
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not keep it.'));
      });
      const [value] = await Promise.all([
        act({ sessions: transaction.objectStore(SESSIONS), files: transaction.objectStore(FILES) }),
        ended,
      ]);
      return value;
    } finally {
      database.close();
    }
  } catch (error) {
    console.info('The browser keeps no steps of the AI builder.', error);
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 2);
  request.onupgradeneeded = () => {
    // Browsers that were here before have the first one, with sessions in it.
    for (const name of [SESSIONS, FILES])
      if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name);
  };
  return done(request);
}

/** The result of a request. */
export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

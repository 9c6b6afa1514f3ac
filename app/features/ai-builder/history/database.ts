const DATABASE = 'plinth-ai-builder';
const STORE = 'sessions';

/** Whether this browser may keep something: its database is made when the builder first runs. */
export async function mayKeepSession(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}

/** The answer of the browser's database; null where it keeps nothing. */
export async function run<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<T | null> {
  try {
    const database = await open();
    try {
      return (await done(act(database.transaction(STORE, mode).objectStore(STORE)))) as T;
    } finally {
      database.close();
    }
  } catch (error) {
    console.info('The browser keeps no steps of the AI builder.', error);
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

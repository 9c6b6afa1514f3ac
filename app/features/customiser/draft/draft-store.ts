import { randomId } from '../../../lib/random-id.ts';
import type { Saved } from '../../../shell/saving/save-website.ts';
import type { Pictures, Values } from '../schema.ts';
import { NO_STEPS, type Steps, withStep } from '../values/steps.ts';

/** What this browser keeps of a template that is made somebody's own. */
export type Draft = {
  template: string;
  /** Of the template, when it was changed last. */
  version: string;
  steps: Steps;
  /** The site that it was published to; null until then. */
  site: { id: string; address: string } | null;
  /** What was saved to the Git Store last; null until then. */
  saved: Saved | null;
  /** Changes with everything that is kept, so that two tabs do not overwrite each other without a word. */
  revision: string;
};

const DATABASE = 'plinth-customiser';
const DRAFTS = 'drafts';
const PICTURES = 'pictures';

/** The draft of a template with its pictures; null when there is none. Rejects where this browser keeps nothing. */
export async function loadDraft(template: string): Promise<{ draft: Draft; pictures: Pictures } | null> {
  return withDatabase(async (database) => {
    const stores = database.transaction([DRAFTS, PICTURES]);
    const pictures: Pictures = {};
    const [draft] = await Promise.all([
      done<Draft | undefined>(stores.objectStore(DRAFTS).get(template)),
      eachPicture(stores.objectStore(PICTURES), template, (path, cursor) => {
        pictures[path] = cursor.value as Blob;
      }),
    ]);
    return draft ? { draft, pictures } : null;
  });
}

/**
 * Keeps a draft in place of the one with the revision `before`. Resolves with false, and keeps nothing, when there is another one
 * by now: another tab has changed it. Rejects when the browser has no room, or keeps nothing.
 */
export async function keepDraft(draft: Draft, before: string | null): Promise<boolean> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(DRAFTS, 'readwrite');
    const ended = endOf(transaction);
    const store = transaction.objectStore(DRAFTS);
    const present = await done<Draft | undefined>(store.get(draft.template));
    const isMine = (present?.revision ?? null) === before;
    if (isMine) store.put(draft, draft.template);
    await ended;
    return isMine;
  });
}

/**
 * Hands values over to the customiser: they are the newest step of the template's draft in this browser, so that what was there
 * before comes back by undo. Navigate to `/template/{template}/customize` once it has resolved. Rejects where this browser keeps
 * nothing.
 * @public Features do not import each other: the route of the one that fills a template hands this function to it.
 */
export async function saveDraft(template: string, version: string, values: Values): Promise<void> {
  for (;;) {
    const before = (await loadDraft(template))?.draft;
    const isKept = await keepDraft(
      {
        template,
        version,
        steps: withStep(before?.steps ?? NO_STEPS, values, false),
        site: before?.site ?? null,
        saved: before?.saved ?? null,
        revision: randomId(),
      },
      before?.revision ?? null,
    );
    if (isKept) return;
  }
}

/** Keeps a picture of a draft. Rejects when the browser has no room, or keeps nothing. */
export async function keepPicture(template: string, path: string, picture: Blob): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(PICTURES, 'readwrite');
    transaction.objectStore(PICTURES).put(picture, [template, path]);
    await endOf(transaction);
  });
}

/** Drops the pictures of a draft that none of its steps names. */
export async function dropPictures(template: string, isUsed: (path: string) => boolean): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(PICTURES, 'readwrite');
    const ended = endOf(transaction);
    await eachPicture(transaction.objectStore(PICTURES), template, (path, cursor) => {
      if (!isUsed(path)) cursor.delete();
    });
    await ended;
  });
}

function eachPicture(
  store: IDBObjectStore,
  template: string,
  act: (path: string, cursor: IDBCursorWithValue) => void,
): Promise<void> {
  const request = store.openCursor(IDBKeyRange.bound([template], [template, []]));
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve();
      act((cursor.key as [string, string])[1], cursor);
      cursor.continue();
    };
  });
}

async function withDatabase<Result>(act: (database: IDBDatabase) => Promise<Result>): Promise<Result> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DRAFTS);
    request.result.createObjectStore(PICTURES);
  };
  const database = await done(request);
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not keep it.'));
  });
}

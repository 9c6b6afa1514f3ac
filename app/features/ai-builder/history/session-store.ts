import { addStep, currentStep, type History, NO_HISTORY } from '../../../../domain/studio/history.ts';
import {
  idsOf,
  type KeptHistory,
  packHistory,
  unpackHistory,
} from '../../../../domain/studio/kept-history.ts';
import type { SiteFile, SiteFiles } from '../../../../domain/studio/site-files.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { Saved } from '../../../shell/saving/save-website.ts';
import { type LiveSite, NO_FILES } from '../schema.ts';
import { done, FILES, SESSIONS, type Stores, withStores } from './database.ts';

/** What the builder knows of the page that is being made. */
export type Session = {
  /** Names the chat in this browser and in the account; empty until there is a step to keep. */
  id: string;
  /** What the page was made from. */
  description: string;
  /** Changes that were asked for since, where it was composed without a model. */
  wishes: string[];
  /** Whether it was composed without a model. */
  isComposed: boolean;
  /** What the composer has to say about it. */
  notes: string[];
  /** Templates of ours that are closest to it, by id. */
  templates: string[];
  /** The repository in which the page was saved last, and what was saved; null until then. */
  saved: Saved | null;
  /** The site that the page was published to last; null until then. */
  site: LiveSite | null;
  history: History;
};

export const NEW_SESSION: Session = {
  id: '',
  description: '',
  wishes: [],
  isComposed: false,
  notes: [],
  templates: [],
  saved: null,
  site: null,
  history: NO_HISTORY,
};

/** The website as it is now. */
export function filesOf(history: History): SiteFiles {
  return currentStep(history)?.files ?? NO_FILES;
}

/** The session with one more state, and what has changed of it beside. */
export function withStep(
  session: Session,
  label: string,
  files: SiteFiles,
  more: Partial<Session> = {},
): Session {
  return { ...session, ...more, history: addStep(session.history, label, files, Date.now()) };
}

/** Chats that a browser keeps; the one that was changed longest ago goes first. */
const MAX_CHATS = 4;
/** The record that names the chat which was open last; empty for a new one. */
const OPEN = 'open';
/** Where chats were before they had names. */
const FORMER = ['previous', 'current'];

/** A session as it is kept: its files are in a store of their own, so that a step writes only what it has changed. */
type KeptSession = Omit<Session, 'history'> & {
  history: KeptHistory;
  /** Changes with everything that is kept, so that two tabs do not overwrite each other without a word. */
  revision: string;
  /** Milliseconds since 1970. */
  at: number;
};

/** A session, and what it is kept as. */
export type Kept = { session: Session; revision: string };

/** Ids of files in this browser, by what they hold: the same file is part of many states. */
const ids = new Map<SiteFile, string>();

function idOf(file: SiteFile): string {
  const known = ids.get(file);
  if (known) return known;
  const id = randomId();
  ids.set(file, id);
  return id;
}

/**
 * The chat that a tab goes on with, and the one that was changed last of all others. `open` is its name, empty for a new chat; null
 * for the one that was open last in any tab.
 */
export async function loadChats(open: string | null): Promise<{ open: Kept | null; before: Kept | null }> {
  const found = await withStores('readwrite', async (stores) => {
    await nameFormer(stores);
    const [last, chats] = [await done(stores[SESSIONS].get(OPEN)), await allChats(stores)];
    const chosen = chats.find(({ id }) => id === (open ?? last));
    return {
      open: chosen ? await read(stores, chosen) : null,
      before: await readFirst(
        stores,
        chats.filter((chat) => chat !== chosen),
      ),
    };
  });
  return found ?? { open: null, before: null };
}

/**
 * Keeps a session in place of the one with the revision `before`, and drops chats that are too many and files that none names any
 * more. Resolves with its new revision; with `overtaken`, and keeps nothing, when another tab has kept another one; with null where
 * the browser keeps nothing, or has no room.
 */
export async function keepChat(
  session: Session,
  before: string | null,
): Promise<{ revision: string } | 'overtaken' | null> {
  const history = packHistory(session.history, idOf);
  const files = new Map(
    session.history.steps.flatMap(({ files }) => Object.values(files)).map((file) => [idOf(file), file]),
  );
  return withStores('readwrite', async (stores) => {
    const chats = await allChats(stores);
    const present = chats.find(({ id }) => id === session.id);
    if (present && present.revision !== before && !(before === null && hasAllOf(session, present)))
      return 'overtaken';
    const mine: KeptSession = { ...session, history, revision: randomId(), at: Date.now() };
    const others = chats.filter((chat) => chat !== present).slice(0, MAX_CHATS - 1);
    const used = new Set([mine, ...others].flatMap((chat) => idsOf(chat.history)));
    // Another tab may have dropped what this one has kept before: the store says what there is.
    const kept = new Set(await done(stores[FILES].getAllKeys()));
    for (const id of kept) if (!used.has(String(id))) stores[FILES].delete(id);
    for (const [id, file] of files) if (!kept.has(id)) stores[FILES].put(file, id);
    for (const { id } of chats) if (!others.some((one) => one.id === id)) stores[SESSIONS].delete(id);
    stores[SESSIONS].put(mine, session.id);
    stores[SESSIONS].put(session.id, OPEN);
    return { revision: mine.revision };
  });
}

/** Remembers that a new chat was begun, in which there is nothing yet. */
export async function keepNone(): Promise<void> {
  await withStores('readwrite', async (stores) => {
    stores[SESSIONS].put('', OPEN);
  });
}

/** Whether nothing of a chat is lost when a session takes its place: it has all of its steps. */
function hasAllOf(session: Session, { history }: KeptSession): boolean {
  const own = new Map(session.history.steps.map(({ id, at }) => [id, at]));
  return history.steps.every(({ id, at }) => own.get(id) === at);
}

/** All chats that are kept, the one that was changed last first. */
async function allChats(stores: Stores): Promise<KeptSession[]> {
  const all: unknown[] = await done(stores[SESSIONS].getAll());
  return all.filter(isChat).sort((one, other) => other.at - one.at);
}

function isChat(value: unknown): value is KeptSession {
  return typeof value === 'object' && value !== null && 'history' in value;
}

async function readFirst(stores: Stores, [first]: KeptSession[]): Promise<Kept | null> {
  return first ? read(stores, first) : null;
}

async function read(stores: Stores, { revision, at: _at, ...found }: KeptSession): Promise<Kept> {
  const files = new Map<string, SiteFile>();
  await Promise.all(
    [...new Set(idsOf(found.history))].map(async (id) => {
      const file = await done<SiteFile | undefined>(stores[FILES].get(id));
      if (file === undefined) return;
      files.set(id, file);
      ids.set(file, id);
    }),
  );
  const history = unpackHistory(found.history, (id) => files.get(id));
  return { session: { ...NEW_SESSION, ...found, history }, revision };
}

/** Gives chats a name that were kept when there were two places for them, the current one and the one before. */
async function nameFormer(stores: Stores): Promise<void> {
  for (const place of FORMER) {
    const found = await done<KeptSession | undefined>(stores[SESSIONS].get(place));
    if (found === undefined) continue;
    stores[SESSIONS].delete(place);
    const newest = isChat(found) ? found.history.steps.at(-1) : undefined;
    const id = newest ? found.id || randomId() : '';
    if (newest) stores[SESSIONS].put({ ...found, id, revision: randomId(), at: newest.at }, id);
    if (place === 'current') stores[SESSIONS].put(id, OPEN);
  }
}

import { currentStep, type History, NO_HISTORY } from '../../../../domain/studio/history.ts';
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
import { done, FILES, SESSIONS, withStores } from './database.ts';

/** What the builder knows of the page that is being made. */
export type Session = {
  /** Names the chat among those of an account; empty until there is a step to keep. */
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

/** The chat one is in, and the one before it. */
export type Slot = 'current' | 'previous';

/** A session as it is kept: its files are in a store of their own, so that a step writes only what it has changed. */
type KeptSession = Omit<Session, 'history'> & { history: KeptHistory };

/** Ids of files in this browser, by what they hold: the same file is part of many states. */
const ids = new Map<SiteFile, string>();

function idOf(file: SiteFile): string {
  const known = ids.get(file);
  if (known) return known;
  const id = randomId();
  ids.set(file, id);
  return id;
}

/** A session this browser has kept; null when it has none, or keeps nothing. */
export async function loadSession(slot: Slot): Promise<Session | null> {
  return withStores('readonly', async (stores) => {
    const found = await done<KeptSession | undefined>(stores[SESSIONS].get(slot));
    if (!found || typeof found !== 'object' || !('history' in found)) return null;
    const read = new Map<string, SiteFile>();
    await Promise.all(
      [...new Set(idsOf(found.history))].map(async (id) => {
        const file = await done<SiteFile | undefined>(stores[FILES].get(id));
        if (file === undefined) return;
        read.set(id, file);
        ids.set(file, id);
      }),
    );
    return { ...NEW_SESSION, ...found, history: unpackHistory(found.history, (id) => read.get(id)) };
  });
}

/**
 * Keeps the session in this browser, and drops files that no session names any more. Where that is not possible it lasts as long
 * as the page.
 */
export async function saveSession(slot: Slot, session: Session): Promise<void> {
  const history = packHistory(session.history, idOf);
  const files = new Map(
    session.history.steps.flatMap(({ files }) => Object.values(files)).map((file) => [idOf(file), file]),
  );
  await withStores('readwrite', async (stores) => {
    const other = await done<KeptSession | undefined>(
      stores[SESSIONS].get(slot === 'current' ? 'previous' : 'current'),
    );
    const used = new Set([...idsOf(history), ...(other?.history ? idsOf(other.history) : [])]);
    // Another tab may have dropped what this one has kept before: the store says what there is.
    const kept = new Set(await done<IDBValidKey[]>(stores[FILES].getAllKeys()));
    for (const id of kept) if (!used.has(String(id))) stores[FILES].delete(id);
    for (const [id, file] of files) if (!kept.has(id)) stores[FILES].put(file, id);
    stores[SESSIONS].put({ ...session, history } satisfies KeptSession, slot);
  });
}

import type { Saved } from '../../../shell/saving/save-website.ts';
import type { LiveSite } from '../schema.ts';
import { type History, NO_HISTORY } from './checkpoints.ts';
import { run } from './database.ts';

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

/** The chat one is in, and the one before it. */
export type Slot = 'current' | 'previous';

/** A session this browser has kept; null when it has none, or keeps nothing. */
export async function loadSession(slot: Slot): Promise<Session | null> {
  const found = await run<Session | undefined>('readonly', (store) => store.get(slot));
  return found && typeof found === 'object' && 'history' in found ? { ...NEW_SESSION, ...found } : null;
}

/** Keeps the session in this browser. Where that is not possible it lasts as long as the page. */
export async function saveSession(slot: Slot, session: Session): Promise<void> {
  await run('readwrite', (store) => store.put(session, slot));
}

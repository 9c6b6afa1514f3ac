import type { SupabaseClient } from '@supabase/supabase-js';
import type { Checkpoint, History } from '../../../../domain/studio/history.ts';
import { asPage, NO_FILES } from '../schema.ts';
import { NEW_SESSION, type Session } from './session-store.ts';

const TABLE = 'ai_checkpoints';
/** Characters of the files of one step. */
export const MAX_STEP = 400_000;
const MAX_LABEL = 200;
/** Characters of what is kept beside the files. */
const MAX_ABOUT = 20_000;
/** Steps of one request. */
const BATCH = 5;
/** Steps of one answer, which may have 12 MB: one has at most 400,000 characters, of four bytes each in some scripts. */
const READ_BATCH = 6;
/** Steps of one answer that leaves their files out: as many as the backend gives. */
const LIST_BATCH = 1000;
/** Says that the account has no room left. */
const FULL = 'PT413';

/** The account is full: the steps that are kept stay, and no more are until there is room. */
export class AccountFullError extends Error {
  override readonly name = 'AccountFullError';
}

type About = Pick<
  Session,
  'description' | 'wishes' | 'isComposed' | 'notes' | 'templates' | 'saved' | 'site'
>;
type Row = {
  step: number;
  parent: number | null;
  label: string;
  about: Partial<About>;
  html: string;
  css: string;
  js: string;
  made_at: string;
};

type ListedStep = Pick<Row, 'label' | 'made_at'> & { chat_id: string; description: string | null };

/** A chat of the account, as a list shows it. */
export type KeptChat = {
  id: string;
  /** Its description or, where it was begun with something else, what was done last. */
  title: string;
  steps: number;
  /** Milliseconds since 1970. */
  at: number;
};

/**
 * Keeps the steps of a session that the account does not have. Returns false, and keeps nothing, when another browser has
 * gone on with the chat in another way: then the chat needs another name. Throws with the server's message, an
 * `AccountFullError` when there is no room.
 */
export async function keepSteps(
  client: SupabaseClient,
  session: Session,
  kept: ReadonlySet<number>,
): Promise<boolean> {
  const fresh = session.history.steps.filter((step) => !kept.has(step.id) && isKept(step));
  for (let from = 0; from < fresh.length; from += BATCH) {
    const rows = fresh
      .slice(from, from + BATCH)
      .map((step) => ({ chat_id: session.id, ...rowOf(step, session) }));
    const { error } = await client.from(TABLE).insert(rows);
    if (error?.code === '23505') return false;
    if (error?.code === FULL) throw new AccountFullError(error.message);
    if (error) throw new Error(error.message);
  }
  return true;
}

/** When the steps of a chat that the account has were made, by number. Throws with the server's message. */
export async function readTimes(client: SupabaseClient, chat: string): Promise<Map<number, number>> {
  const { data, error } = await client.from(TABLE).select('step, made_at').eq('chat_id', chat);
  if (error) throw new Error(error.message);
  return new Map((data as Row[]).map(({ step, made_at }) => [step, Date.parse(made_at)]));
}

/** The chats of the account, the one that was worked on last first. Throws with the server's message. */
export async function listChats(client: SupabaseClient): Promise<KeptChat[]> {
  const rows: ListedStep[] = [];
  for (let from = 0; from === rows.length; from += LIST_BATCH) {
    const { data, error } = await client
      .from(TABLE)
      .select('chat_id, label, made_at, description:about->>description')
      .order('made_at', { ascending: false })
      .order('chat_id')
      .order('step')
      .range(from, from + LIST_BATCH - 1);
    if (error) throw new Error(error.message);
    rows.push(...(data as ListedStep[]));
  }
  const chats = new Map<string, KeptChat>();
  for (const row of rows) {
    const known = chats.get(row.chat_id);
    if (known) known.steps++;
    else
      chats.set(row.chat_id, {
        id: row.chat_id,
        title: row.description?.trim() || row.label,
        steps: 1,
        at: Date.parse(row.made_at),
      });
  }
  return [...chats.values()];
}

/** A chat of the account, at its newest step; null when it is no longer there. Throws with the server's message. */
export async function openChat(client: SupabaseClient, id: string): Promise<Session | null> {
  const rows: Row[] = [];
  for (let read = READ_BATCH; read === READ_BATCH; ) {
    const after = rows.at(-1)?.step ?? 0;
    const { data, error } = await client
      .from(TABLE)
      .select('*')
      .eq('chat_id', id)
      .gt('step', after)
      .order('step')
      .limit(READ_BATCH);
    if (error) throw new Error(error.message);
    rows.push(...(data as Row[]));
    read = data.length;
  }
  return sessionOf(id, rows);
}

/** Removes a chat from the account. Throws with the server's message. */
export async function removeChat(client: SupabaseClient, id: string): Promise<void> {
  const { error } = await client.from(TABLE).delete().eq('chat_id', id);
  if (error) throw new Error(error.message);
}

/** A session of kept steps, at the one that was made last. Null without any. */
function sessionOf(id: string, rows: readonly Row[]): Session | null {
  const newest = rows.reduce<Row | null>(
    (last, row) => (last && Date.parse(last.made_at) > Date.parse(row.made_at) ? last : row),
    null,
  );
  if (!newest) return null;
  const steps = rows.map(stepOf);
  // Forward leads along the newest child.
  const redo: History['redo'] = {};
  for (const step of steps) if (step.parent !== null) redo[step.parent] = step.id;
  return { ...NEW_SESSION, ...newest.about, id, history: { steps, current: newest.step, redo } };
}

function rowOf(step: Checkpoint, session: Session): Row {
  const page = asPage(step.files) ?? NO_FILES;
  const { description, wishes, isComposed, notes, templates, saved, site } = session;
  const about: About = { description, wishes, isComposed, notes, templates, saved, site };
  // Too many wishes to be kept: then the page is one that was not composed, which is changed by a model or by hand.
  const bare: About = { ...about, wishes: [], isComposed: false, notes: [], templates: [] };
  const fits = (one: About) => JSON.stringify(one).length <= MAX_ABOUT;
  return {
    step: step.id,
    parent: step.parent,
    label: step.label.slice(0, MAX_LABEL),
    // A repository may have too many files to be named.
    about: [about, bare].find(fits) ?? { ...bare, saved: null },
    html: page['index.html'],
    css: page['styles.css'],
    js: page['script.js'],
    made_at: new Date(step.at).toISOString(),
  };
}

function stepOf({ step, parent, label, made_at, html, css, js }: Row): Checkpoint {
  const files = { 'index.html': html, 'styles.css': css, 'script.js': js };
  return { id: step, parent, label, at: Date.parse(made_at), files };
}

/** Whether accounts keep a state: a page of three files that is not too long. Others are kept as repositories. */
export function isKept({ files }: Checkpoint): boolean {
  const page = asPage(files);
  return page !== null && Object.values(page).reduce((sum, text) => sum + text.length, 0) <= MAX_STEP;
}

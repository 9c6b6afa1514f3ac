import { getSupabase } from '../../../lib/supabase.ts';
import { currentSession } from '../../../shell/session-store.ts';
import { toast } from '../../../ui/toast.ts';
import type { KeptList, KeptListOptions } from './kept-list.ts';
import { type Kept, newestFirst, unsentOf, withServerList } from './kept-state.ts';
import { RemoteError } from './remote-error.ts';

/** A list that was read less than five minutes ago is not read again. */
const FRESH_MS = 5 * 60 * 1000;
/** What is removed stands in the address of the request, whose length proxies limit. */
const KEYS_IN_AN_ADDRESS = 50;
const RETRY_AFTER_MS = [5_000, 20_000, 60_000];

/** `force` is asked for by whoever comes while a run is under way, and honoured by the next one. */
type Progress = { running: boolean; again: boolean; force: boolean; failures: number; told: Set<string> };
const progresses = new Map<string, Progress>();

/**
 * Sends a member's unsent changes and reads the list of the server when it is stale, or `force` is set. One run at a
 * time, in all tabs; a failed one is tried again later, and said once.
 */
export async function syncList<Entry extends Kept>(
  list: KeptList<Entry>,
  options: KeptListOptions<Entry>,
  force: boolean,
): Promise<void> {
  const progress = progressOf(options.storageKey);
  progress.force ||= force;
  if (progress.running) {
    progress.again = true;
    return;
  }
  progress.running = true;
  try {
    do {
      progress.again = false;
      const forced = progress.force;
      progress.force = false;
      await alone(options.storageKey, () => run(list, options, forced));
    } while (progress.again);
    progress.failures = 0;
  } catch (error) {
    report(error, progress, options.noun);
    if (isTransient(error)) tryLater(progress, () => void syncList(list, options, force));
  } finally {
    progress.running = false;
  }
}

async function run<Entry extends Kept>(
  list: KeptList<Entry>,
  { loadRemote, limit }: KeptListOptions<Entry>,
  force: boolean,
): Promise<void> {
  // Another tab may have sent everything in the meantime: look at what is stored now.
  list.update((state) => state);
  const user = list.current().owner;
  if (user === null || currentSession().user?.id !== user) return;
  const stale = force || Date.now() - list.current().readAt > FRESH_MS;
  if (!stale && Object.keys(unsentOf(list.current())).length === 0) return;
  const [client, remote] = await Promise.all([getSupabase(), loadRemote()]);
  if (stale) {
    const entries = await remote.read(client, user);
    list.update((state) => withServerList(state, user, {}, entries, Date.now()));
  }
  const { entries } = list.current();
  const unsent = Object.entries(unsentOf(list.current()));
  const gone = unsent.flatMap(([key, entry]) => (entry === null ? [key] : []));
  const additions = newestFirst(
    Object.fromEntries(unsent.filter((change): change is [string, Entry] => change[1] !== null)),
  );
  // What does not fit stays unsent: nothing is lost, and it is sent when there is room.
  const tooMany = Math.max(0, Object.keys(entries).length - limit);
  const fitting = additions.slice(0, Math.max(0, additions.length - tooMany));
  for (let begin = 0; begin < gone.length; begin += KEYS_IN_AN_ADDRESS) {
    await remote.remove(client, user, gone.slice(begin, begin + KEYS_IN_AN_ADDRESS));
  }
  if (fitting.length > 0) await remote.add(client, user, fitting.reverse());
  const sent = { ...Object.fromEntries(gone.map((key) => [key, null])), ...Object.fromEntries(fitting) };
  list.update((state) => withServerList(state, user, sent, state.entries, state.readAt));
  if (tooMany > 0) throw new RemoteError(`The most that an account keeps is ${limit}.`, 400);
}

function progressOf(storageKey: string): Progress {
  const known = progresses.get(storageKey);
  if (known) return known;
  const progress = { running: false, again: false, force: false, failures: 0, told: new Set<string>() };
  progresses.set(storageKey, progress);
  return progress;
}

/** One tab at a time, where the browser can see to it; without that the server's answers are the same, only twice. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work);
  else await work();
}

/** Whether a later try may succeed by itself. */
function isTransient(error: unknown): boolean {
  const status = error instanceof RemoteError ? error.status : 0;
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

function tryLater(progress: Progress, work: () => void): void {
  const wait = RETRY_AFTER_MS[progress.failures];
  progress.failures += 1;
  if (wait !== undefined) setTimeout(work, wait);
  else addEventListener('online', work, { once: true });
}

/** Says what happened, each kind once. */
function report(error: unknown, { told }: Progress, noun: string): void {
  const status = error instanceof RemoteError ? error.status : 0;
  const kind = isTransient(error) ? 'later' : status === 401 || status === 403 ? 'session' : 'refused';
  if (told.has(kind)) return;
  told.add(kind);
  const messages = {
    later: [
      'Not saved to your account yet',
      `Your ${noun} are kept in this browser and will be saved when the connection is back.`,
    ],
    session: [
      'Your session has ended',
      `Your latest changes to your ${noun} are kept in this browser and will be saved when you sign in again.`,
    ],
    refused: [
      'Not saved to your account',
      `Your latest changes to your ${noun} are kept in this browser only. ${error instanceof Error ? error.message : ''}`,
    ],
  };
  const [title = '', description = ''] = messages[kind];
  toast({ title, description, duration: 10_000, ...(kind === 'refused' ? { variant: 'destructive' } : {}) });
}

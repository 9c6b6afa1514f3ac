import type { User } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Remote } from './kept-list.ts';

type Entry = { at: number };
const KEY = 'plinth:things';
const ANA = 'a0000000-0000-4000-8000-000000000001';

/** A browser with its storage, its account and the server's table, as far as a list sees them. */
const browser = vi.hoisted(() => ({
  session: { status: 'signed-out', user: null } as { status: string; user: unknown },
  sessionListeners: new Set<() => void>(),
  toasts: [] as string[],
}));
vi.mock('../../../shell/session-store.ts', () => ({
  currentSession: () => browser.session,
  subscribeToSession: (listener: () => void) => browser.sessionListeners.add(listener),
}));
vi.mock('../../../ui/toast.ts', () => ({
  toast: ({ title }: { title: string }) => browser.toasts.push(title),
}));
vi.mock('../../../lib/supabase.ts', () => ({ getSupabase: async () => ({}) }));

let stored: Map<string, string>;
let storageListeners: ((event: { key: string | null }) => void)[];
let server: Map<string, Entry>;
let fails: { status: number } | null;

beforeEach(() => {
  vi.resetModules();
  browser.session = { status: 'signed-out', user: null };
  browser.sessionListeners.clear();
  browser.toasts.length = 0;
  stored = new Map();
  storageListeners = [];
  server = new Map();
  fails = null;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', (type: string, listener: never) => {
    if (type === 'storage') storageListeners.push(listener);
  });
});
afterEach(() => vi.unstubAllGlobals());

const check = () => {
  if (fails) throw fails;
};
const remote: Remote<Entry> = {
  async read() {
    check();
    return Object.fromEntries(server);
  },
  async add(_client, _user, entries) {
    check();
    for (const [key, entry] of entries) if (!server.has(key)) server.set(key, entry);
  },
  async remove(_client, _user, keys) {
    check();
    for (const key of keys) server.delete(key);
  },
};

/** The list in one tab. */
async function openTab(options: { limit?: number; forgetsOldest?: boolean } = {}) {
  const { createKeptList } = await import('./kept-list.ts');
  const list = createKeptList<Entry>({
    storageKey: KEY,
    noun: 'things',
    limit: 100,
    parseEntry: (_key, value) => value as Entry,
    loadRemote: async () => remote,
    ...options,
  });
  list.start();
  return list;
}

function become(user: string | null) {
  browser.session = user
    ? { status: 'signed-in', user: { id: user } as User }
    : { status: 'signed-out', user: null };
  for (const listener of browser.sessionListeners) listener();
}

const keysOf = (list: Awaited<ReturnType<typeof openTab>>) => Object.keys(list.current().entries).sort();
const at = (moment: number): Entry => ({ at: moment });

describe('a list', () => {
  it('is kept in the storage and seen by another tab', async () => {
    const one = await openTab();
    const two = await openTab();
    one.change('a', at(1));
    for (const listener of storageListeners) listener({ key: KEY });
    expect(keysOf(two)).toEqual(['a']);
    two.change('b', at(2));
    one.change('c', at(3));
    expect(keysOf(one)).toEqual(['a', 'b', 'c']);
    expect(keysOf(await openTab())).toEqual(['a', 'b', 'c']);
  });

  it('says nothing more to whoever has stopped listening', async () => {
    const list = await openTab();
    const heard: string[] = [];
    const stop = list.subscribe(() => heard.push('one'));
    list.subscribe(() => heard.push('two'));
    list.change('a', at(1));
    stop();
    list.change('b', at(2));
    expect(heard).toEqual(['one', 'two', 'two']);
  });

  it('leaves no trace when it is empty', async () => {
    const list = await openTab();
    list.change('a', at(1));
    list.change('a', null);
    expect(stored.size).toBe(0);
  });

  it('forgets its oldest entries when it is told to', async () => {
    const list = await openTab({ limit: 2, forgetsOldest: true });
    for (const [index, key] of ['a', 'b', 'c'].entries()) list.change(key, at(index));
    expect(keysOf(list)).toEqual(['b', 'c']);
  });
});

describe('a storage that', () => {
  it('is blocked keeps nothing, works all the same and says so once', async () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const list = await openTab();
    expect(browser.toasts).toEqual([]);
    list.change('a', at(1));
    list.change('b', at(2));
    expect(keysOf(list)).toEqual(['a', 'b']);
    expect(browser.toasts).toEqual(['Kept until you close this page']);
  });

  it('is full keeps what it had and works all the same', async () => {
    const list = await openTab();
    list.change('a', at(1));
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    list.change('b', at(2));
    list.change('c', at(3));
    expect(keysOf(list)).toEqual(['a', 'b', 'c']);
    expect(browser.toasts).toHaveLength(1);
  });

  it('holds nonsense is an empty list', async () => {
    stored.set(KEY, '{"v":1,"entries":');
    expect(keysOf(await openTab())).toEqual([]);
  });
});

describe('an account', () => {
  it('is given what the visitor kept, and the browser what the account has', async () => {
    server.set('old', at(1));
    const list = await openTab();
    list.change('new', at(2));
    become(ANA);
    await expect.poll(() => keysOf(list)).toEqual(['new', 'old']);
    await expect.poll(() => [...server.keys()].sort()).toEqual(['new', 'old']);
    expect(list.current().unsent).toEqual({});
    become(null);
    expect(keysOf(list)).toEqual([]);
    expect(stored.size).toBe(0);
    expect(browser.toasts).toEqual([]);
  });

  it('that can not be reached gets everything later', async () => {
    const list = await openTab();
    list.change('a', at(1));
    fails = { status: 0 };
    become(ANA);
    await expect.poll(() => browser.toasts).toEqual(['Not saved to your account yet']);
    list.change('b', at(2));
    expect(keysOf(list)).toEqual(['a', 'b']);
    fails = null;
    list.refresh();
    await expect.poll(() => [...server.keys()].sort()).toEqual(['a', 'b']);
    await expect.poll(() => list.current().unsent).toEqual({});
  });

  it('whose session ended keeps the change, out of sight, until it is back', async () => {
    const list = await openTab();
    become(ANA);
    await expect.poll(() => list.current().readAt).toBeGreaterThan(0);
    const { RemoteError } = await import('./remote-error.ts');
    fails = new RemoteError('JWT expired', 401);
    list.change('a', at(1));
    await expect.poll(() => browser.toasts).toEqual(['Your session has ended']);
    become(null);
    expect(keysOf(list)).toEqual([]);
    fails = null;
    become(ANA);
    await expect.poll(() => [...server.keys()]).toEqual(['a']);
    expect(keysOf(list)).toEqual(['a']);
  });

  it('keeps what does not fit in the browser, and says so', async () => {
    server.set('old', at(1));
    const list = await openTab({ limit: 2 });
    list.change('a', at(2));
    list.change('b', at(3));
    become(ANA);
    await expect.poll(() => browser.toasts).toEqual(['Not saved to your account']);
    expect([...server.keys()].sort()).toEqual(['b', 'old']);
    expect(keysOf(list)).toEqual(['a', 'b', 'old']);
    list.change('old', null);
    await expect.poll(() => [...server.keys()].sort()).toEqual(['a', 'b']);
  });
});

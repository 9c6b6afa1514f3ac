/** Something a person keeps, with the moment it was kept in milliseconds. */
export type Kept = { at: number };

/**
 * What a browser remembers of one list. `owner` is the account whose list is shown, null for a visitor's own. `unsent`
 * holds, for each account, the changes its server has not confirmed: an entry to add, or null to remove.
 */
export type KeptState<Entry extends Kept> = {
  owner: string | null;
  entries: Record<string, Entry>;
  unsent: Record<string, Record<string, Entry | null>>;
  /** When the server's list was last read, in milliseconds; 0 for never. */
  readAt: number;
};

/** Accounts whose unsent changes one browser keeps; who signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 3;

export function emptyState<Entry extends Kept>(): KeptState<Entry> {
  return { owner: null, entries: {}, unsent: {}, readAt: 0 };
}

/** Adds an entry, or removes it with null. */
export function withChange<Entry extends Kept>(
  state: KeptState<Entry>,
  key: string,
  entry: Entry | null,
): KeptState<Entry> {
  const entries = overlay(state.entries, { [key]: entry });
  const { owner } = state;
  if (owner === null) return { ...state, entries };
  return { ...state, entries, unsent: withUnsent(state, owner, { ...state.unsent[owner], [key]: entry }) };
}

/**
 * Somebody has signed in. What a visitor kept in this browser joins the account's list; changes of the account that
 * were never sent come before it, so that the later wish wins. Another account's list is put away.
 */
export function withSignIn<Entry extends Kept>(state: KeptState<Entry>, user: string): KeptState<Entry> {
  if (state.owner === user) return state;
  const own = state.owner === null ? state.entries : {};
  const changes = { ...state.unsent[user], ...own };
  return {
    owner: user,
    entries: overlay({}, changes),
    unsent: withUnsent(state, user, changes),
    readAt: 0,
  };
}

/**
 * Nobody is signed in any more. The account's list leaves this browser, which the next person may use; only changes the
 * server has not confirmed stay, for when the same account is back.
 */
export function withSignOut<Entry extends Kept>(state: KeptState<Entry>): KeptState<Entry> {
  return state.owner === null ? state : { ...emptyState<Entry>(), unsent: state.unsent };
}

/** The server has confirmed `sent` and told its whole list. Changes made in the meantime stay unsent. */
export function withServerList<Entry extends Kept>(
  state: KeptState<Entry>,
  user: string,
  sent: Record<string, Entry | null>,
  list: Record<string, Entry>,
  now: number,
): KeptState<Entry> {
  const waiting = Object.entries(state.unsent[user] ?? {}).filter(
    ([key, change]) => !(key in sent && sent[key]?.at === change?.at),
  );
  const changes = Object.fromEntries(waiting);
  const unsent = withUnsent(state, user, changes);
  if (state.owner !== user) return { ...state, unsent };
  return { owner: user, entries: overlay(list, changes), unsent, readAt: now };
}

/** Forgets the oldest entries beyond `limit`, whether they were sent or not. */
export function withNewest<Entry extends Kept>(state: KeptState<Entry>, limit: number): KeptState<Entry> {
  const oldest = newestFirst(state.entries).slice(limit);
  if (oldest.length === 0) return state;
  const { owner } = state;
  const without = <Value>(from: Record<string, Value>) =>
    Object.fromEntries(Object.entries(from).filter(([key]) => !oldest.some(([gone]) => gone === key)));
  const unsent = owner === null ? state.unsent : withUnsent(state, owner, without(unsentOf(state)));
  return { ...state, entries: without(state.entries), unsent };
}

/** The changes of the account on show that its server has not confirmed. */
export function unsentOf<Entry extends Kept>(state: KeptState<Entry>): Record<string, Entry | null> {
  return (state.owner !== null && state.unsent[state.owner]) || {};
}

/** Keys and entries, newest first. */
export function newestFirst<Entry extends Kept>(entries: Record<string, Entry>): [string, Entry][] {
  return Object.entries(entries).sort(([, a], [, b]) => b.at - a.at);
}

/** What is stored, read with distrust: whatever does not look right is left out. */
export function parseState<Entry extends Kept>(
  text: string | null,
  parseEntry: (key: string, value: unknown) => Entry | null,
): KeptState<Entry> {
  const stored = readObject(text);
  if (stored.v !== 1) return emptyState();
  const changesOf = (value: unknown) =>
    Object.entries(objectOf(value)).flatMap(([key, one]): [string, Entry | null][] => {
      const entry = one === null ? null : parseEntry(key, one);
      return one === null || entry ? [[key, entry]] : [];
    });
  const accounts = Object.entries(objectOf(stored.unsent)).slice(-MOST_ACCOUNTS);
  return {
    owner: typeof stored.owner === 'string' ? stored.owner : null,
    entries: overlay({}, Object.fromEntries(changesOf(stored.entries))),
    unsent: Object.fromEntries(
      accounts.map(([user, changes]) => [user, Object.fromEntries(changesOf(changes))]),
    ),
    readAt: typeof stored.readAt === 'number' ? stored.readAt : 0,
  };
}

/** The text that `parseState` reads. */
export function formatState(state: KeptState<Kept>): string {
  return JSON.stringify({ v: 1, ...state });
}

function overlay<Entry extends Kept>(
  entries: Record<string, Entry>,
  changes: Record<string, Entry | null>,
): Record<string, Entry> {
  const all = Object.entries({ ...entries, ...changes });
  return Object.fromEntries(all.filter((pair): pair is [string, Entry] => pair[1] !== null));
}

function withUnsent<Entry extends Kept>(
  { unsent }: KeptState<Entry>,
  user: string,
  changes: Record<string, Entry | null>,
): KeptState<Entry>['unsent'] {
  const { [user]: _replaced, ...others } = unsent;
  if (Object.keys(changes).length === 0) return others;
  return Object.fromEntries([...Object.entries(others), [user, changes] as const].slice(-MOST_ACCOUNTS));
}

function readObject(text: string | null): Record<string, unknown> {
  try {
    return objectOf(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

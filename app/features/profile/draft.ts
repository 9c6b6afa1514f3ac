import { EMPTY_PROFILE, type ProfileField, type ProfileValues } from './fields.ts';

const KEY = 'plinth:profile-draft';

/** What was typed and not saved. */
export type ProfileDraft = Partial<ProfileValues>;

/**
 * What the member has left unsaved in this tab, or typed as a visitor before signing in; null when there is nothing. What
 * another account has typed is not given to anyone. What a visitor typed is handed over once.
 */
export function readDraft(user: string | null): ProfileDraft | null {
  const own = read(keyOf(user));
  if (user === null) return own;
  const typedBefore = read(keyOf(null));
  if (typedBefore) keepDraft(null, {});
  return own || typedBefore ? { ...typedBefore, ...own } : null;
}

/** Whether this tab keeps what a member has typed, for when they are signed in again. */
export function holdsMembersDraft(): boolean {
  return holds(`${KEY}:`);
}

/** Whether this tab keeps what anyone has typed. */
export function holdsDraft(): boolean {
  return holds(KEY);
}

function holds(start: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(start));
  } catch {
    return false;
  }
}

/** Keeps what is not saved for as long as the tab is open, so that signing in again loses nothing. */
export function keepDraft(user: string | null, values: ProfileDraft): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(keyOf(user));
    else sessionStorage.setItem(keyOf(user), JSON.stringify(values));
  } catch {
    // Storage is blocked or full: the form works all the same.
  }
}

/** What stands in the fields of a form before React has taken it over: typed into the server's HTML. */
export function readTyped(formId: string): ProfileDraft {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const filled = [...new FormData(form)].filter(
    ([field, value]) => Object.hasOwn(EMPTY_PROFILE, field) && typeof value === 'string' && value !== '',
  );
  return Object.fromEntries(filled) as ProfileDraft;
}

function keyOf(user: string | null): string {
  return user === null ? KEY : `${KEY}:${user}`;
}

function read(key: string): ProfileDraft | null {
  try {
    const values = Object.entries((JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {}) as object).filter(
      ([field, value]) => Object.hasOwn(EMPTY_PROFILE, field) && typeof value === 'string',
    );
    return values.length > 0 ? (Object.fromEntries(values) as ProfileDraft) : null;
  } catch {
    return null;
  }
}

/** The fields whose text differs from what is saved. */
export function changedFields(saved: ProfileValues, values: ProfileValues): ProfileDraft {
  const fields = (Object.keys(EMPTY_PROFILE) as ProfileField[]).filter(
    (field) => values[field] !== saved[field],
  );
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

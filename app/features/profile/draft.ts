import { EMPTY_PROFILE, type ProfileField, type ProfileValues } from './schema.ts';

const KEY = 'plinth:profile-draft';

/** What was typed and not saved. */
export type ProfileDraft = Partial<ProfileValues>;

/**
 * What was left unsaved in this tab by the member, or by a visitor who has signed in since; null when there is nothing.
 * What another account has typed is not given to anyone.
 */
export function readDraft(user: string | null): ProfileDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { user?: unknown; values?: unknown };
    if (stored?.user !== null && stored?.user !== user) return null;
    const values = Object.entries((stored?.values ?? {}) as Record<string, unknown>).filter(
      ([field, value]) => Object.hasOwn(EMPTY_PROFILE, field) && typeof value === 'string',
    );
    return values.length > 0 ? (Object.fromEntries(values) as ProfileDraft) : null;
  } catch {
    return null;
  }
}

/** Whether this tab keeps what a member has typed, for when they are signed in again. */
export function holdsMembersDraft(): boolean {
  try {
    return typeof JSON.parse(sessionStorage.getItem(KEY) ?? 'null')?.user === 'string';
  } catch {
    return false;
  }
}

/** Keeps what is not saved for as long as the tab is open, so that signing in again loses nothing. */
export function keepDraft(user: string | null, values: ProfileDraft): void {
  try {
    if (Object.keys(values).length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ user, values }));
  } catch {
    // Storage is blocked or full: the form works all the same.
  }
}

/** The fields whose text differs from what is saved. */
export function changedFields(saved: ProfileValues, values: ProfileValues): ProfileDraft {
  const fields = (Object.keys(EMPTY_PROFILE) as ProfileField[]).filter(
    (field) => values[field] !== saved[field],
  );
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

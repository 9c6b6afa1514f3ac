import type { FieldName } from './schema.ts';

const KEY = 'plinth:contact-draft';

export type Draft = Partial<Record<FieldName, string>>;

/** The message as it was left in this tab. */
export function readDraft(): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Draft | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps the message as long as the tab is open. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the form works all the same.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing to drop.
  }
}

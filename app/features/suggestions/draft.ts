export type Draft = Record<string, string>;

/** A form as it was left in this tab; `key` names the form. */
export function readDraft(key: string): Draft {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null) ?? {};
  } catch {
    return {};
  }
}

/** Keeps a form's texts as long as the tab is open. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the form works all the same.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to drop.
  }
}

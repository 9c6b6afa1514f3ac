import type { UploadFields } from './schema.ts';

const KEY = 'plinth:upload-draft';

/** What is kept of the form: everything but the files, which a browser does not let a page keep. */
export type UploadDraft = Omit<UploadFields, 'image' | 'zip'>;

/** The form as it was left in this tab, for instance to sign in; null when there is none. */
export function readDraft(): Partial<UploadDraft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<UploadDraft> | null;
  } catch {
    return null;
  }
}

/** Keeps the form's texts as long as the tab is open. */
export function keepDraft(draft: UploadDraft): void {
  const { title, description, content, previewUrl, tags, status } = draft;
  const { publishLive, siteName, remixAllowed } = draft;
  const kept = { title, description, content, previewUrl, tags, status, publishLive, siteName, remixAllowed };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
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

/** What stands in the form's fields before React has taken them over: typed into the server's HTML. */
export function readTyped(formId: string): Partial<UploadDraft> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const filled = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(filled) as Partial<UploadDraft>;
}

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UploadFields, UploadFormValues } from '../schema.ts';

const KEY = 'plinth:upload-draft';

/** What is kept of the form: everything but the files, which a browser does not let a page keep. */
type UploadDraft = Omit<UploadFields, 'image' | 'zip'>;

/** The form as it was left in this tab, for instance to sign in; null when there is none. */
function readDraft(): Partial<UploadDraft> | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<UploadDraft> | null;
  } catch {
    return null;
  }
}

/** Keeps the form's texts as long as the tab is open. */
function keepDraft(draft: UploadDraft): void {
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
function readTyped(formId: string): Partial<UploadDraft> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return {};
  const filled = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  return Object.fromEntries(filled) as Partial<UploadDraft>;
}

/** Brings back what was typed in this tab before, or while the page was still loading, and keeps what is typed now. */
export function useDraft(
  { getValues, reset, subscribe }: UseFormReturn<UploadFields, unknown, UploadFormValues>,
  formId: string,
): void {
  // Read while rendering: the form empties its fields when it takes them over.
  const typed = useRef<Partial<UploadDraft>>(null);
  typed.current ??= readTyped(formId);
  useEffect(() => {
    const found = { ...readDraft(), ...typed.current };
    if (Object.keys(found).length > 0) reset({ ...getValues(), ...found });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) });
  }, [getValues, reset, subscribe]);
}

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { UploadFields, UploadFormValues } from '../schema.ts';
import { keepDraft, readDraft, readTyped, type UploadDraft } from '../upload-draft.ts';

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

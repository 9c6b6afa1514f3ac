import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { failureWords } from '../../../lib/failure-words.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { toast } from '../../../ui/toast.ts';
import { changedFields, keepDraft, type ProfileDraft, readDraft, readTyped } from '../draft.ts';
import type { ProfileField, ProfileValues } from '../fields.ts';
import { SAVE_FAILED, SAVE_OFFLINE, SAVED, SIGN_IN_FIRST, UPDATE_FAILED } from '../messages.ts';
import { NotSignedInError, UpdateError, updateProfile } from '../mutations.ts';
import { profileKey } from '../query-options.ts';
import { profileSchema } from '../schema.ts';

/** Id of a visitor's form, and never of a member's: what that one holds is not read by the next. */
export const PREVIEW_ID = 'profile-preview';

/** The form of a profile: `saved` is what the server has, `userId` null for a visitor, who can only try it out. */
export function useProfileForm(userId: string | null, saved: ProfileValues) {
  const queries = useQueryClient();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema) as never,
    defaultValues: saved,
    // Not when a field is left: the message would move the button away from under the pointer.
    mode: 'onSubmit',
  });
  // Read while rendering: the form empties its fields when it takes them over. A member's comes without HTML of the server.
  const typed = useRef<ProfileDraft>(null);
  typed.current ??= userId === null ? readTyped(PREVIEW_ID) : {};
  const { setValue, reset, handleSubmit } = form;
  const [restored, setRestored] = useState(false);
  const [saving, setSaving] = useState(false);

  const values = form.watch();
  const { isDirty } = form.formState;

  // A profile read again must not overwrite what is being typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another `saved` is a reason
  useEffect(() => {
    if (!isDirty) reset(saved);
  }, [saved, reset]);
  useEffect(() => {
    const draft = readDraft(userId);
    for (const [field, value] of Object.entries({ ...draft, ...typed.current })) {
      setValue(field as ProfileField, value, { shouldDirty: true });
    }
    setRestored(draft !== null);
  }, [userId, setValue]);
  useEffect(() => {
    keepDraft(userId, isDirty ? changedFields(saved, values) : {});
  }, [userId, saved, values, isDirty]);

  function discard(): void {
    reset(saved);
    setRestored(false);
  }

  async function save(given: ProfileValues): Promise<void> {
    if (userId === null) return;
    setSaving(true);
    try {
      const changes = changedFields(saved, given);
      const changed = Object.keys(changes).length > 0;
      const row = await updateProfile(await getSupabase(), changed ? changes : given);
      setRestored(false);
      reset(given);
      queries.setQueryData(profileKey(userId), row);
      await queries.invalidateQueries({ queryKey: profileKey(userId) });
      toast(SAVED);
    } catch (error) {
      reportFailure(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    ...form,
    values,
    restored,
    saving,
    discard,
    submit: userId === null ? refuse : handleSubmit(save),
  };
}

/** Whoever is not signed in can not save; what was typed stays. */
async function refuse(event?: { preventDefault(): void }): Promise<void> {
  event?.preventDefault();
  toast({ ...SIGN_IN_FIRST, variant: 'destructive' });
}

function reportFailure(error: unknown): void {
  if (error instanceof NotSignedInError) {
    toast({ ...SIGN_IN_FIRST, variant: 'destructive' });
  } else if (error instanceof UpdateError) {
    toast({
      title: 'Update Failed',
      description: failureWords(error, UPDATE_FAILED),
      variant: 'destructive',
    });
  } else {
    console.warn('The profile could not be saved.', error);
    toast({ ...(navigator.onLine ? SAVE_FAILED : SAVE_OFFLINE), variant: 'destructive' });
  }
}

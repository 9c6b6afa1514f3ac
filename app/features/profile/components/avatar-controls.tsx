import { useQueryClient } from '@tanstack/react-query';
import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { callAccount } from '../call-account.ts';
import type { Profile } from '../fields.ts';
import { profileKey } from '../query-options.ts';

const MAX_BYTES = 8 * 1024 * 1024;
const NOT_UPLOADED = 'The picture was not uploaded.';
const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Uploads a picture of the member, or removes it. Both happen at once and are no part of what the form saves. */
export function AvatarControls({ userId, picture }: { userId: string; picture: string }) {
  const queries = useQueryClient();
  const id = useId();
  const [busy, setBusy] = useState<'upload' | 'remove' | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  async function change(how: 'upload' | 'remove', file?: File) {
    if (busy) return;
    setBusy(how);
    setFault(null);
    try {
      const answer = await callAccount(file ? 'POST' : 'DELETE', 'avatar', file);
      const { avatar_url } = (await answer.json()) as { avatar_url: string };
      // Read again, so that the address is the one of the backend in use.
      queries.setQueryData(profileKey(userId), (row: Profile | undefined) => row && { ...row, avatar_url });
      await queries.invalidateQueries({ queryKey: profileKey(userId) });
      toast(
        file
          ? { title: 'Picture updated', description: 'Your new picture is in place.' }
          : { title: 'Picture removed', description: 'Your initials are shown instead.' },
      );
    } catch (error) {
      setFault(`${file ? NOT_UPLOADED : 'The picture was not removed.'} ${failureWords(error)}`);
    } finally {
      setBusy(null);
    }
  }

  function onPick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    if (!file.type.startsWith('image/') || file.size > MAX_BYTES) {
      setFault(`${NOT_UPLOADED} Please choose a PNG, JPEG, WebP, GIF or AVIF picture of at most 8 MB.`);
      return;
    }
    void change('upload', file);
  }

  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <input
        id={id}
        type="file"
        accept={TYPES}
        onChange={onPick}
        disabled={busy !== null}
        aria-describedby={fault ? `${id}-fault` : undefined}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        aria-disabled={busy !== null}
        className={cx(
          buttonClass({ variant: 'secondary', size: 'sm' }),
          'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2',
        )}
      >
        <Camera aria-hidden="true" className="size-4" />
        {busy === 'upload' ? 'Uploading...' : picture ? 'Change picture' : 'Add a picture'}
      </label>
      {picture && (
        <Button
          variant="ghost"
          size="sm"
          busy={busy === 'remove'}
          disabled={busy !== null}
          onClick={() => void change('remove')}
        >
          {busy !== 'remove' && <Trash2 aria-hidden="true" className="size-4" />}
          Remove
        </Button>
      )}
      {/* Stays until the next try: a notification is gone before the reason is understood. */}
      <div role="alert" className="w-full">
        {fault && <FieldError id={`${id}-fault`}>{fault}</FieldError>}
      </div>
    </div>
  );
}

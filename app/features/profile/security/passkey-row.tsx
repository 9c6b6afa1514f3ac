import type { PasskeyListItem } from '@supabase/supabase-js';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { localDate, timeAgo } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { reportFailure } from '../report-failure.ts';
import { renamePasskey } from './security.ts';

/** What the service lets a name be. */
const NAME_MAX = 120;

type Props = { passkey: PasskeyListItem; onRenamed: () => Promise<void>; onRemove: () => void };

/** The name of a passkey where it has none. */
export function nameOf({ friendly_name }: PasskeyListItem): string {
  return friendly_name || 'Passkey';
}

/** A passkey in the list: its name, which can be changed, when it was added and when it was used. */
export function PasskeyRow({ passkey, onRenamed, onRemove }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const name = nameOf(passkey);

  function close() {
    flushSync(() => setRenaming(false));
    pencil.current?.focus();
  }

  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-3 last:border-b-0">
      {isRenaming ? (
        <NameForm
          name={name}
          onSave={async (next) => {
            await renamePasskey(passkey.id, next);
            await onRenamed();
            close();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words">{name}</span>
            <span className="block text-label text-ink-faint">
              Added {localDate(passkey.created_at)}
              <span aria-hidden="true"> · </span>
              <span className="whitespace-nowrap">
                {passkey.last_used_at ? `Last used ${timeAgo(passkey.last_used_at)}` : 'Not used yet'}
              </span>
            </span>
          </span>
          <span className="-mr-2 flex">
            <IconButton ref={pencil} label={`Rename ${name}`} onClick={() => setRenaming(true)}>
              <Pencil aria-hidden="true" className="size-4.5" />
            </IconButton>
            <IconButton label={`Remove ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" className="size-4.5" />
            </IconButton>
          </span>
        </>
      )}
    </li>
  );
}

type FormProps = { name: string; onSave: (name: string) => Promise<void>; onCancel: () => void };

function NameForm({ name, onSave, onCancel }: FormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.select(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const next = input.current?.value.trim() ?? '';
    if (!next || next.length > NAME_MAX) {
      setError(next ? `The name can be at most ${NAME_MAX} characters.` : 'Please name the passkey.');
      return input.current?.focus();
    }
    setError(undefined);
    setBusy(true);
    try {
      await onSave(next);
    } catch (failure) {
      reportFailure('The passkey was not renamed', failure);
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={`Rename ${name}`}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
      className="flex min-w-0 flex-1 flex-col gap-3 py-1"
    >
      <Field label="Name" max={NAME_MAX} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="name"
            defaultValue={name}
            autoComplete="off"
            autoFocus
            disabled={busy}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? 'Saving...' : 'Save'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

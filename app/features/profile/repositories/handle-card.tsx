import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.ts';
import { reportFailure } from '../report-failure.ts';
import { chooseHandle, handleFault } from './repositories.ts';

type Props = {
  /** Null as long as there is none. */
  handle: string | null;
  onChanged: () => Promise<unknown>;
};

/** The name that stands in the addresses of a member's repositories. */
export function HandleCard({ handle, onChanged }: Props) {
  const [isEditing, setEditing] = useState(false);
  return (
    <section
      aria-label="Your name in addresses"
      className="rounded-sm border border-line bg-surface p-4 sm:p-5"
    >
      {isEditing ? (
        <HandleForm handle={handle} onDone={() => setEditing(false)} onChanged={onChanged} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <p className="text-label text-ink-faint">Your name in addresses</p>
            <p className="text-[0.9375rem]">
              {handle ? (
                <span className="font-mono break-all">
                  /git-store/<strong className="font-bold">{handle}</strong>/…
                </span>
              ) : (
                <span className="text-ink-soft">
                  You get one with your first repository, or choose it now.
                </span>
              )}
            </p>
          </div>
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            {handle ? 'Change' : 'Choose'}
          </Button>
        </div>
      )}
    </section>
  );
}

function HandleForm({ handle, onDone, onChanged }: Props & { onDone: () => void }) {
  const [value, setValue] = useState(handle ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const wanted = value.trim().toLowerCase();
    const fault = handleFault(wanted);
    if (fault) return setError(fault);
    if (wanted === handle) return onDone();
    setError(undefined);
    setBusy(true);
    try {
      const chosen = await chooseHandle(wanted);
      await onChanged();
      toast({ title: 'Name changed', description: `Your repositories are at /git-store/${chosen} now.` });
      onDone();
    } catch (failure) {
      const { code, message } = failure as { code?: string; message: string };
      if (code === '23505') setError('This name is taken. Please choose another.');
      else if (code === '54000') setError(message);
      else reportFailure('The name was not changed', failure);
      setBusy(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-4">
      <Field
        label="Your name in addresses"
        error={error}
        max={39}
        counted={false}
        hint="Earlier addresses go on leading to your repositories until somebody else takes the name."
      >
        {(control) => (
          <Input
            {...control}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={busy}
            className="max-w-sm font-mono"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" busy={busy}>
          {busy ? 'Saving...' : 'Save name'}
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

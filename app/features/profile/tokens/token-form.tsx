import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { reportFailure } from '../report-failure.ts';
import { createToken, EXPIRIES, NAME_MAX, type NewToken, SCOPES } from './tokens.ts';

type Props = { onCreated: (token: NewToken) => void; onCancel: () => void };

/** Asks what a new token is for, what it may do and how long. */
export function TokenForm({ onCreated, onCancel }: Props) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const name = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const given = String(fields.get('name') ?? '').trim();
    if (!given || [...given].length > NAME_MAX) {
      setError(given ? `The name can be at most ${NAME_MAX} characters.` : 'Please name the token.');
      return name.current?.focus();
    }
    setError(undefined);
    setBusy(true);
    const chosen = SCOPES.find(({ value }) => value === fields.get('scope')) ?? SCOPES[0];
    try {
      onCreated(await createToken({ name: given, scopes: chosen.scopes, days: Number(fields.get('days')) }));
    } catch (failure) {
      reportFailure('No token was made', failure);
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="New token"
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-5 rounded-sm border border-line bg-surface p-4 sm:p-6"
    >
      <h2 className="font-display text-title font-bold">New token</h2>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field label="Name" max={NAME_MAX} error={error} hint="Where it will be used, such as “Laptop”.">
          {(control) => (
            <Input {...control} ref={name} name="name" autoComplete="off" autoFocus disabled={busy} />
          )}
        </Field>
        <Field label="Works for">
          {(control) => (
            <Select {...control} name="days" defaultValue="90" disabled={busy}>
              {EXPIRIES.map(({ days, label }) => (
                <option key={days} value={days}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <fieldset disabled={busy}>
        <legend className="mb-1.5 text-[0.9375rem] font-semibold">May</legend>
        <div className="divide-y divide-line rounded-md border border-edge">
          {SCOPES.map(({ value, label, meaning }) => (
            <label key={value} className="flex min-h-11 items-start gap-3 px-3 py-2.5 hover:bg-sunken">
              <input
                type="radio"
                name="scope"
                value={value}
                defaultChecked={value === 'read'}
                className="mt-1 size-4 shrink-0"
              />
              <span className="flex-1 leading-6">
                <span className="block font-medium">{label}</span>
                <span className="block text-[0.9375rem] text-ink-soft">{meaning}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {busy ? 'Creating...' : 'Create token'}
        </Button>
        <Button variant="ghost" onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

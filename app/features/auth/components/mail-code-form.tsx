import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EMAIL_MAX } from '../../../ui/text-limit.ts';
import { enterMailCode, type MailCode } from '../mutations.ts';
import { readRefusal } from '../refusal.ts';
import { reportFailure } from '../report-failure.ts';

type Props = {
  /** What the mail was about. */
  kind: MailCode;
  /** Where the mail went; asked for when it is not known. */
  email?: string;
  /** Called when the code was right and its owner is signed in. */
  onDone: () => void;
};

/** The six digits of a mail, for whoever reads it on another device. Does what the link in the mail does. */
export function MailCodeForm({ kind, email, onDone }: Props) {
  const [error, setError] = useState<string>();
  const [emailError, setEmailError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const address = email ?? field('email')?.value.trim() ?? '';
    const code = field('code')?.value.replaceAll(/[\s-]/g, '') ?? '';
    const faults = {
      email: address.includes('@') ? undefined : 'Please enter a valid email address',
      code: /^\d{6}$/.test(code) ? undefined : 'The code has six digits.',
    };
    setEmailError(faults.email);
    setError(faults.code);
    if (faults.email || faults.code) return field(faults.email ? 'email' : 'code')?.focus();
    setBusy(true);
    try {
      await enterMailCode(address, code, kind);
      onDone();
    } catch (failure) {
      const refusal = readRefusal(failure);
      if (refusal) setError(refusal.words);
      else reportFailure(failure);
      // A disabled field takes no focus.
      flushSync(() => setBusy(false));
      field('code')?.select();
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-label="Code from the mail"
      onSubmit={(event) => void onSubmit(event)}
      className="flex flex-col gap-5"
    >
      {email === undefined && (
        <Field label="Email" max={EMAIL_MAX} error={emailError}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              spellCheck={false}
              required
              disabled={busy}
              placeholder="you@example.com"
            />
          )}
        </Field>
      )}
      <Field
        label="Code from the mail"
        error={error}
        max={7}
        strict
        counted={false}
        hint="Six digits, below the button in the mail."
      >
        {(control) => (
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            disabled={busy}
            className="h-13 text-center font-mono text-[1.375rem] tracking-[0.2em]"
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {busy ? 'Checking...' : 'Continue'}
      </Button>
    </form>
  );
}

import type { User } from '@supabase/supabase-js';
import { type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { leaveSignIn } from '../../../shell/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { enterCode, enterRecoveryCode, isWrongCode } from '../mutations.ts';
import { reportFailure } from '../report-failure.ts';
import { usePasskeys } from './use-passkeys.ts';

const WRONG_CODE = 'This code is not right, or was used before. Wait for the next one and try again.';
const WRONG_RECOVERY_CODE = 'This is none of your recovery codes, or it was used before.';

type Props = {
  /** Who has given the password. */
  user: User;
  /** Called when the code was right. */
  onDone?: () => void;
};

/** The second step of a sign-in: the code of the authenticator app, a recovery code, or a passkey in place of both steps. */
export function CodeForm({ user, onDone }: Props) {
  const apps = (user.factors ?? []).filter((one) => one.status === 'verified' && one.factor_type === 'totp');
  const hasRecoveryCodes = user.factors?.some((one) => (one.factor_type as string) === 'recovery_code');
  const [recovering, setRecovering] = useState(false);
  const [factorId, setFactorId] = useState(apps[0]?.id ?? '');
  const [error, setError] = useState<string>();
  const passkeys = usePasskeys({ offers: false });
  const [isChecking, setBusy] = useState(false);
  const busy = isChecking || passkeys.busy;
  const input = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const code = input.current?.value.trim() ?? '';
    if (!code) return setError('Please enter a code.');
    setBusy(true);
    setError(undefined);
    try {
      await (recovering ? enterRecoveryCode(code) : enterCode(factorId, code.replaceAll(/\s/g, '')));
      onDone?.();
    } catch (failure) {
      if (isWrongCode(failure)) setError(recovering ? WRONG_RECOVERY_CODE : WRONG_CODE);
      else reportFailure(failure);
      // A disabled field takes no focus.
      flushSync(() => setBusy(false));
      input.current?.select();
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      {apps.length > 1 && !recovering && <AppChoice apps={apps} value={factorId} onChange={setFactorId} />}
      <Field
        key={recovering ? 'recovery' : 'app'}
        label={recovering ? 'Recovery code' : 'Authentication code'}
        error={error}
        max={recovering ? 20 : 7}
        strict
        counted={false}
        hint={
          recovering
            ? 'One of the ten codes you kept. It works once.'
            : 'The six digits your authenticator app shows now.'
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            autoFocus
            autoComplete={recovering ? 'off' : 'one-time-code'}
            inputMode={recovering ? 'text' : 'numeric'}
            spellCheck={false}
            autoCapitalize={recovering ? 'characters' : 'none'}
            disabled={busy}
            className="h-13 text-center font-mono text-[1.375rem] tracking-[0.2em]"
          />
        )}
      </Field>
      <Button type="submit" size="lg" busy={isChecking} disabled={busy} className="w-full">
        {isChecking ? 'Signing in...' : 'Continue'}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-label">
        {hasRecoveryCodes && (
          <button
            type="button"
            className="text-link min-h-9"
            onClick={() => {
              setRecovering(!recovering);
              setError(undefined);
            }}
          >
            {recovering ? 'Use the authenticator app' : 'Use a recovery code'}
          </button>
        )}
        {passkeys.isOn && (
          <button
            type="button"
            className="text-link min-h-9"
            disabled={busy}
            onClick={() => void passkeys.ask()}
          >
            {passkeys.busy ? 'Waiting for your passkey...' : 'Use a passkey'}
          </button>
        )}
        <button
          type="button"
          className="text-link min-h-9"
          onClick={() => void leaveSignIn().catch(reportFailure)}
        >
          Use another account
        </button>
      </div>
    </form>
  );
}

type App = { id: string; friendly_name?: string | undefined };

function AppChoice({
  apps,
  value,
  onChange,
}: {
  apps: App[];
  value: string;
  onChange: (id: string) => void;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">Authenticator app</legend>
      <div className="divide-y divide-line rounded-md border border-edge bg-surface">
        {apps.map((app, index) => (
          <label key={app.id} className="flex min-h-11 items-center gap-3 px-3 hover:bg-sunken">
            <input
              type="radio"
              name={name}
              checked={app.id === value}
              onChange={() => onChange(app.id)}
              className="size-4 shrink-0"
            />
            {app.friendly_name || `App ${index + 1}`}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

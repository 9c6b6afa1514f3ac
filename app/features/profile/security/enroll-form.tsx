import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BRAND } from '../../../../domain/site/seo.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { CopyButton } from '../components/copy-button.tsx';
import { reportFailure } from '../report-failure.ts';
import { freeName } from './free-name.ts';

type Enrolled = { id: string; picture: string; secret: string };

type Props = {
  /** Names of the account's other apps. */
  taken: string[];
  /** Whether it is the account's first, which comes with recovery codes. */
  isFirst: boolean;
  onCancel: () => void;
  /** `codes` are the recovery codes made with the first app, null otherwise. */
  onDone: (codes: string[] | null) => void;
};

/** Shows an app its secret and asks for the first code. */
export function EnrollForm({ taken, isFirst, onCancel, onDone }: Props) {
  const enrolled = useEnrollment(taken, onCancel);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || !enrolled) return;
    const code = input.current?.value.replaceAll(/\s/g, '') ?? '';
    if (!/^\d{6}$/.test(code)) return setError('Please enter the six digits the app shows.');
    setError(undefined);
    setBusy(true);
    try {
      const { auth } = await getSupabase();
      const { error: refusal } = await auth.mfa.challengeAndVerify({ factorId: enrolled.id, code });
      if (refusal?.code === 'mfa_verification_failed') {
        setError(
          'This code is not right. Is the clock of your phone right? Wait for the next code and try again.',
        );
        // A disabled field takes no focus.
        flushSync(() => setBusy(false));
        return input.current?.select();
      }
      if (refusal) throw refusal;
      const made = isFirst ? await auth.mfa.recoveryCodes.generate() : null;
      toast({
        title: 'Authenticator app added',
        description: 'You’ll enter its code each time you sign in.',
      });
      onDone(made?.data?.codes ?? null);
    } catch (failure) {
      reportFailure('The app was not added', failure);
      setBusy(false);
    }
  }

  async function cancel() {
    if (enrolled) await (await getSupabase()).auth.mfa.unenroll({ factorId: enrolled.id }).catch(() => {});
    onCancel();
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Set up an authenticator app"
      onSubmit={(event) => void onSubmit(event)}
      className="grid gap-6 rounded-sm border border-line bg-surface p-4 sm:p-6 xl:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <div className="max-sm:flex max-sm:justify-center">
        {enrolled ? (
          <img
            src={enrolled.picture}
            alt="QR code with the secret for your authenticator app"
            width={192}
            height={192}
            className="size-48 rounded-sm border border-line"
          />
        ) : (
          <Skeleton className="size-48" />
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <p>
            <strong className="font-semibold">1.</strong> Scan the picture with an authenticator app, or type
            this key into it:
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <code className="font-mono text-label leading-6 break-all select-all">
              {enrolled ? spaced(enrolled.secret) : '…'}
            </code>
            {enrolled && <CopyButton text={enrolled.secret} label="Copy key" />}
          </div>
        </div>
        <Field
          label={
            <>
              <span aria-hidden="true">2. </span>Code the app shows
            </>
          }
          error={error}
          max={7}
          strict
          counted={false}
        >
          {(control) => (
            <Input
              {...control}
              ref={input}
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              disabled={busy || !enrolled}
              className="max-w-44 text-center font-mono text-[1.125rem] tracking-[0.2em]"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy} disabled={!enrolled}>
            {busy ? 'Checking...' : 'Turn on'}
          </Button>
          <Button variant="ghost" onClick={() => void cancel()} disabled={busy}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Begins to set up an app once; null until the server has answered. */
function useEnrollment(taken: string[], onFailed: () => void): Enrolled | null {
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const begin = async () => {
      const { auth } = await getSupabase();
      const { data, error } = await auth.mfa.enroll({
        factorType: 'totp',
        issuer: BRAND,
        friendlyName: freeName('Authenticator app', taken),
      });
      if (error) throw error;
      setEnrolled({ id: data.id, picture: data.totp.qr_code, secret: data.totp.secret });
    };
    begin().catch((error: unknown) => {
      reportFailure('The app could not be set up', error);
      onFailed();
    });
  }, [taken, onFailed]);
  return enrolled;
}

/** In groups of four, as people read it off. */
function spaced(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}

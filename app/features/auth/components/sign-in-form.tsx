import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { findGoogleAddress, isUnconfirmed, signIn } from '../mutations.ts';
import { type Refusal, readRefusal } from '../refusal.ts';
import { reportFailure } from '../report-failure.ts';
import { type Credentials, signInSchema } from '../schema.ts';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { EmailField } from './email-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useAuthForm } from './use-auth-form.ts';
import { usePasskeys } from './use-passkeys.ts';

type Props = {
  /** The address typed so far, kept while the tabs are switched. */
  email: string;
  onEmailChange: (email: string) => void;
  forgotHref: string;
  codeHref: string;
};

/** Google, a passkey, or address and password. What follows a success is up to the page, which watches the session. */
export function SignInForm({ email, onEmailChange, forgotHref, codeHref }: Props) {
  const { register, handleSubmit, formState, formProps, setError, clearErrors } = useAuthForm<Credentials>(
    signInSchema,
    email ? { email } : undefined,
  );
  const passkeys = usePasskeys({ offers: true });
  const [begun, setBusy] = useState<'password' | 'google' | null>(null);
  const busy = passkeys.busy ? 'passkey' : begun;
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { errors } = formState;

  async function onSubmit(credentials: Credentials) {
    setBusy('password');
    setUnconfirmed(null);
    try {
      const { needsCode } = await signIn(credentials);
      if (needsCode) return;
      toast({ title: 'Success', description: 'Signed in successfully!' });
    } catch (error) {
      reportFailure(error);
      // A disabled field takes no focus.
      flushSync(() => setBusy(null));
      if (isUnconfirmed(error)) return setUnconfirmed(credentials.email);
      const refusal = readRefusal(error);
      if (refusal) markRefusal(refusal);
    }
  }

  function markRefusal({ field, words }: Refusal) {
    setError(field ?? 'email', { message: words }, { shouldFocus: true });
  }

  async function onGoogle() {
    setBusy('google');
    try {
      const address = await findGoogleAddress();
      toast({
        title: 'Redirecting...',
        description: 'You are being redirected to Google login.',
        endsWithPage: true,
      });
      location.assign(address);
    } catch (error) {
      reportFailure(error);
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <GoogleButton busy={busy === 'google'} disabled={busy !== null} onClick={() => void onGoogle()} />
        {passkeys.isOn && (
          <PasskeyButton
            busy={busy === 'passkey'}
            disabled={busy !== null}
            onClick={() => void passkeys.ask()}
          />
        )}
      </div>
      <p className="flex items-center gap-3 text-label text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or with your email
      </p>
      <form
        {...formProps}
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
        className="flex flex-col gap-5"
      >
        <EmailField
          registration={register('email', {
            onChange: (event) => {
              onEmailChange(event.target.value);
              // The two belong together: with another address the password may be right.
              clearErrors();
            },
          })}
          error={errors.email?.message}
          disabled={busy !== null}
          onOfferPasskeys={passkeys.isOn ? passkeys.renewOffer : undefined}
        />
        <PasswordField
          kind="current"
          registration={register('password')}
          error={errors.password?.message}
          disabled={busy !== null}
          aside={
            // Forty pixels high without taking more room than its words.
            <Link to={forgotHref} className="text-link -mt-3.5 -mb-1.5 inline-block pt-3.5 pb-1.5 text-label">
              Forgot password?
            </Link>
          }
        />
        <Button
          type="submit"
          size="lg"
          busy={busy === 'password'}
          disabled={busy !== null}
          className="w-full"
        >
          {busy === 'password' ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      {unconfirmed ? (
        <ConfirmationNotice email={unconfirmed} reason="unconfirmed" />
      ) : (
        <p className="text-center text-label text-ink-soft">
          <Link to={codeHref} className="text-link inline-block py-2.5">
            Enter a code from a mail
          </Link>
        </p>
      )}
    </div>
  );
}

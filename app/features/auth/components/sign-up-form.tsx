import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { signUp } from '../mutations.ts';
import { readRefusal } from '../refusal.ts';
import { reportFailure } from '../report-failure.ts';
import { type Credentials, MIN_PASSWORD_LENGTH, signUpSchema } from '../schema.ts';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { EmailField } from './email-field.tsx';
import { useAuthForm } from './use-auth-form.ts';

type Props = {
  /** The address typed so far, kept while the tabs are switched. */
  email: string;
  onEmailChange: (email: string) => void;
};

/** Makes an account; afterwards the mail with the confirmation link is waited for. */
export function SignUpForm({ email, onEmailChange }: Props) {
  const { register, handleSubmit, formState, formProps, resetField, setError, setFocus } =
    useAuthForm<Credentials>(signUpSchema, email ? { email } : undefined);
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { errors } = formState;

  async function onSubmit(credentials: Credentials) {
    setBusy(true);
    try {
      const { needsConfirmation } = await signUp(credentials);
      resetField('password');
      if (needsConfirmation) {
        toast({ title: 'Success', description: 'Check your email for the confirmation link!' });
        setSentTo(credentials.email);
      }
    } catch (error) {
      reportFailure(error);
      // A disabled field takes no focus.
      flushSync(() => setBusy(false));
      const refusal = readRefusal(error);
      if (refusal?.field) setError(refusal.field, { message: refusal.words }, { shouldFocus: true });
    } finally {
      setBusy(false);
    }
  }

  if (sentTo) {
    return (
      <div className="flex flex-col gap-5">
        <ConfirmationNotice email={sentTo} reason="sent" />
        <Button
          variant="ghost"
          onClick={() => {
            onEmailChange('');
            resetField('email', { defaultValue: '' });
            // The button goes: the focus would fall on the page.
            flushSync(() => setSentTo(null));
            setFocus('email');
          }}
        >
          Use another address
        </Button>
      </div>
    );
  }

  return (
    <form
      {...formProps}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      className="flex flex-col gap-5"
    >
      <EmailField
        registration={register('email', { onChange: (event) => onEmailChange(event.target.value) })}
        error={errors.email?.message}
        disabled={busy}
      />
      <PasswordField
        kind="new"
        minLength={MIN_PASSWORD_LENGTH}
        registration={register('password')}
        error={errors.password?.message}
        disabled={busy}
      />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {busy ? 'Creating account...' : 'Sign Up'}
      </Button>
    </form>
  );
}

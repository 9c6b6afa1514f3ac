import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { changePassword } from '../mutations.ts';
import { readRefusal } from '../refusal.ts';
import { reportFailure } from '../report-failure.ts';
import { MIN_PASSWORD_LENGTH, type NewPassword, newPasswordSchema } from '../schema.ts';
import { useAuthForm } from './use-auth-form.ts';

type Props = { email: string; onChanged: () => void };

/** Sets a new password for the signed-in member. */
export function NewPasswordForm({ email, onChanged }: Props) {
  const { register, handleSubmit, formState, formProps, setError } =
    useAuthForm<NewPassword>(newPasswordSchema);
  const [busy, setBusy] = useState(false);

  async function onSubmit({ password }: NewPassword) {
    setBusy(true);
    try {
      await changePassword(password);
      onChanged();
    } catch (error) {
      reportFailure(error);
      // A disabled field takes no focus.
      flushSync(() => setBusy(false));
      const refusal = readRefusal(error);
      if (refusal?.field === 'password')
        setError('password', { message: refusal.words }, { shouldFocus: true });
    }
  }

  return (
    <form
      {...formProps}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
      className="flex flex-col gap-5"
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        kind="new"
        minLength={MIN_PASSWORD_LENGTH}
        label="New password"
        registration={register('password')}
        error={formState.errors.password?.message}
        disabled={busy}
      />
      <Button type="submit" size="lg" busy={busy} className="w-full">
        {busy ? 'Saving...' : 'Save new password'}
      </Button>
    </form>
  );
}

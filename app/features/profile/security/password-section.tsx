import { zodResolver } from '@hookform/resolvers/zod';
import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { getSupabase } from '../../../lib/supabase.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { MIN_PASSWORD_LENGTH, newPasswordSchema } from '../../auth/schema.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { reportFailure } from '../report-failure.ts';
import { sessionsQuery } from './security.ts';

const schema = z.object({
  current: z.string().check(z.minLength(1, 'Please enter your current password.')),
  ...newPasswordSchema.shape,
});
type Values = z.infer<typeof schema>;

/** Changing the password: the current one first, since a found device must not lock its owner out. */
export function PasswordSection({ user }: { user: User }) {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { register, handleSubmit, formState, reset, setError } = useForm<Values>({
    resolver: zodResolver(schema as never) as never,
    defaultValues: { current: '', password: '' },
    mode: 'onSubmit',
  });
  const { errors } = formState;
  const close = () => {
    setOpen(false);
    reset();
  };

  /** A disabled field takes no focus. */
  const enable = () => flushSync(() => setBusy(false));

  async function save({ current, password }: Values) {
    if (busy) return;
    setBusy(true);
    try {
      const { auth } = await getSupabase();
      const { error } = await auth.updateUser({ password, current_password: current });
      if (!error) {
        close();
        toast({
          title: 'Password changed',
          description: 'Your other devices were signed out.',
        });
        await queries.invalidateQueries({ queryKey: sessionsQuery(user.id).queryKey });
      } else if (error.code === 'invalid_credentials') {
        enable();
        setError('current', { message: 'This is not your current password.' }, { shouldFocus: true });
      } else if (error.code === 'weak_password' || error.code === 'same_password') {
        enable();
        setError('password', { message: error.message }, { shouldFocus: true });
      } else reportFailure('The password was not changed', error);
    } catch (error) {
      reportFailure('The password was not changed', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <SettingsSection title="Password" intro="Changing it signs out all your other devices.">
      {isOpen ? (
        <form
          method="post"
          noValidate
          aria-label="Change password"
          onSubmit={(event) => void handleSubmit(save)(event)}
          className="flex max-w-md flex-col gap-5"
        >
          {/* Tells password managers whose password this is. */}
          <input type="email" name="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
          <PasswordField
            kind="current"
            label="Current password"
            autoFocus
            registration={register('current')}
            error={errors.current?.message}
            disabled={busy}
            aside={<ForgotButton email={user.email ?? ''} />}
          />
          <PasswordField
            kind="new"
            label="New password"
            minLength={MIN_PASSWORD_LENGTH}
            registration={register('password')}
            error={errors.password?.message}
            disabled={busy}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {busy ? 'Saving...' : 'Change password'}
            </Button>
            <Button variant="ghost" onClick={close} disabled={busy}>
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </SettingsSection>
  );
}

/** Also for whoever has always signed in by a link, and has no password yet. */
function ForgotButton({ email }: { email: string }) {
  const [sent, setSent] = useState(false);
  async function send() {
    try {
      const { auth } = await getSupabase();
      const { error } = await auth.resetPasswordForEmail(email, {
        redirectTo: `${location.origin}/auth/reset`,
      });
      if (error) throw error;
      setSent(true);
    } catch (error) {
      reportFailure('No mail was sent', error);
    }
  }
  if (sent)
    return (
      <span role="status" className="text-label text-success-text">
        A link is on its way
      </span>
    );
  return (
    <button
      type="button"
      onClick={() => void send()}
      className="text-link -mt-3.5 -mb-1.5 inline-block pt-3.5 pb-1.5 text-label"
    >
      Forgot password?
    </button>
  );
}

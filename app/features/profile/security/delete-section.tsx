import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FunctionError } from '../../../lib/call-function.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { useReplacePage } from '../../../shell/keep-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LINE_MAX, PASSWORD_MAX } from '../../../ui/text-limit.ts';
import { toast } from '../../../ui/toast.ts';
import { callAccount } from '../call-account.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { keepDraft } from '../draft.ts';
import { reportFailure } from '../report-failure.ts';

/** Deleting the account, after its address and password were typed. */
export function DeleteSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title="Delete account" danger>
      <p className="text-[0.9375rem] text-ink-soft">
        Deletes your profile, projects with their files, repositories, favourites, download history, access
        tokens and every sign-in, at once and for good. What you have published on the boards (suggestions,
        comments and testimonials) and messages you have sent us are kept without your account: delete a post
        there first if it shall go, too.
      </p>
      <Button variant="danger" className="mt-5" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const queries = useQueryClient();
  const replacePage = useReplacePage();
  const email = user.email ?? user.id;
  const [errors, setErrors] = useState<{ confirmation?: string; password?: string }>({});
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // The dialog has been opened by now, and has put the focus on its close button.
  useEffect(() => first.current?.focus(), []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const fields = new FormData(event.currentTarget);
    const confirmation = String(fields.get('confirmation') ?? '').trim();
    const password = String(fields.get('password') ?? '');
    if (confirmation.toLowerCase() !== email.toLowerCase()) {
      return setErrors({ confirmation: `Please type ${email}` });
    }
    setErrors({});
    setBusy(true);
    try {
      await callAccount('POST', 'delete', { confirmation, ...(password ? { password } : {}) });
      keepDraft(user.id, {});
      await (await getSupabase()).auth.signOut({ scope: 'local' });
      queries.clear();
      replacePage('/');
      toast({
        title: 'Account deleted',
        description: 'Your account and everything in it is gone.',
        duration: 10_000,
      });
    } catch (error) {
      const { code, message } = error as FunctionError;
      if (code === 'invalid_credentials' || code === 'reauthentication_needed')
        setErrors({ password: message });
      else reportFailure('Your account was not deleted', error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={busy ? () => {} : onClose}
      title="Delete your account?"
      description="This cannot be undone. You may want to download your data first."
    >
      <form
        method="post"
        noValidate
        aria-label="Delete your account"
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-col gap-5"
      >
        <Field
          label={
            <>
              Type <span className="font-mono text-[0.875rem] break-all">{email}</span> to confirm
            </>
          }
          max={LINE_MAX}
          counted={false}
          error={errors.confirmation}
        >
          {(control) => (
            <Input
              {...control}
              ref={first}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              disabled={busy}
            />
          )}
        </Field>
        <Field
          label="Password"
          max={PASSWORD_MAX}
          counted={false}
          error={errors.password}
          hint="Not needed in the first ten minutes after you signed in."
        >
          {(control) => (
            <Input
              {...control}
              name="password"
              type="password"
              autoComplete="current-password"
              disabled={busy}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? 'Deleting...' : 'Delete my account'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { useReplacePage } from '../../../shell/keep-page.ts';
import { useSession } from '../../../shell/session.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { findSignedInUser } from '../mutations.ts';
import { readReturnError } from '../return-error.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailLinkForm } from './email-link-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

type State = { name: 'checking' } | { name: 'ready'; email: string } | { name: 'invalid' };

/** Where a password link leads: a new password, or a new link where this one does not work. */
export function ResetPage() {
  const [state, setState] = useState<State>({ name: 'checking' });
  const replacePage = useReplacePage();
  const { awaitsCode } = useSession();
  const check = useCallback(() => {
    findSignedInUser().then(
      (user) => setState(user ? { name: 'ready', email: user.email ?? '' } : { name: 'invalid' }),
      () => setState({ name: 'invalid' }),
    );
  }, []);
  useEffect(() => {
    // A member who is signed in anyway must still learn that the link failed.
    if (readReturnError(location)) setState({ name: 'invalid' });
    else check();
  }, [check]);

  function onChanged() {
    toast({ title: 'Success', description: 'Your password has been changed.' });
    replacePage('/');
  }

  return (
    <AuthFrame
      title="Choose a new password"
      intro={
        state.name === 'ready' && (
          <>
            For the account <strong className="font-semibold break-words text-ink">{state.email}</strong>
          </>
        )
      }
      back={{ to: '/auth', label: 'Back to Sign In' }}
    >
      {state.name === 'checking' && <Checking />}
      {state.name === 'ready' && awaitsCode && <CodeForm user={awaitsCode} />}
      {state.name === 'ready' && !awaitsCode && <NewPasswordForm email={state.email} onChanged={onChanged} />}
      {state.name === 'invalid' && (
        <>
          <Alert variant="danger" className="mb-6" title="This link does not work any more">
            Password links work once and for a limited time. Enter your address to get a new one.
          </Alert>
          <EmailLinkForm purpose="password" onCode={check} />
        </>
      )}
    </AuthFrame>
  );
}

function Checking() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Checking the link...</span>
      <Skeleton className="h-11" />
      <Skeleton className="h-12" />
    </div>
  );
}

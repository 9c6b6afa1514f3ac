import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { resendConfirmation } from '../mutations.ts';
import { reportFailure } from '../report-failure.ts';
import { MailCodeForm } from './mail-code-form.tsx';

const CONFIRMED = {
  title: 'Welcome to Plinth',
  description: 'Your email address is confirmed and you are signed in.',
};

type Props = {
  email: string;
  /** `sent` right after signing up, `unconfirmed` when signing in was refused for it. */
  reason: 'sent' | 'unconfirmed';
};

/** Says that the address must be confirmed, sends the mail again on request, and takes the code of the mail. */
export function ConfirmationNotice({ email, reason }: Props) {
  const [busy, setBusy] = useState(false);
  async function resend() {
    setBusy(true);
    try {
      await resendConfirmation(email);
      toast({ title: 'Success', description: 'Check your email for the confirmation link!' });
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Alert
        variant={reason === 'sent' ? 'success' : 'info'}
        title={reason === 'sent' ? 'One more step' : 'This address is not confirmed yet'}
        action={
          <Button variant="secondary" size="sm" busy={busy} onClick={() => void resend()}>
            {busy ? 'Sending...' : 'Send the link again'}
          </Button>
        }
      >
        {reason === 'sent' ? 'Open the link in the mail to ' : 'Open the link that was sent to '}
        <strong>{email}</strong>. If it is not there after a minute, look in the spam folder.
      </Alert>
      <MailCodeForm kind="signup" email={email} onDone={() => toast(CONFIRMED)} />
    </>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { resendConfirmation, sendPasswordLink } from '../mutations.ts';
import { reportFailure } from '../report-failure.ts';
import { type EmailRequest, emailSchema } from '../schema.ts';
import { EmailField } from './email-field.tsx';
import { MailCodeForm } from './mail-code-form.tsx';
import { useAuthForm } from './use-auth-form.ts';

type Props = {
  /** What the mail is for. */
  purpose: 'password' | 'confirmation';
  email?: string;
  /** Called when the code of the mail was right. */
  onCode: () => void;
  /** Where a code that one has already is entered. */
  codeHref?: string;
};

const WORDS = {
  password: { button: 'Send reset link', link: 'a link to choose a new password', code: 'recovery' },
  confirmation: { button: 'Send confirmation link', link: 'a new confirmation link', code: 'signup' },
} as const;

/**
 * Asks for an address and mails a link with a code to it, which can be given here. It never tells whether the address has
 * an account.
 */
export function EmailLinkForm({ purpose, email, onCode, codeHref }: Props) {
  const { register, handleSubmit, formState, formProps } = useAuthForm<EmailRequest>(
    emailSchema,
    email ? { email } : undefined,
  );
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const words = WORDS[purpose];

  async function onSubmit(values: EmailRequest) {
    setBusy(true);
    setSentTo(null);
    try {
      await (purpose === 'password' ? sendPasswordLink(values.email) : resendConfirmation(values.email));
      setSentTo(values.email);
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      {sentTo && (
        <>
          <Alert variant="success" title="Look in your mailbox">
            If <strong>{sentTo}</strong> has an account here, {words.link} is on its way. The mail has a code
            as well.
          </Alert>
          <MailCodeForm key={sentTo} kind={words.code} email={sentTo} onDone={onCode} />
          <hr className="border-line" />
        </>
      )}
      <form
        {...formProps}
        onSubmit={(event) => void handleSubmit(onSubmit)(event)}
        className="flex flex-col gap-5"
      >
        <EmailField
          registration={register('email')}
          error={formState.errors.email?.message}
          disabled={busy}
        />
        <Button
          type="submit"
          size="lg"
          variant={sentTo ? 'secondary' : 'primary'}
          busy={busy}
          className="w-full"
        >
          {busy ? 'Sending...' : sentTo ? 'Send it again' : words.button}
        </Button>
      </form>
      {codeHref && !sentTo && (
        <p className="-mt-1 text-center text-label">
          <Link to={codeHref} className="text-link inline-block py-2.5">
            I have a code already
          </Link>
        </p>
      )}
    </div>
  );
}

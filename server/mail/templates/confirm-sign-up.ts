import type { MailContent } from '../mailer.ts';
import { expiryLine } from './expiry.ts';
import { renderLetter } from './letter.ts';
import type { Proof } from './proof.ts';

/** Asks the owner of a mailbox to confirm a new account. */
export function confirmSignUp({ url, code, lifetime }: Proof): MailContent {
  return renderLetter({
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: ['Welcome to Plinth. One step is left: confirm that this mailbox is yours.'],
    action: { label: 'Confirm email address', url },
    code,
    expiry: expiryLine({ lifetime, code }),
    unasked:
      'You did not ask for an account? Then ignore this mail: without your confirmation none is opened.',
  });
}

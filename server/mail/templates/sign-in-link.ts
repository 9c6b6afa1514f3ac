import type { MailContent } from '../mailer.ts';
import { expiryLine } from './expiry.ts';
import { renderLetter } from './letter.ts';
import type { Proof } from './proof.ts';

/** Carries a link that signs in without a password. */
export function signInLink({ url, code, lifetime }: Proof): MailContent {
  return renderLetter({
    subject: 'Your sign-in link',
    heading: 'Sign in to Plinth',
    paragraphs: ['Here is the link you asked for. It signs you in without a password.'],
    action: { label: 'Sign in', url },
    code,
    expiry: expiryLine({ lifetime, code }),
    unasked:
      'You did not ask for this link? Then ignore this mail, and do not pass link or code on: nobody gets in without them.',
  });
}

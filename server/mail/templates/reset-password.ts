import type { MailContent } from '../mailer.ts';
import { expiryLine } from './expiry.ts';
import { renderLetter } from './letter.ts';
import type { Proof } from './proof.ts';

/** Carries a link that leads to choosing a new password. */
export function resetPassword({ url, code, lifetime }: Proof): MailContent {
  return renderLetter({
    subject: 'Reset your password',
    heading: 'Reset your password',
    paragraphs: ['Follow the link to choose a new password for your Plinth account.'],
    action: { label: 'Choose a new password', url },
    code,
    expiry: expiryLine({ lifetime, code }),
    unasked: 'You did not ask for this? Then ignore this mail: your password stays as it is.',
  });
}

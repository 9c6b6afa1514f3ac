import type { MailContent } from '../mailer.ts';
import { expiryLine } from './expiry.ts';
import { renderLetter } from './letter.ts';
import type { Proof } from './proof.ts';

/** Invites somebody for whom the operator has made an account. */
export function invitation({ url, code, lifetime }: Proof): MailContent {
  return renderLetter({
    subject: 'You are invited to Plinth',
    heading: 'You are invited',
    paragraphs: [
      'The people who run this site have made a Plinth account for you. Follow the link to accept it.',
    ],
    action: { label: 'Accept the invitation', url },
    code,
    expiry: expiryLine({ lifetime, code }),
    unasked: 'You did not ask for an account? Then ignore this mail: without your consent none is opened.',
  });
}

import type { MailContent } from '../mailer.ts';
import { expiryLine } from './expiry.ts';
import { renderLetter } from './letter.ts';
import type { Proof } from './proof.ts';

interface Addresses {
  current: string;
  next: string;
}

/** Asks the mailbox in use whether the account may move to another address. */
export function leaveEmail({ url, code, lifetime }: Proof, { current, next }: Addresses): MailContent {
  return renderLetter({
    subject: 'Confirm the change of your email address',
    heading: 'Change your email address?',
    paragraphs: [
      `Your Plinth account is to move from ${current} to ${next}.`,
      'It moves when both mailboxes have confirmed. A second mail has gone to the new address.',
    ],
    action: { label: 'Agree to the change', url },
    code,
    expiry: expiryLine({ lifetime, code }),
    unasked:
      'You did not ask for this? Do not confirm, and change your password: somebody may be signed in to your account.',
  });
}

/** Asks the new mailbox to confirm that it belongs to the requester. */
export function takeEmail({ url, code, lifetime }: Proof, { current, next }: Addresses): MailContent {
  return renderLetter({
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    paragraphs: [
      `A Plinth account is to move from ${current} to ${next}.`,
      'It moves when both mailboxes have confirmed. A second mail has gone to the address in use until now.',
    ],
    action: { label: 'Confirm new address', url },
    code,
    expiry: expiryLine({ lifetime, code }),
    unasked: 'You did not ask for this? Then ignore this mail: nothing changes without your confirmation.',
  });
}

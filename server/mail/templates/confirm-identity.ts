import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

/** Carries a code that proves, in a session of some age, that its holder still has the mailbox. `lifetime` is in seconds. */
export function confirmIdentity({
  signInUrl,
  code,
  lifetime,
}: {
  signInUrl: string;
  code: string;
  lifetime: number;
}): MailContent {
  return renderLetter({
    subject: 'Confirm that it is you',
    heading: 'Confirm that it is you',
    paragraphs: ['Enter this code on the page that asked for it.'],
    action: { label: 'Open the site', url: signInUrl },
    code,
    expiry: `The code works once, for ${Math.round(lifetime / 60)} minutes.`,
    unasked:
      'You did not ask for this? Then somebody is using your account: sign in and change your password.',
  });
}

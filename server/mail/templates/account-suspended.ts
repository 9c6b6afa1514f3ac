import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

interface News {
  decision: 'suspended' | 'restored';
  /** Words of the operator; '' for none. */
  reason: string;
  siteUrl: string;
}

/** Tells a member that an operator has suspended or restored their account. */
export function accountSuspended({ decision, reason, siteUrl }: News): MailContent {
  if (decision === 'restored') {
    return renderLetter({
      subject: 'Your account is open again',
      heading: 'Your account is open again',
      paragraphs: ['The suspension of your Plinth account has ended. You can sign in as before.'],
      action: { label: 'Go to sign-in', url: `${siteUrl}/auth` },
      unasked: 'You get this mail because the account belongs to this address.',
    });
  }
  return renderLetter({
    subject: 'Your account was suspended',
    heading: 'Your account was suspended',
    paragraphs: [
      'You have been signed out of your Plinth account on all devices and cannot sign in. Nothing of it was deleted.',
      ...(reason ? ['The people who run the site write:'] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    action: { label: 'Write to them', url: `${siteUrl}/contact` },
    unasked: 'You get this mail because the account belongs to this address.',
  });
}

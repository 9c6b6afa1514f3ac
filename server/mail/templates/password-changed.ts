import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

/** Tells the owner of an account that its password is another one now. */
export function passwordChanged({ signInUrl }: { signInUrl: string }): MailContent {
  return renderLetter({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Plinth account has just been changed, and all other devices were signed out.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked:
      'It was not you? Choose "Forgot password" on the sign-in page at once: it signs everybody else out again.',
  });
}

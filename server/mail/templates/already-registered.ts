import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

/** Tells the owner of an account that somebody tried to open another one with the same address. */
export function alreadyRegistered({ signInUrl }: { signInUrl: string }): MailContent {
  return renderLetter({
    subject: 'You already have a Plinth account',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to sign up at Plinth with this address. It already has an account, so nothing was changed.',
      'Sign in with your password. If you have forgotten it, the sign-in page helps you to choose a new one.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked: 'You did not ask for this? Then ignore this mail: nobody got into your account.',
  });
}

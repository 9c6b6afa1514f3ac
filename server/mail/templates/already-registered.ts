import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

const attempts = {
  'sign-up': 'tried to sign up at Plinth with this address',
  move: 'tried to move another Plinth account to this address',
};

/** Tells the owner of an account that somebody tried to open another one with the same address, or to move one there. */
export function alreadyRegistered({
  signInUrl,
  attempt,
}: {
  signInUrl: string;
  attempt: keyof typeof attempts;
}): MailContent {
  return renderLetter({
    subject: 'You already have a Plinth account',
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, probably you, ${attempts[attempt]}. It already has an account, so nothing was changed.`,
      'Sign in with your password. If you have forgotten it, the sign-in page helps you to choose a new one.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked: 'You did not ask for this? Then ignore this mail: nobody got into your account.',
  });
}

import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

const unasked =
  'It was not you? Choose "Forgot password" on the sign-in page at once: a new password signs everybody else out.';

/** Tells the owner of an account that from now on a code is asked for at each sign-in. */
export function authenticatorAdded({ signInUrl }: { signInUrl: string }): MailContent {
  return renderLetter({
    subject: 'An authenticator app was added',
    heading: 'An authenticator app was added',
    paragraphs: [
      'From now on signing in to your Plinth account takes a code of the app after the password. Keep your recovery codes where you find them without your phone.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked,
  });
}

/** Tells the owner of an account that one of its authenticator apps is not asked for any more. */
export function authenticatorRemoved({ signInUrl }: { signInUrl: string }): MailContent {
  return renderLetter({
    subject: 'An authenticator app was removed',
    heading: 'An authenticator app was removed',
    paragraphs: [
      'An authenticator app of your Plinth account has just been removed, and its codes no longer work.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked,
  });
}

/** Tells the owner of an account that somebody signed in without the app. */
export function recoveryCodeUsed({ signInUrl }: { signInUrl: string }): MailContent {
  return renderLetter({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: [
      'Somebody has just signed in to your Plinth account with one of its recovery codes. That code does not work again.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked,
  });
}

/** Tells the owner of an account that an operator has removed all of its factors. */
export function factorsReset({ securityUrl }: { securityUrl: string }): MailContent {
  return renderLetter({
    subject: 'Two-step sign-in was turned off',
    heading: 'Two-step sign-in was turned off',
    paragraphs: [
      'The people who run the site have removed the authenticator app, the recovery codes and any passkeys of your Plinth account, as somebody does who has lost them. All your devices were signed out.',
      'You sign in with your password alone now. Set up an app again as soon as you have one.',
    ],
    action: { label: 'Set up an app', url: securityUrl },
    unasked:
      'You did not ask for this? Choose "Forgot password" on the sign-in page at once, and tell the people who run the site.',
  });
}

import type { MailContent } from '../mailer.ts';
import { renderLetter } from './letter.ts';

const unasked =
  'It was not you? Choose "Forgot password" on the sign-in page at once, then remove what you do not know under Passkeys in your profile.';

/** Tells the owner of an account that another device can sign in to it. */
export function passkeyAdded({ signInUrl }: { signInUrl: string }): MailContent {
  return renderLetter({
    subject: 'A passkey was added',
    heading: 'A passkey was added',
    paragraphs: [
      'From now on a new passkey signs in to your Plinth account, without a password. Your password and links sent to this address go on working.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked,
  });
}

/** Tells the owner of an account that one of its passkeys is good for nothing any more. */
export function passkeyRemoved({ signInUrl }: { signInUrl: string }): MailContent {
  return renderLetter({
    subject: 'A passkey was removed',
    heading: 'A passkey was removed',
    paragraphs: [
      'A passkey of your Plinth account has just been removed and no longer signs in. Your password and links sent to this address go on working.',
    ],
    action: { label: 'Go to sign-in', url: signInUrl },
    unasked,
  });
}

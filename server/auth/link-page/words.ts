import { html } from 'hono/html';
import type { VerifiableType } from '../apply-proof.ts';
import type { TokenType } from '../one-time-tokens.ts';

/** What a link is about: whose mailbox it was sent to, and for a move both. */
export interface LinkSubject {
  token: TokenType;
  type: VerifiableType;
  email: string;
  current: string | null;
  next: string | null;
}

type Text = ReturnType<typeof html> | string;

/** What the page of a link asks. */
export interface Question {
  title: string;
  text: Text;
  button: string;
}

/** Says what the button of a link's page does. */
export function questionOf({ token, type, email, current, next }: LinkSubject): Question {
  const to = html`<strong>${email}</strong>`;
  if (token === 'email_change_token_current' || token === 'email_change_token_new') {
    const isNew = token === 'email_change_token_new';
    return {
      title: isNew ? 'Confirm your new email address' : 'Change your email address?',
      text: html`The account moves from <strong>${current ?? ''}</strong> to <strong>${next ?? ''}</strong> when both
        mailboxes have confirmed.`,
      button: isNew ? 'Confirm new address' : 'Agree to the change',
    };
  }
  if (token === 'recovery_token' && type === 'recovery') {
    return {
      title: 'Reset your password',
      text: html`Signs you in as ${to}, so that you can choose a new password.`,
      button: 'Choose a new password',
    };
  }
  if (token === 'recovery_token') {
    return { title: 'Sign in', text: html`Signs you in as ${to} in this browser.`, button: 'Sign in' };
  }
  if (type === 'invite') {
    return {
      title: 'Accept the invitation',
      text: html`Opens the account for ${to} and signs you in.`,
      button: 'Accept and sign in',
    };
  }
  return {
    title: 'Confirm your email address',
    text: html`Confirms that ${to} is yours and signs you in.`,
    button: 'Confirm and sign in',
  };
}

/** The message shown instead of the question, and the next step. */
export interface Notice {
  title: string;
  text: Text;
  action: { label: string; path: string };
}

export const alreadyConfirmed: Notice = {
  title: 'Your email address is confirmed',
  text: 'This link has done its work. Sign in to go on.',
  action: { label: 'Go to sign-in', path: '/auth' },
};

/** Said when the first of two mailboxes has agreed to a move. */
export const otherMailboxNext: Notice = {
  title: 'One of two mailboxes has confirmed',
  text: 'Now open the link in the mail to the other address. The account moves as soon as both have confirmed.',
  action: { label: 'Go to your profile', path: '/profile' },
};

/** Says why a link does not work any more. `wasUsed` is false for one that has expired or never was. */
export function deadLink(type: string, wasUsed: boolean): Notice {
  const { hint, action } = Object.hasOwn(ways, type) ? (ways[type] as Way) : otherwise;
  const reason = wasUsed
    ? 'It was used before: links work once.'
    : 'It has expired, or part of it is missing: links work once and for one hour.';
  return { title: 'This link does not work any more', text: `${reason} ${hint}`, action };
}

/** What is said of everything else that may go wrong, by the error's code. */
export function otherFault(code: string, message: string): Notice {
  const text = Object.hasOwn(faults, code) ? (faults[code] as string) : `${message}.`.replace(/[.]+$/, '.');
  return { title: 'This did not work', text, action: { label: 'Go to sign-in', path: '/auth' } };
}

const faults: Record<string, string> = {
  user_banned: 'This account has been suspended.',
  over_request_rate_limit:
    'Too many links were opened from your network. Wait a minute and open this one again.',
  email_exists: 'The new address has an account of its own by now, so that yours stays where it is.',
  validation_failed: 'Part of the address of this page is missing. Open the link in the mail once more.',
  flow_state_not_found: 'This link has expired. Ask for a new one where you asked for this.',
};

interface Way {
  hint: string;
  action: Notice['action'];
}

const otherwise: Way = {
  hint: 'The sign-in page sends you a new one.',
  action: { label: 'Go to sign-in', path: '/auth' },
};

const ways: Record<string, Way> = {
  signup: {
    hint: 'Sign in if your address is confirmed, or ask for a new link.',
    action: { label: 'Get a new confirmation link', path: '/auth?mode=resend' },
  },
  recovery: {
    hint: 'Ask for a new one to choose a new password.',
    action: { label: 'Get a new password link', path: '/auth?mode=forgot' },
  },
  invite: {
    hint: 'If you have accepted the invitation, sign in. Else ask whoever invited you for a new one.',
    action: { label: 'Go to sign-in', path: '/auth' },
  },
  email_change: {
    hint: 'Ask for the change of your address again if it has not happened.',
    action: { label: 'Go to your profile', path: '/profile' },
  },
};

import type { ToastOptions } from '../ui/toast.ts';

const ARRIVALS: Record<string, ToastOptions> = {
  signup: {
    title: 'Welcome to Plinth',
    description: 'Your email address is confirmed and you are signed in.',
    duration: 10_000,
  },
  invite: {
    title: 'Welcome to Plinth',
    description:
      'Your account is open and you are signed in. Choose a password under Security on your profile.',
    duration: 10_000,
  },
  email_change: { title: 'Success', description: 'Your account has moved to the new email address.' },
};

/** What a mail link or a provider has done, by the address it leads to; nothing where the page says it itself. */
export function arrivalWords(hash: string): ToastOptions | undefined {
  const type = new URLSearchParams(hash.slice(1)).get('type') ?? '';
  if (type === 'recovery') return undefined;
  if (Object.hasOwn(ARRIVALS, type)) return ARRIVALS[type];
  return { title: 'Success', description: 'Signed in successfully!' };
}

import { isIP } from 'node:net';
import { z } from 'zod';

export interface AccountSettings {
  /** Whether strangers may open accounts themselves; else the operator makes and invites them. */
  signUp: boolean;
  /** Whether an address has to be proved before its account signs in. */
  confirmation: boolean;
  /** Whether a visitor may have an account that nothing stands behind. */
  anonymous: boolean;
  /** Whether members may add and remove ways to sign in themselves. */
  linking: boolean;
  /** Whether keys and devices that sign may be second factors. */
  webauthn: boolean;
  /** Whether passkeys may sign in, where browsers allow it: see `offersPasskeys`. */
  passkeys: boolean;
}

const choice = (byDefault: 'on' | 'off') =>
  z.preprocess((given) => given || byDefault, z.enum(['on', 'off']));

/** The variables for `readAccountSettings`. */
export const accountVariables = {
  SIGN_UP: choice('on'),
  EMAIL_CONFIRMATION: choice('on'),
  ANONYMOUS_SIGN_IN: choice('off'),
  IDENTITY_LINKING: choice('on'),
  /** The site's own pages ask for codes alone. */
  WEBAUTHN_FACTORS: choice('off'),
  PASSKEYS: choice('on'),
};

/** How accounts come to be. */
export function readAccountSettings(
  values: Record<keyof typeof accountVariables, 'on' | 'off'>,
): AccountSettings {
  return {
    signUp: values.SIGN_UP === 'on',
    confirmation: values.EMAIL_CONFIRMATION === 'on',
    anonymous: values.ANONYMOUS_SIGN_IN === 'on',
    linking: values.IDENTITY_LINKING === 'on',
    webauthn: values.WEBAUTHN_FACTORS === 'on',
    passkeys: values.PASSKEYS === 'on',
  };
}

/** Whether passkeys sign in here. Browsers tie them to a name, over https or on this machine, and never to a bare address. */
export function offersPasskeys({
  accounts,
  siteUrl,
}: {
  accounts: AccountSettings;
  siteUrl: string;
}): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return accounts.passkeys && !isAddress && (protocol === 'https:' || isHere);
}

import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Seconds a code of an authenticator app is shown (RFC 6238; the only value all apps know). */
const stepSeconds = 30;

/** A new secret of 160 bits in base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export interface TotpLabel {
  /** The site, as the app lists it. */
  issuer: string;
  /** The account. */
  label: string;
}

/** What an authenticator app is given: the secret, the address in the picture, and the picture (SVG). */
export function describeTotp(
  secret: string,
  label: TotpLabel,
): { secret: string; uri: string; qr_code: string } {
  const uri = totpOf(secret, label).toString();
  // Named colours: the client puts the drawing into a data URL as it is, where a '#' would end it.
  return { secret, uri, qr_code: renderSVG(uri, { border: 2, whiteColor: 'white', blackColor: 'black' }) };
}

/**
 * The time step whose code was given, or null for a wrong one. One step before and after now is accepted, for clocks that
 * differ and for codes that change while they are typed (RFC 6238, section 5.2).
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / stepSeconds) + delta;
}

function totpOf(secret: string, label?: TotpLabel): TOTP {
  return new TOTP({ ...label, secret, algorithm: 'SHA1', digits: 6, period: stepSeconds });
}

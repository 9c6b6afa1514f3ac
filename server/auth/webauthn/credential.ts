import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type CborValue, readCbor } from './cbor.ts';

/** A key of an authenticator, as it is kept. */
export interface Credential {
  /** In base64url. */
  id: string;
  key: JsonWebKey;
  /** COSE's number of the algorithm. */
  algorithm: number;
  /** How often it has signed; 0 for authenticators that do not count. */
  count: number;
}

/** What an answer has to be about. */
export interface Expected {
  challenge: string;
  /** The site's own address, from which alone an answer is taken. */
  origin: string;
}

/** COSE's numbers of the algorithms that are asked for: ECDSA with P-256, Ed25519, RSA PKCS #1. */
export const algorithms = [-7, -8, -257] as const;

const flags = { present: 0x01, hasCredential: 0x40 } as const;
const keyLength = 37;

interface Answer {
  clientDataJSON: string;
}

/** The new credential in an answer to a challenge; null when it is not one that was asked for. */
export function readRegistration(
  answer: Answer & { attestationObject: string },
  expected: Expected,
): Credential | null {
  return orNull(() => {
    if (!isAbout(answer, 'webauthn.create', expected)) return null;
    const attestation = readCbor(decode(answer.attestationObject)).value;
    const data = attestation instanceof Map ? attestation.get('authData') : null;
    if (!Buffer.isBuffer(data) || !isOfSite(data, expected)) return null;
    if (!((data[32] as number) & flags.hasCredential)) return null;
    const idLength = data.readUInt16BE(keyLength + 16);
    const keyAt = keyLength + 18 + idLength;
    const key = readKey(readCbor(data, keyAt).value);
    if (!key) return null;
    return {
      id: data.subarray(keyLength + 18, keyAt).toString('base64url'),
      ...key,
      count: data.readUInt32BE(33),
    };
  });
}

/** How often the credential has signed now, when the answer is signed by it; null when it is not. */
export function readAssertion(
  answer: Answer & { authenticatorData: string; signature: string },
  credential: Credential,
  expected: Expected,
): number | null {
  return orNull(() => {
    if (!isAbout(answer, 'webauthn.get', expected)) return null;
    const data = decode(answer.authenticatorData);
    if (!isOfSite(data, expected)) return null;
    const signed = Buffer.concat([data, sha256(decode(answer.clientDataJSON))]);
    const key = createPublicKey({ key: credential.key, format: 'jwk' });
    const hash = credential.algorithm === -8 ? null : 'sha256';
    if (!verify(hash, signed, key, decode(answer.signature))) return null;
    const count = data.readUInt32BE(33);
    // A count that does not grow tells of a copy.
    const isCopy = credential.count > 0 && count <= credential.count;
    return isCopy ? null : count;
  });
}

function isAbout({ clientDataJSON }: Answer, type: string, { challenge, origin }: Expected): boolean {
  const said = JSON.parse(decode(clientDataJSON).toString('utf8')) as Record<string, unknown>;
  return (
    said.type === type && said.challenge === challenge && said.origin === origin && said.crossOrigin !== true
  );
}

/** Whether somebody was there, and the answer is for the site. */
function isOfSite(data: Buffer, { origin }: Expected): boolean {
  const host = sha256(Buffer.from(new URL(origin).hostname));
  return (
    data.length >= keyLength &&
    data.subarray(0, 32).equals(host) &&
    ((data[32] as number) & flags.present) !== 0
  );
}

/** A key in COSE's form (RFC 9053), of the algorithms that are asked for. */
function readKey(value: CborValue): Pick<Credential, 'key' | 'algorithm'> | null {
  if (!(value instanceof Map)) return null;
  const [kind, algorithm] = [value.get(1), value.get(3)];
  const part = (label: number) => {
    const bytes = value.get(label);
    return Buffer.isBuffer(bytes) ? bytes.toString('base64url') : '';
  };
  if (kind === 2 && algorithm === -7 && value.get(-1) === 1)
    return { algorithm, key: { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) } };
  if (kind === 1 && algorithm === -8 && value.get(-1) === 6)
    return { algorithm, key: { kty: 'OKP', crv: 'Ed25519', x: part(-2) } };
  if (kind === 3 && algorithm === -257) return { algorithm, key: { kty: 'RSA', n: part(-1), e: part(-2) } };
  return null;
}

/** What a stranger sent may be anything: what can not be read is no answer. */
function orNull<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

function decode(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

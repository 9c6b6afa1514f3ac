import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  /** The page that asks. */
  origin: string;
  /** For whom the answer is; the page's own host unless the test says otherwise. */
  host?: string;
  /** Whether the page that asks is within one of another origin. */
  crossOrigin?: boolean;
  /** Whether somebody has touched the key. */
  isTouched?: boolean;
  /** Whether the key knows who has: by a PIN, a finger or a face. */
  isVerified?: boolean;
  /** The attestation statement; none unless the test says otherwise. */
  statement?: { format: string; fields: Buffer[] };
}

/** The algorithms that a key can have, with COSE's numbers. */
const kinds = {
  ES256: { number: -7, newPair: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }), hash: 'sha256' },
  ES384: { number: -35, newPair: () => generateKeyPairSync('ec', { namedCurve: 'P-384' }), hash: 'sha384' },
  EdDSA: { number: -8, newPair: () => generateKeyPairSync('ed25519'), hash: null },
  RS256: { number: -257, newPair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }), hash: 'sha256' },
} as const;

/** A security key in memory: what a browser and a device give to a page that asks. */
export class SecurityKey {
  readonly id = randomBytes(16);
  count = 0;
  readonly #kind: (typeof kinds)[keyof typeof kinds];
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor(algorithm: keyof typeof kinds = 'ES256') {
    this.#kind = kinds[algorithm];
    const pair = this.#kind.newPair();
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  /** Makes its key known. */
  register(options: Options) {
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([
      this.#head(options, 0x40),
      Buffer.alloc(16),
      length,
      this.id,
      this.#coseKey(),
    ]);
    const { format, fields } = options.statement ?? { format: 'none', fields: [] };
    const attestation = cborMap(
      cborText('fmt'),
      cborText(format),
      cborText('attStmt'),
      cborMap(...fields),
      cborText('authData'),
      cborBytes(data),
    );
    return this.#response({
      clientDataJSON: said('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Signs what the page asks. */
  answer(options: Options) {
    this.count += 1;
    const data = this.#head(options, 0);
    const client = said('webauthn.get', options);
    const signature = sign(this.#kind.hash, Buffer.concat([data, sha256(client)]), this.#privateKey);
    return this.#response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #response<T extends Record<string, string>>(response: T) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #head(options: Options, more: number): Buffer {
    const { origin, host = new URL(origin).hostname, isTouched = true, isVerified = false } = options;
    const flags = more + (isTouched ? 1 : 0) + (isVerified ? 4 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), count]);
  }

  /** Its public key in COSE's form (RFC 9053). */
  #coseKey(): Buffer {
    const { kty, crv, x, y, n, e } = this.#publicKey.export({ format: 'jwk' });
    const part = (text = '') => cborBytes(Buffer.from(text, 'base64url'));
    const algorithm = [cborNumber(3), cborNumber(this.#kind.number)];
    if (kty === 'RSA')
      return cborMap(
        ...[cborNumber(1), cborNumber(3), ...algorithm],
        ...[cborNumber(-1), part(n), cborNumber(-2), part(e)],
      );
    const curve = { 'P-256': 1, 'P-384': 2, Ed25519: 6 }[crv as string] as number;
    return cborMap(
      ...[cborNumber(1), cborNumber(kty === 'EC' ? 2 : 1), ...algorithm],
      ...[cborNumber(-1), cborNumber(curve), cborNumber(-2), part(x)],
      ...(kty === 'EC' ? [cborNumber(-3), part(y)] : []),
    );
  }
}

function said(type: string, { challenge, origin, crossOrigin = false }: Options): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
}

/** A text in CBOR (RFC 8949). */
export function cborText(value: string): Buffer {
  return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
}

/** Bytes in CBOR. */
export function cborBytes(value: Buffer): Buffer {
  return Buffer.concat([cborHead(2, value.length), value]);
}

/** A list in CBOR, of values that are in CBOR. */
export function cborList(...values: Buffer[]): Buffer {
  return Buffer.concat([cborHead(4, values.length), ...values]);
}

function cborMap(...keysAndValues: Buffer[]): Buffer {
  return Buffer.concat([cborHead(5, keysAndValues.length / 2), ...keysAndValues]);
}

function cborNumber(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

/** The first bytes of a value: its kind, and its length or its number. */
function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

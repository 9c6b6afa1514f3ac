import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Options {
  challenge: string;
  /** The page that asks. */
  origin: string;
  /** For whom the answer is; the page's own host unless the test says otherwise. */
  host?: string;
}

/** A security key in memory: what a browser and a device give to a page that asks. */
export class SecurityKey {
  readonly id = randomBytes(16);
  count = 0;
  readonly #privateKey: KeyObject;
  readonly #publicKey: KeyObject;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#privateKey = pair.privateKey;
    this.#publicKey = pair.publicKey;
  }

  /** Makes its key known. */
  register(options: Options) {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const part = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      part(x),
      Buffer.from([0x22]),
      part(y),
    ]);
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.#head(options, 0x41), Buffer.alloc(16), length, this.id, key]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#response({
      clientDataJSON: said('webauthn.create', options).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  /** Signs what the page asks. */
  answer(options: Options) {
    this.count += 1;
    const data = this.#head(options, 0x01);
    const client = said('webauthn.get', options);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey);
    return this.#response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #response(response: Record<string, string>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #head({ origin, host = new URL(origin).hostname }: Options, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.count);
    return Buffer.concat([sha256(Buffer.from(host)), Buffer.from([flags]), count]);
  }
}

function said(type: string, { challenge, origin }: Options): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

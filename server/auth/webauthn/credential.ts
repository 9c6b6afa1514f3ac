/** A key of an authenticator, as it is kept. */
export interface Credential {
  /** In base64url. */
  id: string;
  /** In COSE's form (RFC 9053), in base64url. */
  publicKey: string;
  /** How often it has signed; 0 for authenticators that do not count. */
  count: number;
}

/** What an answer has to be about. */
export interface Expected {
  challenge: string;
  /** The site's own address, from which alone an answer is taken. */
  origin: string;
  /** Whether the device has to have made sure who holds it: by a PIN, a finger or a face. */
  isVerified: boolean;
}

interface Answer {
  /** The credential's id as the client names it, in base64url. */
  id: string;
  clientDataJSON: string;
}

/** COSE's numbers of the algorithms that are asked for: ECDSA with P-256, Ed25519, RSA PKCS #1. */
export const algorithms = [-7, -8, -257] as const;

/** The new credential in an answer to a challenge; null when it is not one that was asked for. */
export function readRegistration(
  answer: Answer & { attestationObject: string },
  expected: Expected,
): Promise<Credential | null> {
  return check(async ({ server, helpers }) => {
    if (isFromFrame(helpers, answer)) return null;
    const data = helpers.decodeAttestationObject(decode(answer.attestationObject)).get('authData');
    const { registrationInfo } = await server.verifyRegistrationResponse({
      ...wanted(expected),
      response: withResponse(answer, {
        clientDataJSON: answer.clientDataJSON,
        attestationObject: encode(withoutStatement(helpers, data)),
      }),
      supportedAlgorithmIDs: [...algorithms],
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    // The library accepts a key that is cut off, as a shorter one.
    return Buffer.from(data).includes(Buffer.from(publicKey))
      ? { id, publicKey: encode(publicKey), count: counter }
      : null;
  });
}

/**
 * How often the credential has signed now, when the answer is signed by it; null when it is not. A count that does not
 * grow tells of a copy.
 */
export function readAssertion(
  answer: Answer & { authenticatorData: string; signature: string },
  credential: Credential,
  expected: Expected,
): Promise<number | null> {
  return check(async ({ server, helpers }) => {
    if (answer.id !== credential.id || isFromFrame(helpers, answer)) return null;
    const { verified, authenticationInfo } = await server.verifyAuthenticationResponse({
      ...wanted(expected),
      response: withResponse(answer, {
        clientDataJSON: answer.clientDataJSON,
        authenticatorData: answer.authenticatorData,
        signature: answer.signature,
      }),
      credential: {
        id: credential.id,
        publicKey: decode(credential.publicKey),
        counter: credential.count,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** Loaded with the first answer: most processes get none, and the library takes 28 MB. */
async function loadLibrary() {
  const [server, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { server, helpers };
}

/** The library throws for an answer that is not the expected one, or cannot be read. */
async function check<T>(read: (library: Library) => Promise<T | null>): Promise<T | null> {
  const library = await loadLibrary();
  try {
    return await read(library);
  } catch {
    return null;
  }
}

function wanted({ challenge, origin, isVerified }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: isVerified,
  };
}

function withResponse<T>({ id }: Answer, response: T) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
}

/** Whether a page in a cross-origin frame asked. The library accepts that at registration, and without `topOrigin`. */
function isFromFrame({ decodeClientDataJSON }: Library['helpers'], { clientDataJSON }: Answer): boolean {
  const { crossOrigin, topOrigin } = decodeClientDataJSON(clientDataJSON);
  return Boolean(crossOrigin || topOrigin);
}

/**
 * The attestation object as browsers write it when no attestation is asked for. Verifying a statement, the library would
 * fetch addresses that its certificates name.
 */
function withoutStatement({ isoCBOR }: Library['helpers'], data: Uint8Array) {
  return isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', data],
    ]),
  );
}

function decode(text: string) {
  return Buffer.from(text, 'base64url');
}

function encode(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

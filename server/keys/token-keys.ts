import { errors, importJWK, type JWK, type JWTHeaderParameters } from 'jose';
import type { Database } from '../database/database.ts';
import { readSigningKeys, type StoredKey } from './signing-keys.ts';

interface TokenKey {
  kid: string;
  key: CryptoKey;
}

interface Loaded {
  signing: TokenKey;
  /** Public halves of all keys that are not revoked, by id. */
  verification: Map<string, CryptoKey>;
  published: JWK[];
}

/** Milliseconds that must pass between two readings caused by ids nobody knows. */
const rereadAfter = 5000;

/** The keys of tokens as this process knows them. They are read again when they change: see `followKeys`. */
export class TokenKeys {
  readonly #database: Database;
  #loaded: Loaded;
  #reading: Promise<void> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;

  private constructor(database: Database, loaded: Loaded) {
    this.#database = database;
    this.#loaded = loaded;
  }

  static async open(database: Database): Promise<TokenKeys> {
    return new TokenKeys(database, await load(database));
  }

  /** The key that signs. */
  get signing(): TokenKey {
    return this.#loaded.signing;
  }

  /** The public halves, for `/.well-known/jwks.json`: those that wait, sign and have signed. */
  get published(): JWK[] {
    return this.#loaded.published;
  }

  /**
   * The key that checks a token, found by the token's head; for `jwtVerify`. An id that is not known may be one that
   * another server has just begun to use, so the keys are read once more, if that was not done a moment ago for
   * another such id: made-up ids cost nothing. Throws JWKSNoMatchingKey for a key that is not ours, or revoked.
   */
  readonly verification = async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => {
    const id = String(kid);
    const known = this.#loaded.verification.get(id) ?? (await this.#reread()).verification.get(id);
    if (!known) throw new errors.JWKSNoMatchingKey();
    return known;
  };

  /** Reads the keys again. */
  async reload(): Promise<void> {
    this.#loaded = await load(this.#database);
  }

  async #reread(): Promise<Loaded> {
    if (performance.now() - this.#readAt >= rereadAfter) {
      this.#readAt = performance.now();
      this.#reading = this.reload();
    }
    await this.#reading;
    return this.#loaded;
  }
}

async function load(database: Database): Promise<Loaded> {
  const stored = await readSigningKeys(database);
  const signing = stored.find(({ status }) => status === 'in_use') as StoredKey;
  const published = stored.map(publicHalf);
  const verification = await Promise.all(
    published.map(async (jwk) => [jwk.kid, await importKey(jwk)] as [string, CryptoKey]),
  );
  return {
    signing: { kid: signing.kid, key: await importKey(signing.key) },
    verification: new Map(verification),
    published,
  };
}

function publicHalf({ kid, key: { kty, crv, x, y } }: StoredKey): JWK {
  return { kty, crv, x, y, kid, alg: 'ES256', use: 'sig' } as JWK;
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, 'ES256')) as CryptoKey;
}

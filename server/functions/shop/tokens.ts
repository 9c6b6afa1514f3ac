import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { LINK_HOURS } from '../../../app/features/premium/schema.ts';
import { deriveKey, type OpenContext } from '../kit/context.ts';

const uuid = z.uuid();
const downloadClaims = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  product: z.string(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
});

/** What a download link says: one grant of one order, for one version of one product. */
export interface DownloadClaims {
  grantId: string;
  orderId: string;
  product: string;
  version: string;
}

/**
 * The shop's two kinds of token. Each kind has a key and an audience of its own, so that one is never taken for the other,
 * for a login, or for access to a file of the storage service.
 */
export class ShopTokens {
  readonly #keys: { order: Buffer; download: Buffer };
  readonly #issuer: string;

  constructor(context: Pick<OpenContext, 'signingSeed'>, siteUrl: string) {
    this.#keys = { order: deriveKey(context, 'shop order'), download: deriveKey(context, 'shop download') };
    this.#issuer = `${siteUrl}/functions/v1`;
  }

  /** Lets its holder see one order, for a day. */
  signOrder(orderId: string): Promise<string> {
    return this.#sign('order', { sub: orderId }, new Date(Date.now() + LINK_HOURS * 3600_000));
  }

  /** The order a token is for; null when it is not one of ours, or has expired. */
  async readOrder(token: string): Promise<string | null> {
    const claims = await this.#read('order', token);
    return uuid.safeParse(claims?.sub).data ?? null;
  }

  /** Opens a download until the grant ends. */
  signDownload({ grantId, orderId, product, version }: DownloadClaims, expiresAt: Date): Promise<string> {
    return this.#sign('download', { jti: grantId, sub: orderId, product, version }, expiresAt);
  }

  async readDownload(token: string): Promise<DownloadClaims | null> {
    const { data } = downloadClaims.safeParse(await this.#read('download', token));
    return data
      ? { grantId: data.jti, orderId: data.sub, product: data.product, version: data.version }
      : null;
  }

  #sign(use: 'order' | 'download', claims: Record<string, unknown>, expiresAt: Date): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(this.#issuer)
      .setAudience(use)
      .setIssuedAt()
      .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
      .sign(this.#keys[use]);
  }

  async #read(use: 'order' | 'download', token: string) {
    try {
      const { payload } = await jwtVerify(token, this.#keys[use], {
        algorithms: ['HS256'],
        issuer: this.#issuer,
        audience: use,
        requiredClaims: ['exp', 'sub'],
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }
}

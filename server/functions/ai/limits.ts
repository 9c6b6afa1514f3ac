import type { Context } from 'hono';
import { clientNetwork } from '../../http/client-address.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { Connection } from '../form/connection.ts';
import { countInMemory, type TakeTry } from '../form/limits.ts';
import { aiError } from './errors.ts';

const hour = 3600;
/** From one network address; wider than one person needs, since a school or an office shares one. */
const ofAddress: RateLimit = { max: 60, windowSeconds: hour };
/** So that nobody uses the hour's up in a minute. */
const burstOfAddress: RateLimit = { max: 10, windowSeconds: 60 };
/** Of all visitors together, so that the operator's credit lasts. */
const ofSite: RateLimit = { max: 3000, windowSeconds: 24 * hour };
/** Replies that one network may be getting at a time. */
const AT_ONCE = 3;

export type Limits = {
  /** Counts a request. Throws 429; otherwise returns what to call when its reply has ended. */
  enter(context: Context): Promise<() => void>;
};

/** The limits of requests to the AI service, which costs its operator something. */
export function openLimits({ config, open }: Connection): Limits {
  const take: TakeTry = open?.take ?? countInMemory(config);
  const running = new Map<string, number>();
  return {
    async enter(context) {
      const network = clientNetwork(context, config.trustedProxies);
      const count = running.get(network) ?? 0;
      if (config.rateLimitFactor > 0 && count >= AT_ONCE) throw aiError('busy');
      const wait =
        (await take(`ai:burst:${network}`, burstOfAddress)) ||
        (await take(`ai:address:${network}`, ofAddress)) ||
        (await take('ai:site', ofSite));
      if (wait > 0) {
        const span = wait > 90 ? `${Math.ceil(wait / 60)} minutes` : `${wait} seconds`;
        const message = `Too many pages in a short time. Please try again in ${span}.`;
        throw aiError('tooMany', { retryAfter: wait }, message);
      }
      running.set(network, (running.get(network) ?? 0) + 1);
      let left = false;
      return () => {
        if (left) return;
        left = true;
        const rest = (running.get(network) ?? 1) - 1;
        if (rest > 0) running.set(network, rest);
        else running.delete(network);
      };
    },
  };
}

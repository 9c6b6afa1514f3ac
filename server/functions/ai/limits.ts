import type { Context } from 'hono';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { FunctionContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';

const hour = 3600;
/** From one network address; wider than one person needs, since a school or an office shares one. */
const ofAddress: RateLimit = { max: 60, windowSeconds: hour };
/** So that nobody uses the hour's up in a minute. */
const burstOfAddress: RateLimit = { max: 10, windowSeconds: 60 };
/** Of all visitors together, so that the operator's credit lasts. */
const ofSite: RateLimit = { max: 3000, windowSeconds: 24 * hour };
/** Replies that one network may be getting at a time. */
const AT_ONCE = 3;

/**
 * The limits of requests to the AI service, which costs its operator something. The function counts a request: it throws 429, or
 * returns what to call when the reply has ended.
 */
export function openLimits(context: FunctionContext): (c: Context) => Promise<() => void> {
  const running = new Map<string, number>();
  return async (c) => {
    const network = context.networkOf(c);
    const count = running.get(network) ?? 0;
    if (context.config.rateLimitFactor > 0 && count >= AT_ONCE) throw functionError('tooManyAtOnce');
    await limitTries(context, `ai:burst:${network}`, burstOfAddress, 'pages');
    await limitTries(context, `ai:address:${network}`, ofAddress, 'pages');
    await limitTries(context, 'ai:site', ofSite, 'pages');
    running.set(network, (running.get(network) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const rest = (running.get(network) ?? 1) - 1;
      if (rest > 0) running.set(network, rest);
      else running.delete(network);
    };
  };
}

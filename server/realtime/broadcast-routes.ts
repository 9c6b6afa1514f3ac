import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { realtimeBudget } from '../budgets/budgets.ts';
import { parseStorable, readBytes } from '../http/body.ts';
import { identifyCaller, identifyKey, scopeOf } from '../http/caller.ts';
import { clientNetwork } from '../http/client-address.ts';
import { errorHandler, HttpError } from '../http/errors.ts';
import { takeFromLimits } from '../http/rate-limit.ts';
import type { Services } from '../services.ts';
import type { Hub } from './hub.ts';
import { topicOf } from './private-channels.ts';
import { fits } from './relay.ts';
import type { Visitor } from './visitors.ts';

type Environment = { Variables: { visitor: Visitor } };
type Said = z.output<typeof messages>['messages'][number];

const messages = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1).max(200),
        event: z.string().max(200),
        payload: z.unknown(),
        private: z.boolean().default(false),
      }),
    )
    .max(50),
});

/** Broadcasts by plain requests, under `/realtime/v1/api`, with either of the two keys. */
export function broadcastRoutes(services: Services, hub: Hub): Hono<Environment> {
  const routes = new Hono<Environment>();
  /** Returns the seconds to wait when it can not be said now, else 0. */
  const say = async (c: Context<Environment>, { topic, event, payload, private: isPrivate }: Said) => {
    const { visitor } = c.var;
    if (!fits(topic, event, payload))
      throw new HttpError(413, 'payload_too_large', 'A broadcast may have 7 KB.');
    if (isPrivate) await requireRight(c, topic);
    return hub.broadcast(visitor, topicOf(topic, isPrivate), event, payload);
  };

  /** Throws 403 for who may not say anything in the private channel. */
  const requireRight = async (c: Context<Environment>, topic: string): Promise<void> => {
    const caller = await identifyCaller(services, c.req.raw);
    const rights = await hub.privateChannels.rightsIn(topic, scopeOf(caller), c.var.visitor.network);
    if (!rights.says.has('broadcast'))
      throw new HttpError(403, 'unauthorized', 'You may not say anything in this channel.');
  };

  routes.use('*', async (c, next) => {
    const { role } = identifyKey(services, c.req.raw);
    const network = role === 'anon' ? clientNetwork(c, services.config.trustedProxies) : null;
    const visitor = hub.visitors.of(network);
    refuseLate(visitor.posts.take(1) || visitor.bytes.wait, 0);
    if (network !== null) {
      const name = `realtime:broadcast:ip:${network}`;
      await takeFromLimits(services, [{ name, limit: realtimeBudget.postsEverywhere }]);
    }
    c.set('visitor', visitor);
    await next();
  });
  routes.post('/broadcast', async (c) => {
    const parsed = messages.safeParse(await read(c));
    if (!parsed.success) throw new HttpError(422, 'invalid_request', 'messages must name topic and event.');
    for (const [index, message] of parsed.data.messages.entries()) refuseLate(await say(c, message), index);
    return c.body(null, 202);
  });
  routes.post('/broadcast/:topic/events/:event', async (c) => {
    const payload = await read(c);
    const isPrivate = c.req.query('private') === 'true';
    const said = { topic: c.req.param('topic'), event: c.req.param('event'), payload, private: isPrivate };
    refuseLate(await say(c, said), 0);
    return c.body(null, 202);
  });
  routes.onError(
    errorHandler(
      services.log,
      ({ message, code }) => ({ message, code }),
      () => null,
    ),
  );
  return routes;
}

async function read(c: Context<Environment>): Promise<unknown> {
  const tooLarge = () => new HttpError(413, 'payload_too_large', 'A request may have 1 MB.');
  const malformed = () => new HttpError(422, 'invalid_request', 'The request is not valid JSON.');
  const bytes = await readBytes(c.req.raw, realtimeBudget.postBytes, tooLarge);
  c.var.visitor.bytes.charge(bytes.length);
  return parseStorable(bytes, malformed);
}

/** Throws 429 when there are seconds to wait; `sent` messages of the request were sent. */
function refuseLate(wait: number, sent: number): void {
  if (wait === 0) return;
  const retryAfter = Math.ceil(wait);
  const before = sent > 0 ? ` The first ${sent} of this request were sent.` : '';
  const message = `Too many messages.${before} Try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`;
  throw new HttpError(429, 'over_request_rate_limit', message, { retryAfter });
}

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { requestBudget } from '../budgets/budgets.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { currentNetwork, hasLeft } from './request-id.ts';

/**
 * Shares the process out among networks: of one only a few questions are answered at a time, and only a few answers are
 * under way, whether it reads them or not. Refused with a 503 is who has too many waiting. Whoever is refused, here or
 * by a limit, hears it a little later, so that asking again at once is no use.
 */
export function shareRequests(): MiddlewareHandler {
  const working = new FairGate(requestBudget.working);
  const sending = new FairGate(requestBudget.sending);
  return async (context, next) => {
    const network = currentNetwork();
    const { outgoing } = (context.env ?? {}) as { outgoing?: ServerResponse };
    // What a page asks of this process belongs to the page.
    if (network === null || !outgoing || !isShared(context.req.method, context.req.path)) {
      await next();
    } else {
      const sent = await sending.enter(network, hasLeft());
      if (outgoing.closed) sent();
      else once(outgoing, 'close').then(sent, sent);
      const done = await working.enter(network, hasLeft());
      try {
        await next();
      } finally {
        done();
      }
    }
    if (network !== null && context.res.status === 429) await pause(requestBudget.refusalMilliseconds);
  };
}

/** Pages, and questions to the tables. What takes a body, or waits for another program, has limits of its own. */
function isShared(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !apart.test(path);
}

const apart =
  /^\/(auth|storage|functions|realtime)\/v1\/|^\/(git|demo|preview|films|downloads|ai-run)\/|^\/(healthz|readyz|metrics)$/;

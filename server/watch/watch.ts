import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { clientNetwork } from '../http/client-address.ts';
import { isLoopbackVisitor } from '../http/loopback.ts';
import { asRequest, type CurrentRequest, chooseRequestId } from '../http/request-id.ts';
import { bearerToken } from '../keys/bearer-token.ts';
import { isSameSecret } from '../keys/same-secret.ts';
import type { Log } from '../log.ts';
import { routeOf } from '../routes.ts';
import type { Services } from '../services.ts';
import { Metrics } from './metrics.ts';
import { readinessOf } from './readiness.ts';

/** What lets an operator see how the process is doing. */
export interface Watch {
  /** Gives every request an id, counts it, and logs it at level `debug`. */
  requestTelemetry: MiddlewareHandler;
  /**
   * The same for an answer that `send` takes from memory at once, before anything else looks at the request, with the
   * name and the value of the header of its id. `part` is what it is counted under; null where the path says so.
   */
  storedTelemetry(
    request: IncomingMessage,
    response: ServerResponse,
    part: string | null,
    send: (id: [name: string, value: string]) => void,
  ): void;
  /** `GET /readyz`: 200 when requests can be served, otherwise 503 and which part fails. */
  readiness(c: Context): Promise<Response>;
  /** `GET /metrics`: null for anybody who may not read them. */
  metrics(c: Context): Response | null;
}

export function createWatch(config: Config, services: Services | null, log: Log): Watch {
  const metrics = new Metrics();
  const isReady = readinessOf(config, services, log);

  return {
    async requestTelemetry(c, next) {
      // A request that a page makes inside the process belongs to the visitor's own.
      if (!(c.env as { incoming?: unknown } | undefined)?.incoming) return next();
      const id = chooseRequestId(c.req.header('x-request-id'), config.trustedProxies);
      const { method, path } = c.req;
      const begun = performance.now();
      const end = metrics.begin(method);
      const network = clientNetwork(c, config.trustedProxies);
      const request: CurrentRequest = { id, network, left: leavingOf(c) };
      await asRequest(request, async () => {
        let status = 500;
        try {
          await next();
          status = c.res.status;
        } finally {
          end(status, request.part ?? partOf(path));
          log.debug('request_answered', {
            method,
            path,
            status,
            milliseconds: Math.round(performance.now() - begun),
          });
        }
      });
      try {
        // On the answer itself: Hono's own way copies it, and sends a text as a stream then.
        c.res.headers.set('X-Request-Id', id);
      } catch {
        // An answer that was handed on from another server does not let its head be changed.
        c.header('X-Request-Id', id);
      }
    },

    storedTelemetry(request, response, part, send) {
      const { method = 'GET', url = '/' } = request;
      const path = url.split('?', 1)[0] ?? '/';
      const end = metrics.begin(method);
      const id = chooseRequestId(request.headers['x-request-id']?.toString(), config.trustedProxies);
      send(['X-Request-Id', id]);
      end(response.statusCode, part ?? partOf(path));
      log.debug('request_answered', {
        requestId: id,
        method,
        path,
        status: response.statusCode,
        milliseconds: 0,
      });
    },

    async readiness(c) {
      const { ready, parts } = await isReady();
      c.header('Cache-Control', 'no-store');
      return c.json({ status: ready ? 'ok' : 'failing', parts }, ready ? 200 : 503);
    },

    metrics(c) {
      if (!isLoopbackVisitor(c, config) && !hasToken(c, config.metricsToken)) return null;
      return c.body(metrics.render(), 200, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': 'no-store',
      });
    },
  };
}

/** Of a closed list: a label made from an address would never stop growing. */
function partOf(path: string): string {
  return routeOf(path)?.part ?? 'page';
}

/** A signal that is aborted when the connection is closed before the answer has been sent. */
function leavingOf(c: Context): AbortSignal | undefined {
  const { outgoing } = c.env as { outgoing?: ServerResponse };
  if (!outgoing) return undefined;
  const controller = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}

function hasToken(c: Context, expected: string | null): boolean {
  const given = bearerToken(c.req.header('authorization'));
  return Boolean(expected && given && isSameSecret(given, expected));
}

import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's IP address. `X-Forwarded-For` is believed only as far as the operator's own proxies wrote it:
 * with one trusted proxy, its last entry.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const entry = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return entry ?? socketAddress(context) ?? 'unknown';
}

/** The address at the other end of the connection; undefined for a request made inside the process. */
export function socketAddress(context: Context): string | undefined {
  // Requests that the site's own pages make while they render have no socket.
  if (!(context.env as { incoming?: unknown } | undefined)?.incoming) return undefined;
  return getConnInfo(context).remote.address;
}

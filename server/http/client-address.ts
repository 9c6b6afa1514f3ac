import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The visitor's IP address. `X-Forwarded-For` is believed only as far as the operator's own proxies wrote it:
 * with one trusted proxy, its last entry.
 */
export function clientAddress(context: Context, trustedProxies: number): string {
  // A call that a page makes inside the process names the visitor itself; nothing from outside can.
  const { visitor } = (context.env ?? {}) as { visitor?: string };
  if (visitor !== undefined) return visitor;
  const forwarded = forwardedAddress(context.req.header('x-forwarded-for'), trustedProxies);
  return forwarded ?? socketAddress(context) ?? 'unknown';
}

/** The visitor's network, under which tries are counted: see `addressBlock`. */
export function clientNetwork(context: Context, trustedProxies: number): string {
  return addressBlock(clientAddress(context, trustedProxies));
}

/** The network, as `clientNetwork` says it, of a request that nothing has been read of yet. */
export function requestNetwork(request: IncomingMessage, trustedProxies: number): string {
  const header = [request.headers['x-forwarded-for'] ?? ''].flat().join(',');
  return addressBlock(forwardedAddress(header, trustedProxies) ?? request.socket.remoteAddress ?? 'unknown');
}

/** The address that the outermost of the operator's own proxies saw; undefined when there is none, or it said nothing. */
function forwardedAddress(header: string | undefined, trustedProxies: number): string | undefined {
  const entries = (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return trustedProxies > 0 ? entries.at(-trustedProxies) : undefined;
}

/** The address at the other end of the connection; undefined for a request made inside the process. */
export function socketAddress(context: Context): string | undefined {
  // Requests that the site's own pages make while they render have no socket.
  if (!(context.env as { incoming?: unknown } | undefined)?.incoming) return undefined;
  return getConnInfo(context).remote.address;
}

/**
 * The part of an address that stands for one visitor when tries are counted: an IPv4 address whole, of an IPv6
 * address the first 64 bits, since one customer is given all addresses under them.
 */
export function addressBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('%', 1).join('').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = plain.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return `${[...left, ...gap, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

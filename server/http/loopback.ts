import type { Context } from 'hono';
import { socketAddress } from './client-address.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Whether a host name, or the address a server listens on, means this machine only. */
export function isLoopbackName(name: string): boolean {
  return loopbackNames.has(name.toLowerCase());
}

/** What of `Config` says whom the process serves. */
type Reach = { siteUrl: string; trustedProxies: number };

/**
 * Whether the process serves this machine alone: its public address is a loopback one and no proxy is trusted. Where others
 * are served, nothing in a request tells them from a visitor on this machine: behind a proxy on the same machine every
 * connection is a loopback one, and nginx's plain `proxy_pass` sends a loopback Host and no header of its own.
 */
export function isLocalSite({ siteUrl, trustedProxies }: Reach): boolean {
  return trustedProxies === 0 && isLoopbackName(new URL(siteUrl).hostname);
}

/**
 * Whether a request was made on this machine by somebody who addressed this machine, on a site that serves this machine
 * alone: the connection is a loopback one, no proxy passed it on, and the Host header is a loopback name, so that neither a
 * reverse proxy nor a foreign page with a rebound name gets through.
 */
export function isLoopbackVisitor(context: Context, site: Reach): boolean {
  if (!isLocalSite(site)) return false;
  const address = socketAddress(context)?.replace(/^::ffff:/i, '');
  if (!address || !(address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address))) return false;
  if (proxyHeaders.some((name) => context.req.header(name) !== undefined)) return false;
  const host = context.req.header('host') ?? '';
  return isLoopbackName(host.replace(/:\d+$/, ''));
}

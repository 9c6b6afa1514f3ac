import type { Context } from 'hono';
import { socketAddress } from './client-address.ts';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Whether a host name, or the address a server listens on, means this machine only. */
export function isLoopbackName(name: string): boolean {
  return loopbackNames.has(name.toLowerCase());
}

/**
 * Whether a request was made on this machine by somebody who addressed this machine: the connection is a
 * loopback one, no proxy passed it on, and the Host header is a loopback name, so that neither a reverse
 * proxy nor a foreign page with a rebound name gets through.
 */
export function isLoopbackVisitor(context: Context): boolean {
  const address = socketAddress(context)?.replace(/^::ffff:/i, '');
  if (!address || !(address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address))) return false;
  if (proxyHeaders.some((name) => context.req.header(name) !== undefined)) return false;
  const host = context.req.header('host') ?? '';
  return isLoopbackName(host.replace(/:\d+$/, ''));
}

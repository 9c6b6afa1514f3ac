import type { Context, Next } from 'hono';
import { identifyKey } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';

/**
 * Lets through whoever has the secret key and speaks for nobody else: with a member's token beside it a request is that
 * member's, as on Supabase.
 */
export function requireOperator(services: Services) {
  return async (c: Context, next: Next) => {
    const { role, bearer } = identifyKey(services, c.req.raw);
    if (role !== 'service_role' || bearer) throw authError('operatorOnly');
    c.header('Cache-Control', 'no-store');
    await next();
  };
}

import type { Context } from 'hono';
import type { Services } from '../../services.ts';
import { authenticate } from '../authenticate.ts';
import { presentUser } from '../present-user.ts';

/** GET /user: the signed-in account. */
export function getUser(services: Services) {
  return async (c: Context) => {
    const { user } = await authenticate(services, c);
    c.header('Cache-Control', 'no-store');
    return c.json(presentUser(user));
  };
}

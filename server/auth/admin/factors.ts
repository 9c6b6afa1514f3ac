import type { Context } from 'hono';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { deleteFactor, lockFactor, presentFactor } from '../mfa/factors.ts';
import { lockNamedUser } from './read-user.ts';

/** GET /admin/users/{id}/factors. */
export function listFactors({ database }: Services) {
  return async (c: Context) => {
    const user = await database.transaction(owner, (session) => lockNamedUser(c, session));
    return c.json(user.factors.map(presentFactor));
  };
}

/** DELETE /admin/users/{id}/factors/{factorId}: for a member who has lost the app and the recovery codes. */
export function removeFactor({ database }: Services) {
  return async (c: Context) => {
    const factor = await database.transaction(owner, async (session) => {
      const user = await lockNamedUser(c, session);
      const found = await lockFactor(session, user.id, c.req.param('factorId') ?? '');
      await deleteFactor(session, user.id, found.id);
      return found;
    });
    return c.json(presentFactor(factor));
  };
}

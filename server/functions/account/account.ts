import type { Repositories } from '../../git/repositories.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { type FunctionContext, isOpen } from '../kit/context.ts';
import { limitTries } from '../kit/limits.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { putAvatar, removeAvatar } from './avatar.ts';
import { deleteAccount } from './delete.ts';
import { exportAccount } from './export/export.ts';

/** Requests of one network address, before anything is looked up. */
const perAddress: RateLimit = { max: 120, windowSeconds: 300 };

/**
 * What a member does with the account as a whole, mounted at /functions/v1/account. Each needs `apikey` and, as
 * `Authorization: Bearer`, the access token of a session that has proved everything the account asks for.
 *
 *     POST   /avatar    the bytes of a picture -> { avatar_url }
 *     DELETE /avatar    -> { avatar_url: '' }
 *     GET    /export    everything of the account as a zip
 *     POST   /delete    { confirmation, password? } -> 204
 *
 * `repositories` is null where the machine has no git.
 */
export function openAccount(context: FunctionContext, repositories: Repositories | null): SiteFunction {
  if (!isOpen(context)) return closedFunction(context, 'notSetUp');
  const routes = functionRoutes(context, (routes) => {
    routes.use('*', async (c, next) => {
      await limitTries(context, `account:address:${context.networkOf(c)}`, perAddress);
      await next();
    });
    routes.post('/avatar', putAvatar(context));
    routes.delete('/avatar', removeAvatar(context));
    routes.get('/export', exportAccount(context, repositories));
    routes.post('/delete', deleteAccount(context, repositories));
  });
  return { routes };
}

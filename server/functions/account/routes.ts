import { Hono } from 'hono';
import { errorHandler } from '../../http/errors.ts';
import { putAvatar, removeAvatar } from './avatar.ts';
import { deleteAccount } from './delete.ts';
import { type AccountDesk, limit, limits, visitorOf } from './desk.ts';
import { accountError, renderAccountError } from './errors.ts';
import { exportAccount } from './export/export.ts';

/**
 * What a member does with the account as a whole, mounted at /functions/v1/account. Each needs `apikey` and, as
 * `Authorization: Bearer`, the access token of a session that has proved everything the account asks for.
 *
 *     POST   /avatar    the bytes of a picture -> { avatar_url }
 *     DELETE /avatar    -> { avatar_url: '' }
 *     GET    /export    everything of the account as a zip
 *     POST   /delete    { confirmation, password? } -> 204
 */
export function accountRoutes(desk: AccountDesk): Hono {
  const routes = new Hono();
  const handle = errorHandler(desk.log, renderAccountError, () => null);
  routes.onError((error, context) => {
    const response = handle(error, context);
    response.headers.set('Cache-Control', 'no-store');
    // The rest of the body is not read, so the connection is of no more use.
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  routes.use('*', async (context, next) => {
    await limit(desk, `address:${visitorOf(desk, context)}`, limits.perAddress);
    context.header('Cache-Control', 'no-store');
    await next();
  });
  routes.post('/avatar', putAvatar(desk));
  routes.delete('/avatar', removeAvatar(desk));
  routes.get('/export', exportAccount(desk));
  routes.post('/delete', deleteAccount(desk));
  routes.all('*', () => {
    throw accountError('notFound');
  });
  return routes;
}

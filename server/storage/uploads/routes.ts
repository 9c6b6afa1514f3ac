import { type Context, Hono } from 'hono';
import type { Scope } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { accessOf, param, takeUpload } from '../access.ts';
import { bucketToWrite } from '../buckets/bucket.ts';
import { signedUploadSeconds } from '../limits.ts';
import { checkKey } from '../names.ts';
import { rehearseSave, type Target } from '../objects/save.ts';
import { readStorageToken, signStorageToken } from '../signing/token.ts';
import { discard, requestBody } from './request-body.ts';
import { planFor, takeUploadedFile } from './upload.ts';

/** Uploads by signed-in callers and by holders of a signed upload URL. */
export function uploadRoutes(services: Services): Hono {
  const routes = new Hono();

  /** Takes the upload of a request, as the one whom `decide` finds entitled to it. */
  const receive = async (c: Context, decide: () => Promise<Target>) => {
    const body = requestBody(c);
    try {
      const target = await decide();
      const { id } = await takeUploadedFile(services, target, body, c.req.raw.headers);
      return c.json({ Id: id, Key: `${target.bucketId}/${target.name}` });
    } catch (error) {
      await discard(body);
      throw error;
    }
  };

  const asCaller = async (c: Context, overwrite: boolean): Promise<Target> => {
    const access = await accessOf(services, c);
    await takeUpload(services, c, access);
    const { scope, ownerId } = access;
    return { scope, ownerId, bucketId: param(c, 'bucket'), name: param(c, 'key'), overwrite };
  };

  const asTokenHolder = async (c: Context): Promise<Target> => {
    const bucketId = param(c, 'bucket');
    const name = param(c, 'key');
    const given = await readStorageToken(services, c.req.query('token'), 'upload', `${bucketId}/${name}`);
    await takeUpload(services, c, { caller: { role: 'anon' }, ownerId: given.owner });
    // Permission was checked when the token was signed; the token proves it.
    const scope: Scope = { role: 'service_role', claims: { role: 'service_role' } };
    return { scope, ownerId: given.owner, bucketId, name, overwrite: given.overwrite };
  };

  /** A URL that allows its holder to upload one file within two hours. */
  routes.post('/upload/sign/:bucket/:key{.+}', async (c) => {
    const target = await asCaller(c, wantsOverwrite(c));
    const { name, overwrite, ownerId } = target;
    checkKey(name);
    const bucket = await bucketToWrite(services.database, target.bucketId);
    planFor(bucket, name);
    await rehearseSave(services.database, target);
    const token = await signStorageToken(
      services,
      { use: 'upload', url: `${bucket.id}/${name}`, overwrite, owner: ownerId },
      signedUploadSeconds,
    );
    const address = [bucket.id, ...name.split('/')].map(encodeURIComponent).join('/');
    return c.json({ url: `/object/upload/sign/${address}?token=${token}`, token });
  });

  routes.put('/upload/sign/:bucket/:key{.+}', (c) => receive(c, () => asTokenHolder(c)));
  routes.post('/:bucket/:key{.+}', (c) => receive(c, () => asCaller(c, wantsOverwrite(c))));
  routes.put('/:bucket/:key{.+}', (c) => receive(c, () => asCaller(c, true)));

  return routes;
}

function wantsOverwrite(c: Context): boolean {
  return c.req.header('x-upsert') === 'true';
}

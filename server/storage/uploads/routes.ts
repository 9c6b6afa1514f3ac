import { type Context, Hono } from 'hono';
import type { Scope } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { accessOf, param, takeUpload } from '../access.ts';
import { bucketToWrite } from '../buckets/bucket.ts';
import { signedUploadSeconds } from '../limits.ts';
import { checkKey } from '../names.ts';
import { rehearseSave } from '../objects/save.ts';
import { readStorageToken, signStorageToken } from '../signing/token.ts';
import { requestBody } from './request-body.ts';
import { planFor, takeUploadedFile } from './upload.ts';

/** Uploads by whoever is signed in, and by whoever holds a signed upload address. */
export function uploadRoutes(services: Services): Hono {
  const routes = new Hono();

  const upload = async (c: Context, overwrite: boolean) => {
    const access = await accessOf(services, c);
    await takeUpload(services, c, access);
    const target = {
      scope: access.scope,
      ownerId: access.ownerId,
      bucketId: param(c, 'bucket'),
      name: param(c, 'key'),
      overwrite,
    };
    const { id } = await takeUploadedFile(services, target, requestBody(c), c.req.raw.headers);
    return c.json({ Id: id, Key: `${target.bucketId}/${target.name}` });
  };

  /** An address under which one file may be uploaded, within two hours, by whoever holds it. */
  routes.post('/upload/sign/:bucket/:key{.+}', async (c) => {
    const access = await accessOf(services, c);
    await takeUpload(services, c, access);
    const bucket = await bucketToWrite(services.database, param(c, 'bucket'));
    const name = param(c, 'key');
    const overwrite = wantsOverwrite(c);
    checkKey(name);
    planFor(bucket, name);
    await rehearseSave(services.database, {
      scope: access.scope,
      ownerId: access.ownerId,
      bucketId: bucket.id,
      name,
      overwrite,
    });
    const token = await signStorageToken(
      services,
      { use: 'upload', url: `${bucket.id}/${name}`, overwrite, owner: access.ownerId },
      signedUploadSeconds,
    );
    const address = [bucket.id, ...name.split('/')].map(encodeURIComponent).join('/');
    return c.json({ url: `/object/upload/sign/${address}?token=${token}`, token });
  });

  routes.put('/upload/sign/:bucket/:key{.+}', async (c) => {
    const bucketId = param(c, 'bucket');
    const name = param(c, 'key');
    const given = await readStorageToken(services, c.req.query('token'), 'upload', `${bucketId}/${name}`);
    // The one who signed was asked for permission then; the token stands for it.
    const scope: Scope = { role: 'service_role', claims: { role: 'service_role' } };
    const target = { scope, ownerId: given.owner, bucketId, name, overwrite: given.overwrite };
    await takeUpload(services, c, { scope, ownerId: given.owner, caller: { role: 'anon' } });
    const { id } = await takeUploadedFile(services, target, requestBody(c), c.req.raw.headers);
    return c.json({ Id: id, Key: `${bucketId}/${name}` });
  });

  routes.post('/:bucket/:key{.+}', (c) => upload(c, wantsOverwrite(c)));
  routes.put('/:bucket/:key{.+}', (c) => upload(c, true));

  return routes;
}

function wantsOverwrite(c: Context): boolean {
  return c.req.header('x-upsert') === 'true';
}

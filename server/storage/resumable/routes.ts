import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { HttpError } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { type Access, accessOf, param, takeChange, takeUpload } from '../access.ts';
import { bucketToWrite, checkType } from '../buckets/bucket.ts';
import { errors } from '../errors.ts';
import { maxObjectBytes } from '../limits.ts';
import { checkKey } from '../names.ts';
import { removeFiles } from '../objects/remove.ts';
import { rehearseSave, type Target } from '../objects/save.ts';
import { readStorageToken } from '../signing/token.ts';
import { discard, requestBody } from '../uploads/request-body.ts';
import { planFor } from '../uploads/upload.ts';
import { type ResumableMetadata, readUploadMetadata } from './metadata.ts';
import { receiveBytes } from './receive.ts';
import { createUpload, findUpload, type ResumableUpload, removeUpload } from './record.ts';

const version = '1.0.0';
const bytesType = 'application/offset+octet-stream';
const address = '/storage/v1/upload/resumable';

/** Who sends, where to, and by what right. */
interface Sender {
  access: Pick<Access, 'caller' | 'scope' | 'ownerId'>;
  entitledBy: ResumableUpload['entitledBy'];
  overwrite: boolean;
}

/**
 * Resumable uploads (the TUS protocol, version 1.0.0, with creation, creation-with-upload, termination and expiration) as
 * Supabase speaks it: the object is named by the `bucketName` and `objectName` of `Upload-Metadata`. Policies, limits
 * and inspection are those of ordinary uploads. Under `/sign` the right to upload is a token in `x-signature`.
 */
export function resumableRoutes(services: Services): Hono {
  const { database } = services;
  const routes = new Hono();

  routes.use('*', async (c, next) => {
    c.header('Tus-Resumable', version);
    if (c.req.method !== 'OPTIONS' && c.req.header('tus-resumable') !== version) {
      c.header('Tus-Version', version);
      throw errors.protocol('Tus-Resumable must be 1.0.0');
    }
    await next();
  });

  const about = (c: Context) => {
    c.header('Tus-Version', version);
    c.header('Tus-Extension', 'creation,creation-with-upload,termination,expiration');
    c.header('Tus-Max-Size', String(maxObjectBytes));
    return c.body(null, 204);
  };

  const create = async (c: Context, identify: Identify) => {
    const body = requestBody(c);
    try {
      const clientMetadata = c.req.header('upload-metadata') ?? '';
      const metadata = readUploadMetadata(clientMetadata);
      const sender = await identify(services, c, metadata);
      await takeUpload(services, c, sender.access);
      checkKey(metadata.name);
      const bucket = await bucketToWrite(database, metadata.bucketId);
      const plan = planFor(bucket, metadata.name);
      checkType(bucket, metadata.contentType);
      const size = wholeNumber(c, 'upload-length');
      if (size > plan.maxBytes) throw plan.tooLarge();
      const target = targetOf(sender, metadata);
      await rehearseSave(database, target);
      const upload = await createUpload(database, {
        id: randomUUID(),
        bucketId: metadata.bucketId,
        name: metadata.name,
        ownerId: target.ownerId,
        entitledBy: sender.entitledBy,
        overwrite: sender.overwrite,
        size,
        clientMetadata,
      });
      c.header('Location', `${address}${sender.entitledBy === 'token' ? '/sign' : ''}/${upload.id}`);
      let { received } = upload;
      if (c.req.header('content-type') === bytesType || size === 0) {
        received = await receiveBytes(services, upload, target, body);
      }
      describe(c, upload, received);
      return c.body(null, 201);
    } catch (error) {
      await discard(body);
      throw error;
    }
  };

  /** The upload at this address, for the caller who started it. Throws 404 for anybody else. */
  const find = async (c: Context, identify: Identify) => {
    const upload = await findUpload(database, param(c, 'id'));
    const sender = await identify(services, c, upload);
    const isOperator = sender.access.caller.role === 'service_role' && sender.entitledBy === 'caller';
    const isSame = upload.entitledBy === sender.entitledBy && upload.ownerId === sender.access.ownerId;
    if (!isSame && !isOperator) throw errors.uploadNotFound();
    return { upload, sender: { ...sender, overwrite: upload.overwrite } };
  };

  const tell = async (c: Context, identify: Identify) => {
    const { upload } = await find(c, identify);
    describe(c, upload, upload.received);
    c.header('Upload-Length', String(upload.size));
    c.header('Upload-Metadata', upload.clientMetadata);
    c.header('Cache-Control', 'no-store');
    return c.body(null, 200);
  };

  const receive = async (c: Context, identify: Identify) => {
    const body = requestBody(c);
    try {
      const { upload, sender } = await find(c, identify);
      await takeChange(services, c, sender.access);
      if (c.req.header('content-type') !== bytesType)
        throw errors.invalidType(c.req.header('content-type') ?? '');
      if (wholeNumber(c, 'upload-offset') !== upload.received) throw errors.wrongOffset();
      const target = targetOf(sender, upload);
      // Asked again: a right may have been taken away since the upload began.
      if (upload.received < upload.size) await rehearseSave(database, target);
      const received =
        upload.received < upload.size ? await receiveBytes(services, upload, target, body) : upload.received;
      describe(c, upload, received);
      return c.body(null, 204);
    } catch (error) {
      await discard(body);
      throw error;
    }
  };

  const remove = async (c: Context, identify: Identify) => {
    const { upload } = await find(c, identify);
    await removeFiles(services, await removeUpload(database, upload.id));
    return c.body(null, 204);
  };

  for (const [prefix, identify] of [
    ['/sign', byToken],
    ['', byKey],
  ] as const) {
    routes.options(`${prefix}/`, about);
    routes.options(prefix || '/', about);
    routes.options(`${prefix}/:id`, about);
    routes.post(prefix || '/', (c) => create(c, identify));
    // Hono answers HEAD by the handler of GET.
    routes.get(`${prefix}/:id`, (c) => tell(c, identify));
    routes.patch(`${prefix}/:id`, (c) => receive(c, identify));
    routes.delete(`${prefix}/:id`, (c) => remove(c, identify));
  }
  return routes;
}

type Identify = (
  services: Services,
  c: Context,
  place: Pick<ResumableMetadata, 'bucketId' | 'name'>,
) => Promise<Sender>;

/** By key and bearer token; Supabase's own examples send the bearer token alone. */
const byKey: Identify = async (services, c) => {
  const access = await accessOf(services, c).catch((error) => {
    const isBearerAlone =
      error instanceof HttpError && error.code === 'invalid_api_key' && !c.req.header('apikey');
    if (!isBearerAlone) throw error;
    return accessOf(services, c, services.keys.publishable);
  });
  return { access, entitledBy: 'caller', overwrite: c.req.header('x-upsert') === 'true' };
};

/** By a token that somebody entitled has signed for this one object. */
const byToken: Identify = async (services, c, { bucketId, name }) => {
  const given = await readStorageToken(
    services,
    c.req.header('x-signature'),
    'upload',
    `${bucketId}/${name}`,
  );
  const scope = { role: 'service_role', claims: { role: 'service_role' } } as const;
  const access = { caller: { role: 'anon' }, scope, ownerId: given.owner } as const;
  return { access, entitledBy: 'token', overwrite: given.overwrite };
};

function targetOf(
  { access, overwrite }: Sender,
  { bucketId, name }: Pick<ResumableMetadata, 'bucketId' | 'name'>,
): Target {
  return { scope: access.scope, ownerId: access.ownerId, bucketId, name, overwrite };
}

function describe(c: Context, upload: ResumableUpload, received: number): void {
  c.header('Upload-Offset', String(received));
  if (received < upload.size) c.header('Upload-Expires', new Date(upload.expiresAt).toUTCString());
}

function wholeNumber(c: Context, header: string): number {
  const text = c.req.header(header) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw errors.invalidRequest(`${header} must be a whole number.`);
  return Number(text);
}

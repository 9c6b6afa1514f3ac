import { buffer } from 'node:stream/consumers';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { pictureTypeOf } from '../../files/picture-limits.ts';
import { clientNetwork } from '../../http/client-address.ts';
import { takeFromLimits } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { isNotModified } from '../downloads/conditions.ts';
import { objectHeaders } from '../downloads/headers.ts';
import { sendObject } from '../downloads/send.ts';
import { errors } from '../errors.ts';
import { resizesPerAddress } from '../limits.ts';
import type { StoredObject } from '../objects/object.ts';
import { variantsOf } from './cache.ts';
import { describeTransform, type TransformOptions, variantName } from './options.ts';
import { isResizable, outputTypeOf, resize } from './resize.ts';

const underWay = new Map<string, Promise<Buffer>>();

/**
 * Answers with an object's picture, resized. What has been resized before comes from the disk; what has not is counted
 * against the visitor's address. A drawing is sent as it is. Throws 400 for anything but a picture.
 */
export async function sendResized(
  services: Services,
  c: Context,
  object: StoredObject,
  options: TransformOptions,
): Promise<Response> {
  const declared = object.metadata.mimetype.split(';')[0]?.trim().toLowerCase() ?? '';
  // The declared type may be wrong: the content decides.
  const type = (await typeOfContent(services, object.version)) || declared;
  if (type === 'image/svg+xml') return sendObject(services, c, async () => object);
  if (!isResizable(type)) throw errors.invalidRequest('The object is not an image that can be resized.');
  const outputType = outputTypeOf(type, options, c.req.header('accept'));
  if (!isResizable(outputType))
    throw errors.invalidRequest('The object is not an image that can be resized.');

  const name = `${object.version}.${variantName(options, outputType)}`;
  const version = { eTag: `"${name}"`, lastModified: new Date(object.metadata.lastModified) };
  const { 'Accept-Ranges': _, ...described } = objectHeaders(object, c.req.query('download'));
  const headers: Record<string, string> = {
    ...described,
    'Content-Type': outputType,
    ETag: version.eTag,
    Vary: 'Accept',
    'X-Transformations': describeTransform(options),
  };
  if (isNotModified(c.req.raw.headers, version)) return c.body(null, 304, headers);

  const variants = await variantsOf(services);
  let bytes = await variants.read(name);
  if (!bytes) {
    const address = clientNetwork(c, services.config.trustedProxies);
    await takeFromLimits(services, [{ name: `storage:resize:ip:${address}`, limit: resizesPerAddress }]);
    bytes = await once(name, async () => {
      const read = async () => buffer(await services.files.read(object.version));
      const made = await resize(object.metadata.size, read, options, outputType);
      // Without a place to keep it the picture is as good.
      await variants.write(name, made).catch((error) => {
        services.log.error('resized_image_store_failed', { error: String(error) });
      });
      return made;
    });
  }
  headers['Content-Length'] = String(bytes.length);
  return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(new Uint8Array(bytes), 200, headers);
}

/** The types of pictures whose beginning was read, '' for what is none: of an object's version it does not change. */
const knownTypes = new LRUCache<string, string>({ max: 10_000 });

async function typeOfContent({ files }: Services, version: string): Promise<string> {
  const known = knownTypes.get(version);
  if (known !== undefined) return known;
  const start = await buffer(await files.read(version, { start: 0, end: 31 }));
  const type = pictureTypeOf(start) ?? '';
  knownTypes.set(version, type);
  return type;
}

/** Several visitors who ask for the same picture at once wait for one piece of work. */
function once(name: string, work: () => Promise<Buffer>): Promise<Buffer> {
  let pending = underWay.get(name);
  if (!pending) {
    pending = work().finally(() => underWay.delete(name));
    underWay.set(name, pending);
  }
  return pending;
}

import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import { type ByteRange, FileMissingError } from '../../files/store.ts';
import type { Services } from '../../services.ts';
import { errors } from '../errors.ts';
import type { StoredObject } from '../objects/object.ts';
import { isNotModified, rangeApplies } from './conditions.ts';
import { objectHeaders } from './headers.ts';
import { parseRange } from './range.ts';
import { webStream } from './stream.ts';

/**
 * Answers a GET or HEAD with an object's bytes, or with what the conditions of the request ask for instead.
 * `find` is called again when the object is replaced between its row and its bytes. Throws 404 and 416.
 */
export async function sendObject(
  services: Services,
  c: Context,
  find: () => Promise<StoredObject>,
): Promise<Response> {
  const first = await find();
  return (await send(services, c, first)) ?? (await sendAgain(services, c, first, find));
}

async function sendAgain(
  services: Services,
  c: Context,
  first: StoredObject,
  find: () => Promise<StoredObject>,
) {
  const second = await find();
  const response = second.version === first.version ? null : await send(services, c, second);
  if (response) return response;
  services.log.error('object_file_missing', { object: second.id, file: second.version });
  throw errors.objectNotFound();
}

/** Null when the bytes are not there. */
async function send(services: Services, c: Context, object: StoredObject): Promise<Response | null> {
  const { size, eTag } = object.metadata;
  const requested = c.req.raw.headers;
  const version = { eTag, lastModified: new Date(object.metadata.lastModified) };
  const headers = objectHeaders(object, c.req.query('download'));

  if (isNotModified(requested, version)) {
    return c.body(null, 304, headers);
  }
  const wanted = rangeApplies(requested, version) ? requested.get('range') : null;
  const range = parseRange(wanted ?? undefined, size);
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${size}`);
    throw errors.invalidRange();
  }
  headers['Content-Length'] = String(range ? range.end - range.start + 1 : size);
  if (range) headers['Content-Range'] = `bytes ${range.start}-${range.end}/${size}`;
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD') return c.body(null, status, headers);

  const source = await open(services, object.version, range);
  return source && c.body(webStream(source), status, headers);
}

async function open(services: Services, key: string, range: ByteRange | null): Promise<Readable | null> {
  try {
    return await services.files.read(key, range ?? undefined);
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}

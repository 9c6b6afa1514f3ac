import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DatabaseError } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { type Bucket, bucketToWrite, byteLimitOf, checkType } from '../buckets/bucket.ts';
import { errors } from '../errors.ts';
import { whileInFlight } from '../in-flight.ts';
import { type FileRule, ruleFor } from '../inspect/rules.ts';
import { formOverheadBytes } from '../limits.ts';
import { checkKey } from '../names.ts';
import { removeFiles } from '../objects/remove.ts';
import { rehearseSave, saveObject, type Target } from '../objects/save.ts';
import { Meter } from './meter.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { feed } from './request-body.ts';

/**
 * Takes an upload: asks the database first, streams the bytes into the store, looks at what they really are,
 * and enters the object once they are durable. Returns the object's id. Whatever fails leaves neither a file
 * nor a row.
 */
export async function takeUploadedFile(
  services: Services,
  target: Target,
  body: Readable,
  headers: Headers,
): Promise<{ id: string }> {
  checkKey(target.name);
  const bucket = await bucketToWrite(services.database, target.bucketId);
  const plan = planFor(bucket, target.name);
  const announced = Number(headers.get('content-length') ?? 0);
  if (announced > plan.maxBytes + formOverheadBytes) throw plan.tooLarge();
  const isForm = headers.get('content-type')?.startsWith('multipart/form-data');
  await rehearseSave(services.database, target, Math.max(0, announced - (isForm ? formOverheadBytes : 0)));
  const upload = await readUpload(body, headers);
  checkType(bucket, upload.contentType);
  return await store(services, target, plan, upload);
}

export interface Plan {
  rule: FileRule | null;
  maxBytes: number;
  tooLarge: () => Error;
}

/** What the bucket asks of a file of this name. Throws 415 for a kind of file it does not take. */
export function planFor(bucket: Bucket, name: string): Plan {
  const rule = ruleFor(bucket.id, name);
  const limit = byteLimitOf(bucket);
  return rule && rule.maxBytes <= limit
    ? { rule, maxBytes: rule.maxBytes, tooLarge: () => errors.tooLarge(rule.tooLarge) }
    : { rule, maxBytes: limit, tooLarge: () => errors.tooLarge() };
}

/** Writes the bytes and then the row; the key of the bytes is new each time, so readers of older ones are not cut off. */
export async function store(
  services: Services,
  target: Target,
  plan: Plan,
  upload: Upload,
): Promise<{ id: string }> {
  const key = randomUUID();
  return whileInFlight(key, async () => {
    const meter = new Meter(plan.maxBytes, plan.tooLarge);
    feed(upload.source, meter);
    let mimetype = upload.contentType;
    try {
      await services.files.write(key, meter, async (path) => {
        if (plan.rule) mimetype = await plan.rule.inspect(path);
      });
    } catch (error) {
      throw upload.formFault() ?? error;
    }
    try {
      const saved = await saveObject(services.database, target, {
        version: key,
        metadata: {
          eTag: `"${meter.digest()}"`,
          size: meter.size,
          mimetype,
          cacheControl: upload.cacheControl,
          lastModified: new Date().toISOString(),
          contentLength: meter.size,
          httpStatusCode: 200,
        },
        userMetadata: upload.userMetadata,
      });
      if (saved.replaced) await removeFiles(services, [{ version: saved.replaced }]);
      return { id: saved.id };
    } catch (error) {
      // After any other failure the row may have been committed; the sweeper finds out.
      if (error instanceof DatabaseError) await removeFiles(services, [{ version: key }]);
      throw error;
    }
  });
}

import { z } from 'zod';
import type { Scope } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { Access } from '../access.ts';
import { bucketToWrite, checkType } from '../buckets/bucket.ts';
import { errors } from '../errors.ts';
import { ruleFor } from '../inspect/rules.ts';
import { checkKey } from '../names.ts';
import { cacheControlOf } from '../uploads/read-upload.ts';
import { planFor, store } from '../uploads/upload.ts';
import { findObject, ofVersion } from './object.ts';
import { rehearseSave } from './save.ts';

export const moveRequest = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  sourceVersionId: z.string().nullish(),
});

export const copyRequest = moveRequest.extend({
  copyMetadata: z.boolean().nullish(),
  /** Takes the place of the source's, where metadata is not copied. */
  metadata: z.object({ cacheControl: z.string().optional(), mimetype: z.string().optional() }).nullish(),
});

/** Gives an object another name. The bytes stay where they are. Throws 404, 409 and what the policies refuse. */
export async function moveObject(
  services: Services,
  scope: Scope,
  { bucketId, sourceKey, destinationKey, destinationBucket, sourceVersionId }: z.output<typeof moveRequest>,
): Promise<Record<string, unknown>> {
  checkKey(destinationKey);
  const source = ofVersion(await findObject(services.database, scope, bucketId, sourceKey), sourceVersionId);
  const bucket = await bucketToWrite(services.database, destinationBucket ?? bucketId);
  const plan = planFor(bucket, destinationKey);
  // The bytes were looked at for the old name only.
  if (plan.rule && plan.rule.kind !== ruleFor(bucketId, sourceKey)?.kind) {
    throw errors.refusedFile('A file keeps its kind when it is moved.');
  }
  if (source.metadata.size > plan.maxBytes) throw plan.tooLarge();
  checkType(bucket, source.metadata.mimetype);
  const { rowCount } = await services.database.run(scope, {
    text: `update storage.objects set bucket_id = $3, name = $4
      where bucket_id = $1 and name = $2 and version = $5`,
    values: [bucketId, sourceKey, bucket.id, destinationKey, source.version],
  });
  if (rowCount === 0) throw errors.objectNotFound();
  return { message: 'Successfully moved', Id: source.id, Key: `${bucket.id}/${destinationKey}` };
}

/** Writes an object's bytes again under another name. Throws 404, 409 and what the policies refuse. */
export async function copyObject(
  services: Services,
  { scope, ownerId }: Access,
  request: z.output<typeof copyRequest>,
): Promise<Record<string, unknown>> {
  const { database, files } = services;
  checkKey(request.destinationKey);
  const found = await findObject(database, scope, request.bucketId, request.sourceKey);
  const source = ofVersion(found, request.sourceVersionId);
  const bucket = await bucketToWrite(database, request.destinationBucket ?? request.bucketId);
  const plan = planFor(bucket, request.destinationKey);
  const keepsMetadata = request.copyMetadata ?? true;
  const given = keepsMetadata ? null : request.metadata;
  const contentType = given?.mimetype ?? source.metadata.mimetype;
  checkType(bucket, contentType);
  const target = { scope, ownerId, bucketId: bucket.id, name: request.destinationKey, overwrite: false };
  await rehearseSave(database, target, source.metadata.size);
  const bytes = await files.read(source.version);
  try {
    const { id } = await store(services, target, plan, {
      source: bytes,
      contentType,
      cacheControl: given?.cacheControl ? cacheControlOf(given.cacheControl) : source.metadata.cacheControl,
      userMetadata: keepsMetadata ? source.user_metadata : null,
      formFault: () => null,
    });
    return { Id: id, Key: `${bucket.id}/${request.destinationKey}` };
  } finally {
    bytes.destroy();
  }
}

import { z } from 'zod';
import type { Scope } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import type { Access } from '../access.ts';
import { bucketToWrite, checkType } from '../buckets/bucket.ts';
import { errors } from '../errors.ts';
import { ruleFor } from '../inspect/rules.ts';
import { checkKey } from '../names.ts';
import { planFor, store } from '../uploads/upload.ts';
import { findObject } from './object.ts';
import { rehearseSave } from './save.ts';

export const moveRequest = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});

export const copyRequest = moveRequest.extend({
  copyMetadata: z.boolean().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

/** Gives an object another name. The bytes stay where they are. Throws 404, 409 and what the policies refuse. */
export async function moveObject(
  services: Services,
  scope: Scope,
  { bucketId, sourceKey, destinationKey, destinationBucket }: z.output<typeof moveRequest>,
): Promise<Record<string, unknown>> {
  checkKey(destinationKey);
  const source = await findObject(services.database, scope, bucketId, sourceKey);
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
  const source = await findObject(database, scope, request.bucketId, request.sourceKey);
  const bucket = await bucketToWrite(database, request.destinationBucket ?? request.bucketId);
  const plan = planFor(bucket, request.destinationKey);
  checkType(bucket, source.metadata.mimetype);
  const target = { scope, ownerId, bucketId: bucket.id, name: request.destinationKey, overwrite: false };
  await rehearseSave(database, target);
  const keepsMetadata = request.copyMetadata ?? true;
  const bytes = await files.read(source.version);
  try {
    const { id } = await store(services, target, plan, {
      source: bytes,
      contentType: source.metadata.mimetype,
      cacheControl: source.metadata.cacheControl,
      userMetadata: keepsMetadata ? source.user_metadata : (request.metadata ?? null),
      formFault: () => null,
    });
    return { Id: id, Key: `${bucket.id}/${request.destinationKey}` };
  } finally {
    bytes.destroy();
  }
}

import { type Database, owner, type Scope } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import { errors } from '../errors.ts';
import { isoTime } from '../times.ts';

/** What is known about the bytes of an object; the names are Supabase's. */
export interface ObjectMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
}

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  /** Key of the bytes in the file store. */
  version: string;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
  last_accessed_at: string;
}

/** Columns of an object with its times as ISO text, for a table or CTE called `object`. */
export const objectColumns = `object.id, object.bucket_id, object.name, object.owner, object.owner_id,
  object.version, object.metadata, object.user_metadata,
  ${isoTime('object.created_at')} as created_at, ${isoTime('object.updated_at')} as updated_at,
  ${isoTime('object.last_accessed_at')} as last_accessed_at`;

/**
 * The object if it is of the version that is asked for; an object has one version at a time. Throws 404 otherwise.
 */
export function ofVersion(object: StoredObject, version: string | null | undefined): StoredObject {
  if (version !== null && version !== undefined && version !== object.version) throw errors.objectNotFound();
  return object;
}

/** An object as the caller may see it. Throws 404. */
export async function findObject(
  database: Database,
  scope: Scope,
  bucketId: string,
  name: string,
): Promise<StoredObject> {
  const { rows } = await database.run<StoredObject>(
    scope,
    {
      text: `select ${objectColumns} from storage.objects as object where bucket_id = $1 and name = $2`,
      values: [bucketId, name],
    },
    { readOnly: true },
  );
  if (!rows[0]) throw errors.objectNotFound();
  return rows[0];
}

/** An object as the caller may read it by its name: one the policies show, or one of a public bucket. Throws 404. */
export async function findReadableObject(
  database: Database,
  scope: Scope,
  bucketId: string,
  name: string,
): Promise<StoredObject> {
  return findObject(database, scope, bucketId, name).catch((error) => {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return findPublicObject(database, bucketId, name);
  });
}

/** An object of a public bucket, which everybody may read by its name. Throws 404. */
export async function findPublicObject(
  database: Database,
  bucketId: string,
  name: string,
): Promise<StoredObject> {
  const { rows } = await database.run<StoredObject>(
    owner,
    {
      text: `select ${objectColumns} from storage.objects as object
        join storage.buckets as bucket on bucket.id = object.bucket_id
        where object.bucket_id = $1 and object.name = $2 and bucket.public`,
      values: [bucketId, name],
    },
    { readOnly: true },
  );
  if (!rows[0]) throw errors.objectNotFound();
  return rows[0];
}

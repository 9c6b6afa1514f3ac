import { type Database, owner, type Scope } from '../../database/database.ts';
import { errors } from '../errors.ts';
import { maxObjectBytes } from '../limits.ts';
import { isoTime } from '../times.ts';

export interface Bucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  /** Bytes; null means the server's own limit. */
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: string;
  updated_at: string;
}

const columns = `id, name, owner, public, file_size_limit, allowed_mime_types,
  ${isoTime('created_at')} as created_at, ${isoTime('updated_at')} as updated_at`;

export interface BucketPage {
  search?: string | undefined;
  limit: number;
  offset: number;
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at';
  sortOrder: 'asc' | 'desc';
}

/** Buckets the caller may see. */
export async function listBuckets(
  database: Database,
  scope: Scope,
  { search = '', limit, offset, sortColumn, sortOrder }: BucketPage,
): Promise<Bucket[]> {
  const { rows } = await database.run<Bucket>(scope, {
    text: `select ${columns} from storage.buckets where position(lower($1) in lower(name)) > 0
      order by buckets.${sortColumn} ${sortOrder}, id limit $2 offset $3`,
    values: [search, limit, offset],
  });
  return rows;
}

/** A bucket as the caller may see it. Throws 404. */
export async function findBucket(database: Database, scope: Scope, id: string): Promise<Bucket> {
  const { rows } = await database.run<Bucket>(scope, {
    text: `select ${columns} from storage.buckets where id = $1`,
    values: [id],
  });
  if (!rows[0]) throw errors.bucketNotFound();
  return rows[0];
}

/** A bucket without a permission check, for its limits: policies decide about writes. Throws 404. */
export function bucketToWrite(database: Database, id: string): Promise<Bucket> {
  return findBucket(database, owner, id);
}

/** Bytes an object of the bucket may have. */
export function byteLimitOf(bucket: Bucket): number {
  return Math.min(bucket.file_size_limit ?? maxObjectBytes, maxObjectBytes);
}

/** Throws 415 for a type that is not on the bucket's list. */
export function checkType(bucket: Bucket, contentType: string): void {
  const allowed = bucket.allowed_mime_types;
  if (!allowed || allowed.length === 0) return;
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const group = `${type.split('/')[0]}/*`;
  if (!allowed.some((entry) => entry === type || entry === group || entry === '*/*')) {
    throw errors.invalidType(type);
  }
}

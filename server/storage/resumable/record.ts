import { type Database, owner } from '../../database/database.ts';
import { errors } from '../errors.ts';
import { maxParts, resumableSeconds } from '../limits.ts';

/** A resumable upload as its row says. Bytes are numbers: the largest object is far below 2^53. */
export interface ResumableUpload {
  id: string;
  bucketId: string;
  name: string;
  ownerId: string | null;
  entitledBy: 'caller' | 'token';
  overwrite: boolean;
  size: number;
  received: number;
  clientMetadata: string;
  expiresAt: string;
}

export interface Part {
  startsAt: number;
  size: number;
  fileKey: string;
}

const columns = `id, bucket_id as "bucketId", name, owner_id as "ownerId", entitled_by as "entitledBy", overwrite,
  size::float8 as size, received::float8 as received, client_metadata as "clientMetadata",
  to_json(expires_at) #>> '{}' as "expiresAt"`;

/** Enters an upload that has not begun, and promises room to it. Returns it with the time at which it expires. */
export async function createUpload(
  database: Database,
  upload: Omit<ResumableUpload, 'received' | 'expiresAt'>,
): Promise<ResumableUpload> {
  const { id, bucketId, name, ownerId, entitledBy, overwrite, size, clientMetadata } = upload;
  return database.transaction(owner, async (session) => {
    await session.query('select private.hold_room($1, $2)', [ownerId, size]);
    const { rows } = await session.query<ResumableUpload>(
      `insert into plinth.resumable_uploads
        (id, bucket_id, name, owner_id, entitled_by, overwrite, size, client_metadata, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9)) returning ${columns}`,
      [id, bucketId, name, ownerId, entitledBy, overwrite, size, clientMetadata, resumableSeconds],
    );
    if (!rows[0]) throw errors.uploadNotFound();
    return rows[0];
  });
}

/** An upload that has not expired. Throws 404. */
export async function findUpload(database: Database, id: string): Promise<ResumableUpload> {
  const { rows } = await database.run<ResumableUpload>(owner, {
    text: `select ${columns} from plinth.resumable_uploads where id::text = $1 and expires_at > now()`,
    values: [id],
  });
  if (!rows[0]) throw errors.uploadNotFound();
  return rows[0];
}

/** The pieces of an upload, in order. */
export async function listParts(database: Database, id: string): Promise<Part[]> {
  const { rows } = await database.run<Part>(owner, {
    text: `select starts_at::float8 as "startsAt", size::float8 as size, file_key as "fileKey"
      from plinth.resumable_parts where upload_id = $1 order by starts_at`,
    values: [id],
  });
  return rows;
}

/**
 * Enters a piece that is durable in the store, unless another request has been faster. Throws 409 then, and when the
 * upload is in too many pieces.
 */
export async function addPart(database: Database, id: string, part: Part): Promise<void> {
  await database.transaction(owner, async (session) => {
    const moved = await session.query(
      `update plinth.resumable_uploads set received = received + $3
        where id = $1 and received = $2 and finishing_since is null
          and (select count(*) from plinth.resumable_parts where upload_id = $1) < $4`,
      [id, part.startsAt, part.size, maxParts],
    );
    if (moved.rowCount === 0) throw errors.wrongOffset();
    await session.query(
      'insert into plinth.resumable_parts (upload_id, starts_at, size, file_key) values ($1, $2, $3, $4)',
      [id, part.startsAt, part.size, part.fileKey],
    );
  });
}

/** Takes the right to put the pieces together. Throws 423 while another request has it. */
export async function claimFinish(database: Database, { id, received }: ResumableUpload): Promise<void> {
  const { rowCount } = await database.run(owner, {
    text: `update plinth.resumable_uploads set finishing_since = now()
      where id = $1 and received = $2
        and (finishing_since is null or finishing_since < now() - interval '15 minutes')`,
    values: [id, received],
  });
  if (rowCount === 0) throw errors.locked();
}

/** Gives that right back after a failure that a second try may not meet. */
export async function releaseFinish(database: Database, id: string): Promise<void> {
  await database.run(owner, {
    text: 'update plinth.resumable_uploads set finishing_since = null where id = $1',
    values: [id],
  });
}

/**
 * Gives back every right that a process had when it ended. For the embedded database, whose one process has just begun; with
 * several servers such a right is void after a quarter of an hour.
 */
export async function releaseAbandoned(database: Database): Promise<void> {
  if (database.kind !== 'pglite') return;
  await database.run(owner, {
    text: 'update plinth.resumable_uploads set finishing_since = null where finishing_since is not null',
  });
}

/** Marks an upload as complete and forgets its pieces. The row stays for a client that missed the answer. */
export async function completeUpload(database: Database, id: string): Promise<void> {
  await database.transaction(owner, async (session) => {
    await session.query(
      'update plinth.resumable_uploads set received = size, finishing_since = null where id = $1',
      [id],
    );
    await session.query('delete from plinth.resumable_parts where upload_id = $1', [id]);
  });
}

/** Forgets an upload. Returns the files of its pieces, which nobody needs any more. */
export async function removeUpload(database: Database, id: string): Promise<{ version: string }[]> {
  return removeUploads(database, 'id = $1', [id]);
}

/** Forgets uploads whose time is over. Returns the files of their pieces. */
export function removeExpiredUploads(database: Database): Promise<{ version: string }[]> {
  return removeUploads(database, 'expires_at <= now()', []);
}

function removeUploads(
  database: Database,
  condition: string,
  values: unknown[],
): Promise<{ version: string }[]> {
  return database.transaction(owner, async (session) => {
    const parts = await session.query<{ version: string }>(
      `delete from plinth.resumable_parts
        where upload_id in (select id from plinth.resumable_uploads where ${condition} for update)
        returning file_key as version`,
      values,
    );
    await session.query(`delete from plinth.resumable_uploads where ${condition}`, values);
    return parts.rows;
  });
}

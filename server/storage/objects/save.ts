import { randomUUID } from 'node:crypto';
import type { Database, Scope, Session } from '../../database/database.ts';
import type { ObjectMetadata } from './object.ts';

/** Where an object is written, and as whom. */
export interface Target {
  scope: Scope;
  ownerId: string | null;
  bucketId: string;
  name: string;
  /** Replace what is there; otherwise an object of that name is an error. */
  overwrite: boolean;
}

export interface ObjectRecord {
  version: string;
  metadata: ObjectMetadata | Pick<ObjectMetadata, 'size'>;
  userMetadata: Record<string, unknown> | null;
}

export interface Saved {
  id: string;
  /** File key of the bytes that this save replaced. */
  replaced: string | null;
}

/** Enters an object under the caller's role. Throws what the policies and the unique name refuse. */
export function saveObject(database: Database, target: Target, record: ObjectRecord): Promise<Saved> {
  return database.transaction(target.scope, (session) => put(session, target, record));
}

/**
 * Asks the database whether the caller could enter the object now, and changes nothing. Throws as saving would. `size` is the
 * least that the object will have, so that an account without room for it hears so before its bytes are taken.
 */
export async function rehearseSave(database: Database, target: Target, size = 0): Promise<void> {
  const undo = new Error('Only a rehearsal.');
  await database
    .transaction(target.scope, async (session) => {
      await put(session, target, { version: randomUUID(), metadata: { size }, userMetadata: null });
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
}

async function put(session: Session, target: Target, record: ObjectRecord): Promise<Saved> {
  const { bucketId, name, ownerId, overwrite } = target;
  const id = randomUUID();
  const insert = `insert into storage.objects
    (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values ($1, $2, $3, $4::uuid, $4::text, $5, $6, $7)`;
  const values = [
    id,
    bucketId,
    name,
    ownerId,
    record.version,
    JSON.stringify(record.metadata),
    record.userMetadata && JSON.stringify(record.userMetadata),
  ];
  if (!overwrite) {
    // No `returning`: it would also ask for the right to read.
    await session.query(insert, values);
    return { id, replaced: null };
  }
  // One writer of a name at a time, so that each knows exactly which bytes it replaces.
  await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${bucketId}/${name}`]);
  const before = await session.query<{ version: string }>(
    'select version from storage.objects where bucket_id = $1 and name = $2',
    [bucketId, name],
  );
  const after = await session.query<{ id: string }>(
    `${insert} on conflict (bucket_id, name) do update set version = excluded.version,
      metadata = excluded.metadata, user_metadata = excluded.user_metadata,
      owner = excluded.owner, owner_id = excluded.owner_id
      returning id`,
    values,
  );
  return { id: after.rows[0]?.id ?? id, replaced: before.rows[0]?.version ?? null };
}

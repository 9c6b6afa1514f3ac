import { randomUUID } from 'node:crypto';
import { type Database, DatabaseError, owner, type Row, type Scope } from './database.ts';

export const anonymous: Scope = { role: 'anon', claims: { role: 'anon' } };
export const operator: Scope = { role: 'service_role', claims: { role: 'service_role' } };

/** The scope of a signed-in member. */
export function member(id: string): Scope {
  return { role: 'authenticated', claims: { sub: id, role: 'authenticated' } };
}

/** Inserts an account and returns its id. */
export async function createAccount(database: Database): Promise<string> {
  const id = randomUUID();
  await database.run(owner, {
    text: 'insert into auth.users (id, email) values ($1, $2)',
    values: [id, `${id}@example.org`],
  });
  return id;
}

/** Inserts one row under the scope and returns it as stored. `table` and the column names are written by the test. */
export async function insertRow<R = Row>(
  database: Database,
  scope: Scope,
  table: string,
  values: Row,
): Promise<R> {
  const columns = Object.keys(values);
  const { rows } = await database.run<R>(scope, {
    text: `insert into ${table} (${columns.join(', ')})
      values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    values: Object.values(values),
  });
  return rows[0] as R;
}

/** Public address of a file in a member's folder. */
export function fileOf(userId: string, name = 'site.zip'): string {
  return `http://localhost:3000/storage/v1/object/public/project-files/${userId}/${name}`;
}

/** A project with nothing but what the table demands. */
export function projectOf(userId: string, values: Row = {}): Row {
  return {
    title: 'A small shop',
    zip_file_url: fileOf(userId),
    user_id: userId,
    ...values,
  };
}

class Undo extends Error {}

/**
 * Tries a statement under a scope and undoes it. Returns 'done' if it touched rows, 'nothing' if it ran but
 * row-level security hid every row, 'denied' for a missing privilege or a policy's refusal. Other errors reject.
 */
export async function attempt(
  database: Database,
  scope: Scope,
  text: string,
): Promise<'done' | 'nothing' | 'denied'> {
  let rowCount = 0;
  try {
    await database.transaction(scope, async (session) => {
      rowCount = (await session.query(text)).rowCount;
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '42501') return 'denied';
    if (!(error instanceof Undo)) throw error;
  }
  return rowCount > 0 ? 'done' : 'nothing';
}

/** The constraint (or the SQLSTATE, where there is none) that a failing statement ran into; null if it succeeded. */
export async function violationOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof DatabaseError) return error.constraint ?? error.code;
    throw error;
  }
}

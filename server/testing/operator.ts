import path from 'node:path';
import { owner } from '../database/database.ts';
import { openPglite } from '../database/pglite.ts';

/** Gives an account the operator's claim, in the data folder of a server that does not run. */
export async function makeOperator(dataDirectory: string, email: string): Promise<void> {
  const database = await openPglite(path.join(dataDirectory, 'database'));
  try {
    await database.run(owner, {
      text: `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"operator": true}' where email = $1`,
      values: [email],
    });
  } finally {
    await database.close();
  }
}

import pg from 'pg';

/** Runs one statement on a PostgreSQL server outside any transaction, such as `create database`. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

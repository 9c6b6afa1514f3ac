import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { newAddress, password } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('what somebody says about themselves is an object in the database, which triggers can read', async () => {
  await server.services.database.script(`
    create table plinth.heard (name text, provider text);
    create function plinth.hear() returns trigger language plpgsql as $$
    begin
      insert into plinth.heard values (new.raw_user_meta_data ->> 'name', new.raw_app_meta_data ->> 'provider');
      return new;
    end $$;
    create trigger hear after insert on auth.users for each row execute function plinth.hear();`);
  const { error } = await server
    .visitor()
    .auth.signUp({ email: newAddress(), password, options: { data: { name: 'Ada' } } });
  expect(error).toBeNull();
  const { rows } = await server.services.database.run(owner, {
    text: 'select name, provider from plinth.heard',
  });
  expect(rows).toEqual([{ name: 'Ada', provider: 'email' }]);
});

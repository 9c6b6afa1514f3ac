import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/testing/server.ts';
import { NotSignedInError, UpdateError, updateProfile } from './mutations.ts';
import { loadProfile } from './queries.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A member as the site has them: signed in through the auth client. */
async function member(): Promise<{ id: string; client: SupabaseClient }> {
  const { id, accessToken } = await server.user();
  const client = createClient(server.url, server.services.keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  await client.auth.setSession({ access_token: accessToken, refresh_token: 'not-used' });
  return { id, client };
}

describe('a profile', () => {
  it('is made empty when there is none, and read from then on', async () => {
    const { id, client } = await member();
    const made = await loadProfile(client, id);
    expect(made).toMatchObject({ user_id: id, first_name: '', website: '' });
    expect(await loadProfile(client, id)).toEqual(made);
  });

  it('is made once when two tabs ask at the same moment', async () => {
    const { id, client } = await member();
    const profiles = await Promise.all([1, 2, 3].map(() => loadProfile(client, id)));
    expect(new Set(profiles.map(({ user_id }) => user_id))).toEqual(new Set([id]));
  });

  it('is changed where something was changed, and handed back', async () => {
    const { id, client } = await member();
    await loadProfile(client, id);
    await updateProfile(client, { first_name: 'Ada', title: 'Analyst' });
    expect(await updateProfile(client, { title: 'Countess' })).toMatchObject({
      user_id: id,
      first_name: 'Ada',
      title: 'Countess',
    });
  });

  it('is not changed by a visitor', async () => {
    const refused = updateProfile(server.visitor(), { title: 'x' });
    await expect(refused).rejects.toBeInstanceOf(NotSignedInError);
    await expect(refused).rejects.toThrow('User not authenticated');
  });

  it('says what the backend refuses', async () => {
    const { id, client } = await member();
    await loadProfile(client, id);
    await expect(updateProfile(client, { website: 'javascript:alert(1)' })).rejects.toBeInstanceOf(
      UpdateError,
    );
  });

  it('can not be read by another member', async () => {
    const { id, client } = await member();
    await loadProfile(client, id);
    const other = await member();
    // Neither found nor made: the policies refuse both.
    await expect(loadProfile(other.client, id)).rejects.toThrow(/row-level security/);
  });
});

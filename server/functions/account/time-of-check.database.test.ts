import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Member, newMember, password } from '../../auth/testing/journey.ts';
import { owner } from '../../database/database.ts';
import { interruptedFetch } from '../../testing/meanwhile.ts';
import { storageState, websiteZip } from '../../testing/storage.ts';
import { type AccountServer, startAccountServer } from './testing/account-server.ts';

let site: AccountServer;
const { fetch: interrupted, interrupt, hasHappened } = interruptedFetch();

beforeAll(async () => {
  site = await startAccountServer({}, interrupted);
});
afterAll(() => site.close());

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();

async function deleteAccount(member: Member): Promise<void> {
  const proof = { confirmation: member.email, password };
  expect((await site.ask('POST', 'delete', member.session.access_token, proof)).status).toBe(204);
}

/** Files of a member in the store, rows of them, and rows of the member's profile. */
async function leftOf({ id }: Member) {
  const { names, files } = await storageState(site.server);
  const { rows } = await site.server.services.database.run(owner, {
    text: 'select from public.user_profiles where user_id = $1',
    values: [id],
  });
  const mine = names.filter((name) => name.startsWith(id));
  return { rows: mine, files: files.length - (names.length - mine.length), profiles: rows.length };
}
const nothing = { rows: [], files: 0, profiles: 0 };

describe('an account that is deleted while its picture is taken in', () => {
  it.each(['/storage/v1/object/avatars/', '/rest/v1/user_profiles', '/storage/v1/object/list/avatars'])(
    'leaves neither picture nor profile: before %s',
    async (before) => {
      const member = await newMember(site.server);
      interrupt(before, () => deleteAccount(member));
      const { status } = await site.ask('POST', 'avatar', member.session.access_token, await picture());
      expect(status).toBeLessThan(500);
      expect(hasHappened()).toBe(true);
      expect(await leftOf(member)).toEqual(nothing);
    },
  );
});

it('an account that is deleted while a file of it comes in keeps no file', async () => {
  const member = await newMember(site.server);
  const zip = websiteZip();
  const upload = request(`${site.server.url}/storage/v1/object/project-files/${member.id}/late.zip`, {
    method: 'POST',
    headers: {
      apikey: site.server.services.keys.publishable,
      authorization: `Bearer ${member.session.access_token}`,
      'content-type': 'application/zip',
      'content-length': zip.length,
    },
  });
  const answered = new Promise<number>((resolve, reject) => {
    upload.on('response', (answer) => resolve(answer.resume().statusCode ?? 0)).on('error', reject);
  });
  upload.write(zip.subarray(0, 20));
  // Once its first bytes are kept the server has let it in.
  await expect.poll(async () => (await storageState(site.server)).unfinished.length).toBe(1);
  await deleteAccount(member);
  upload.end(zip.subarray(20));
  expect(await answered).toBeGreaterThanOrEqual(400);
  expect(await leftOf(member)).toEqual(nothing);
});

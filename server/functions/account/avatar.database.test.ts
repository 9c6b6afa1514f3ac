import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newProtectedMember, signInAgain } from '../../auth/testing/authenticator.ts';
import { newMember } from '../../auth/testing/journey.ts';
import { pngWith, textBomb } from '../../testing/png.ts';
import { storageState } from '../../testing/storage.ts';
import { avatarSize } from './avatar.ts';
import { type AccountServer, startAccountServer } from './testing/account-server.ts';

let site: AccountServer;
beforeAll(async () => {
  site = await startAccountServer();
});
afterAll(() => site.close());

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#1f3bd1' } })
    .withExif({ IFD0: { Copyright: 'Somebody', ImageDescription: 'At home' } })
    .jpeg()
    .toBuffer();
const namesOf = async (id: string) =>
  (await storageState(site.server)).names.filter((name) => name.startsWith(id));

test('a photo becomes a square WebP without what the camera wrote, and the one before goes', async () => {
  const { client, id, session } = await newMember(site.server);
  const given = await photo();
  expect((await sharp(given).metadata()).exif).toBeDefined();
  const answer = await site.ask('POST', 'avatar', session.access_token, given);
  expect(answer.status).toBe(200);
  const { avatar_url } = (await answer.json()) as { avatar_url: string };
  expect(avatar_url).toContain(`/storage/v1/object/public/avatars/${id}/`);
  const stored = await fetch(avatar_url);
  expect(stored.headers.get('content-type')).toBe('image/webp');
  const about = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
  expect([about.format, about.width, about.height, about.exif]).toEqual([
    'webp',
    avatarSize,
    avatarSize,
    undefined,
  ]);
  const { data } = await client.from('user_profiles').select('avatar_url').single();
  expect(data).toEqual({ avatar_url });

  const second = (await (
    await site.ask('POST', 'avatar', session.access_token, await photo(50, 80))
  ).json()) as {
    avatar_url: string;
  };
  expect(second.avatar_url).not.toBe(avatar_url);
  expect(await namesOf(id)).toHaveLength(1);

  expect(await (await site.ask('DELETE', 'avatar', session.access_token)).json()).toEqual({ avatar_url: '' });
  expect(await namesOf(id)).toEqual([]);
  expect((await client.from('user_profiles').select('avatar_url').single()).data).toEqual({ avatar_url: '' });
});

test.each([
  ['text', Buffer.from('hello'), 415, 'not_an_image'],
  ['nothing', Buffer.alloc(0), 415, 'not_an_image'],
  [
    'a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    415,
    'not_an_image',
  ],
  ['a picture with megabytes of packed text', pngWith(textBomb()), 415, 'not_an_image'],
  ['more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1), 413, 'body_too_large'],
])('%s is refused and nothing is kept', async (_name, body, status, code) => {
  const { id, session } = await newMember(site.server);
  const answer = await site.ask('POST', 'avatar', session.access_token, body);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  expect(await namesOf(id)).toEqual([]);
});

test('a damaged picture is refused', async () => {
  const { session } = await newMember(site.server);
  const whole = await photo();
  const answer = await site.ask('POST', 'avatar', session.access_token, whole.subarray(0, whole.length / 2));
  expect(answer.status).toBe(415);
});

test('needs a session that has proved everything', async () => {
  expect((await site.ask('POST', 'avatar', null, await photo())).status).toBe(401);
  const { keys } = site.server.services;
  expect((await site.ask('POST', 'avatar', keys.secret, await photo())).status).toBe(401);
  const { email } = await newProtectedMember(site.server);
  const half = await signInAgain(site.server, email);
  const token = (await half.auth.getSession()).data.session?.access_token ?? '';
  const answer = await site.ask('POST', 'avatar', token, await photo());
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    403,
    'insufficient_aal',
  ]);
});

test('nobody writes into the bucket but the server', async () => {
  const { client, id } = await newMember(site.server);
  const body = await sharp(await photo(10, 10))
    .webp()
    .toBuffer();
  const { error } = await client.storage
    .from('avatars')
    .upload(`${id}/mine.webp`, body, { contentType: 'image/webp' });
  expect(error).not.toBeNull();
});

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';
import { storageState, websiteZip } from '../testing/storage.ts';
import { whileInFlight } from './in-flight.ts';
import { sweep } from './sweep.ts';

const day = 24 * 3600;
let server: TestServer;
let ann: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.user();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.database.run(owner, { text: 'delete from public.projects' });
  await server.operator().storage.emptyBucket('project-files');
});

const filesOf = (user: TestUser) => user.client.storage.from('project-files');
const upload = async (name: string) => {
  expect((await filesOf(ann).upload(`${ann.id}/${name}`, websiteZip())).error).toBeNull();
  return filesOf(ann).getPublicUrl(`${ann.id}/${name}`).data.publicUrl;
};
/** Lets everything uploaded so far have been uploaded two days ago. */
const age = () =>
  server.services.database.transaction(owner, async (session) => {
    await session.script('alter table storage.objects disable trigger user');
    await session.query(`update storage.objects set updated_at = updated_at - interval '2 days'`);
    await session.script('alter table storage.objects enable trigger user');
  });

it('removes files without a row, and no others', async () => {
  await upload('kept.zip');
  const before = await storageState(server);
  await server.services.files.write(randomUUID(), Readable.from([Buffer.from('lost')]));
  const options = { unreferencedAfterSeconds: day, rowlessAfterSeconds: 0 };
  expect(await sweep(server.services, options)).toEqual({ files: 1, objects: 0 });
  expect(await storageState(server)).toEqual(before);
  expect(await sweep(server.services, options)).toEqual({ files: 0, objects: 0 });
});

it('leaves alone what is being uploaded, and what may be by another server', async () => {
  const key = randomUUID();
  await server.services.files.write(key, Readable.from([Buffer.from('on its way')]));
  const recent = { unreferencedAfterSeconds: day, rowlessAfterSeconds: 60 };
  expect((await sweep(server.services, recent)).files).toBe(0);
  const options = { unreferencedAfterSeconds: day, rowlessAfterSeconds: 0 };
  await whileInFlight(key, async () => {
    expect((await sweep(server.services, options)).files).toBe(0);
  });
  expect((await sweep(server.services, options)).files).toBe(1);
});

it('removes objects that no project refers to, once they are old', async () => {
  const zip = await upload('site.zip');
  const image = await upload('with a space.zip');
  await upload('abandoned.zip');
  await server.services.database.run(owner, {
    text: `insert into public.projects (title, zip_file_url, image_url, user_id) values ('A site', $1, $2, $3)`,
    values: [zip, `${image}?v=2`, ann.id],
  });
  const options = { unreferencedAfterSeconds: day };
  expect((await sweep(server.services, options)).objects).toBe(0);
  await age();
  expect((await sweep(server.services, options)).objects).toBe(1);
  const { names, files } = await storageState(server);
  expect(names).toEqual([`${ann.id}/site.zip`, `${ann.id}/with a space.zip`]);
  expect(files).toHaveLength(2);
});

it('does not touch other buckets', async () => {
  const { storage } = server.operator();
  await storage.createBucket('letters', { public: false });
  await storage.from('letters').upload('a.txt', 'a');
  await age();
  expect((await sweep(server.services, { unreferencedAfterSeconds: day })).objects).toBe(0);
  expect((await storage.from('letters').download('a.txt')).error).toBeNull();
});

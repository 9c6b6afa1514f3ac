import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteServer, startSiteServer } from '../functions/sites/testing/site-server.ts';
import { makeZip } from '../testing/zip.ts';
import { shareInBackground } from './background.ts';
import { createSiteAccount } from './site-account.ts';

let site: SiteServer;
let account: string;
beforeAll(async () => {
  site = await startSiteServer();
  const { services } = site.server;
  account = await createSiteAccount(services);
  const bucket = site.server.operator().storage.from('project-files');
  for (const [slug, preview] of [
    ['pizza-world', `${services.config.siteUrl}/demo/pizza-world/`],
    ['simple-blog', 'https://example.org/changed'],
    ['weather-app', `${services.config.siteUrl}/demo/weather-app/`],
  ]) {
    const zip = makeZip([{ name: `${slug}/index.html`, content: `<h1>${slug}</h1>` }]);
    const key = `${account}/${slug}.zip`;
    expect((await bucket.upload(key, zip, { contentType: 'application/zip' })).error).toBeNull();
    await site.rows(
      `insert into public.projects (title, slug, preview_url, zip_file_url, user_id) values ($1, $1, $2, $3, $4)`,
      slug,
      preview,
      bucket.getPublicUrl(key).data.publicUrl,
      account,
    );
  }
});
afterAll(() => site.close());

const share = () =>
  shareInBackground(site.server.services, {
    sites: site.sites,
    repositories: null,
    pauses: { beginAfter: 0, pause: 0 },
  });
const previews = async () =>
  Object.fromEntries(
    (
      await site.rows<{ slug: string; preview_url: string }>('select slug, preview_url from public.projects')
    ).map(({ slug, preview_url }) => [slug, preview_url]),
  );

it('the shared projects become sites once, under the next name where one is taken', async () => {
  const ada = await site.server.user();
  await site.publish(ada, 'weather-app', { 'index.html': 'Ada’s own' });
  await share().done;
  expect(await site.visit('pizza-world')).toBe('<h1>pizza-world</h1>');
  expect(await site.visit('simple-blog')).toBe('<h1>simple-blog</h1>');
  expect(await site.visit('weather-app')).toBe('Ada’s own');
  expect(await site.visit('weather-app-demo')).toBe('<h1>weather-app</h1>');
  // Only what is shared by the site itself is there to be remixed from the beginning.
  expect(await site.rows('select name from public.sites where remix_allowed order by name')).toEqual(
    ['pizza-world', 'simple-blog', 'weather-app-demo'].map((name) => ({ name })),
  );
  const found = await previews();
  expect(new URL(found['pizza-world'] ?? '').hostname).toBe('pizza-world.localhost');
  expect(new URL(found['weather-app'] ?? '').hostname).toBe('weather-app-demo.localhost');
  // The operator has changed it.
  expect(found['simple-blog']).toBe('https://example.org/changed');
  await site.rows(`delete from public.sites where name = 'pizza-world'`);
  await share().done;
  // The server is told of a deleted row a moment later.
  await expect.poll(() => site.visit('pizza-world')).toBe('unknown');
  expect(await site.rows('select from public.sites where user_id = $1', account)).toHaveLength(2);
});

it('their previews follow the address of the site', async () => {
  await site.rows(
    `update public.projects set preview_url = 'http://weather-app-demo.localhost:1/' where slug = 'weather-app'`,
  );
  await share().done;
  expect((await previews())['weather-app']).not.toContain(':1/');
});

it('a start that is stopped leaves the rest to the next one', async () => {
  await site.rows(`delete from plinth.secrets where name = 'demo-sites'`);
  await site.rows('delete from public.sites where user_id = $1', account);
  const first = share();
  await first.stop();
  expect(await site.rows(`select from plinth.secrets where name = 'demo-sites'`)).toEqual([]);
  await share().done;
  await expect.poll(() => site.visit('simple-blog')).toBe('<h1>simple-blog</h1>');
});

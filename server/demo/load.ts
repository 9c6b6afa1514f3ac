import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { owner } from '../database/database.ts';
import { issuerOf, signAccessToken } from '../keys/access-token.ts';
import type { Services } from '../services.ts';
import { type DemoSite, readDemoSites } from './catalogue.ts';
import { doOnce } from './once.ts';
import { packTemplate } from './pack.ts';
import { selectShared } from './selection.ts';
import { createSiteAccount, siteAccount } from './site-account.ts';

interface InProcess {
  fetch(request: Request): Response | Promise<Response>;
}

/**
 * On the first start the site's own account shares a few real websites in Community, through the same calls a
 * visitor's browser makes. Once done it is never done again, whatever the operator deletes later.
 */
export async function loadDemo(
  services: Services,
  app: InProcess,
  say: (line: string) => void,
): Promise<void> {
  await doOnce(services, 'demo', async () => {
    const sites = selectShared(await readDemoSites());
    const account = await createSiteAccount(services);
    const client = await connect(services, app, account);
    for (const site of sites) {
      say(`Sharing "${site.title}" in Community ...`);
      await share(client, services.config.siteUrl, account, site);
    }
    return { account };
  });
}

async function connect(services: Services, app: InProcess, account: string): Promise<SupabaseClient> {
  const { config, keys, database } = services;
  const sessionId = randomUUID();
  await database.run(owner, {
    text: 'insert into auth.sessions (id, user_id) values ($1, $2)',
    values: [sessionId, account],
  });
  const claims = {
    sub: account,
    role: 'authenticated',
    email: siteAccount.email,
    session_id: sessionId,
    aal: 'aal1',
  };
  const token = await signAccessToken(keys, issuerOf(config.siteUrl), claims, 600);
  return createClient(config.siteUrl, keys.publishable, {
    accessToken: async () => token,
    global: { fetch: async (input, init) => app.fetch(new Request(input, init)) },
  });
}

async function share(
  client: SupabaseClient,
  siteUrl: string,
  account: string,
  site: DemoSite,
): Promise<void> {
  const present = await client.from('projects').select('id').eq('user_id', account).eq('title', site.title);
  if (present.error) throw new Error(present.error.message);
  if (present.data.length > 0) return;
  const image = await readFile(path.join(site.folder, 'photos/card-800.webp'));
  const zip = await packTemplate(site.folder, site.id);
  const imageUrl = await upload(client, `${account}/${site.id}.webp`, image, 'image/webp');
  const zipUrl = await upload(client, `${account}/${site.id}.zip`, Buffer.from(zip), 'application/zip');
  const { error } = await client.from('projects').insert({
    title: site.title,
    description: site.description,
    content: site.features.map((feature) => `- ${feature}`).join('\n'),
    tags: site.tags,
    preview_url: `${siteUrl}/demo/${site.id}/`,
    image_url: imageUrl,
    zip_file_url: zipUrl,
    status: 'published',
    slug: site.id,
    user_id: account,
  });
  if (error) throw new Error(`"${site.title}" could not be shared: ${error.message}`);
}

async function upload(
  client: SupabaseClient,
  key: string,
  bytes: Buffer,
  contentType: string,
): Promise<string> {
  const bucket = client.storage.from('project-files');
  // A first start that was cut off may have left the file: it is the same one, so it may be replaced.
  const { error } = await bucket.upload(key, bytes, { contentType, cacheControl: '3600', upsert: true });
  if (error) throw new Error(`${key} could not be stored: ${error.message}`);
  return bucket.getPublicUrl(key).data.publicUrl;
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUCKET } from '../../../../domain/project/project-files.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../../server/testing/server.ts';
import { storagePathOf } from '../file-url.ts';
import type { Project } from '../project.ts';
import type { ProjectFiles } from '../upload-project.ts';
import { replaceFiles } from './replace-files.ts';

const LOST = 'The connection was lost while your changes were being saved.';
const zipFile = (text: string) =>
  new File([zipSync({ 'index.html': strToU8(text) }) as BlobPart], `${text}.zip`, {
    type: 'application/zip',
  });
const picture = async (text: string) => {
  const drawing = sharp({ create: { width: 8, height: 5, channels: 3, background: 'teal' } }).png();
  return new File([(await drawing.toBuffer()) as BlobPart], `${text}.png`, { type: 'image/png' });
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let ada: TestUser;
let project: Project;
beforeEach(async () => {
  ada = await server.user();
  const bucket = ada.client.storage.from(BUCKET);
  const put = async (file: File) => {
    const path = `${ada.id}/${file.name}`;
    expect((await bucket.upload(path, file)).error).toBeNull();
    return bucket.getPublicUrl(path).data.publicUrl;
  };
  const { data } = await ada.client
    .from('projects')
    .insert({
      title: 'Harbour',
      zip_file_url: await put(zipFile('old')),
      image_url: await put(await picture('old')),
    })
    .select()
    .single();
  project = data as Project;
});

/** A client as the browser has it, whose requests pass through `reach`. */
function browserOf(user: TestUser, reach: typeof fetch = fetch): SupabaseClient {
  const stored = {
    access_token: user.accessToken,
    refresh_token: 'r',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    token_type: 'bearer',
    user: { id: user.id },
  };
  const memory = new Map([['session', JSON.stringify(stored)]]);
  return createClient(server.url, server.services.keys.publishable, {
    global: { fetch: reach },
    auth: {
      autoRefreshToken: false,
      storageKey: 'session',
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    },
  });
}

function replace(
  files: Partial<ProjectFiles>,
  {
    client = browserOf(ada),
    signal = new AbortController().signal,
    columns = { title: 'Harbour at night' } as Record<string, unknown>,
  } = {},
): Promise<Project> {
  return replaceFiles({
    client,
    connectUpload: async () => client,
    sendPieces: async () => expect.unreachable('these files are small'),
    signal,
    onProgress: () => {},
    project,
    files: { image: null, zip: null, ...files },
    columns,
  });
}

const now = async () => {
  const { data } = await ada.client.from('projects').select('*').eq('id', project.id).single();
  return data as Project;
};
const names = async () => {
  const { data } = await ada.client.storage.from(BUCKET).list(ada.id);
  return (data ?? []).map(({ name }) => name.replace(/^\d{13}-/, '')).toSorted();
};
const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

/** Nothing is different from what it was. */
async function expectUntouched() {
  expect(await now()).toEqual(project);
  expect(await names()).toEqual(['old.png', 'old.zip']);
  expect((await fetch(project.zip_file_url)).status).toBe(200);
}

describe('replacing the files of a project', () => {
  it('keeps the new archive and removes the old one, the picture stays', async () => {
    const zip = zipFile('new');
    const changed = await replace({ zip });
    expect(changed).toMatchObject({ title: 'Harbour at night', image_url: project.image_url });
    expect(await now()).toEqual(changed);
    expect(await bytesAt(changed.zip_file_url)).toEqual(Buffer.from(await zip.arrayBuffer()));
    expect(await names()).toEqual(['new.zip', 'old.png']);
  });

  it('replaces both at once', async () => {
    await replace({ zip: zipFile('new'), image: await picture('new') });
    expect(await names()).toEqual(['new.png', 'new.zip']);
  });

  it('loses nothing when the server refuses what it finds in the archive', async () => {
    const film = new File(['this is no archive'], 'film.zip', { type: 'application/zip' });
    await expect(replace({ image: await picture('new'), zip: film })).rejects.toThrow(
      'Failed to upload file:',
    );
    await expectUntouched();
  });

  it('loses nothing when the row is refused', async () => {
    await expect(replace({ zip: zipFile('new') }, { columns: { title: 'ab' } })).rejects.toThrow(
      'projects_title_length',
    );
    await expectUntouched();
  });

  it('loses nothing when it is cancelled', async () => {
    const controller = new AbortController();
    const client = browserOf(ada, async (input, init) => {
      if (init?.method === 'POST') controller.abort();
      return fetch(input, init);
    });
    const cancelled = replace({ zip: zipFile('new') }, { client, signal: controller.signal });
    await expect(cancelled).rejects.toHaveProperty('name', 'AbortError');
    await expectUntouched();
  });

  it('is nothing for another member', async () => {
    const bea = await server.user();
    await expect(replace({ zip: zipFile('new') }, { client: browserOf(bea) })).rejects.toThrow(
      'It is no longer there',
    );
    await expectUntouched();
    expect((await bea.client.storage.from(BUCKET).list(bea.id)).data).toEqual([]);
  });

  it('does not take a lost answer for a lost change', async () => {
    const client = browserOf(ada, async (input, init) => {
      const answer = await fetch(input, init);
      if (init?.method === 'PATCH') throw new TypeError('Failed to fetch');
      return answer;
    });
    const changed = await replace({ zip: zipFile('new') }, { client });
    expect(await now()).toEqual(changed);
    expect(await names()).toEqual(['new.zip', 'old.png']);
  });

  it('removes neither file when nobody knows which one the project has', async () => {
    const client = browserOf(ada, async (input, init) => {
      const { pathname } = new URL(String(input));
      const answer = await fetch(input, init);
      if (pathname === '/rest/v1/projects') throw new TypeError('Failed to fetch');
      return answer;
    });
    await expect(replace({ zip: zipFile('new') }, { client })).rejects.toThrow(LOST);
    expect(await names()).toEqual(['new.zip', 'old.png', 'old.zip']);
    expect(storagePathOf((await now()).zip_file_url)).toMatch(/new\.zip$/);
  });
});

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { LOGIN_REQUIRED, SESSION_ENDED } from './messages.ts';
import type { UploadValues } from './schema.ts';
import { SignInError, type UploadProgress, uploadProject } from './upload-project.ts';

const values: UploadValues = {
  title: 'Harbour Lights',
  description: '',
  content: '',
  previewUrl: 'https://example.org/',
  tags: ['sea'],
  status: 'published',
  image: new File(['picture'], 'my card.png', { type: 'image/png' }),
  zip: new File(['archive'], 'site.zip', { type: 'application/zip' }),
};

const SESSION_KEY = 'sb-plinth-auth-token';
const user = {
  id: 'u1',
  email: 'maker@example.org',
  aud: 'authenticated',
  app_metadata: {},
  user_metadata: {},
};

type Answer = (method: string, path: string) => Response | Promise<Response> | undefined;

/** A backend that accepts everything except what `refuse` answers; it remembers files and rows. */
function backend(refuse: Answer = () => undefined, signedIn = true) {
  const files = new Set<string>();
  const rows: Record<string, unknown>[] = [];
  const reach: typeof fetch = async (input, init) => {
    const { pathname } = new URL(String(input));
    const method = init?.method ?? 'GET';
    const refused = await refuse(method, pathname);
    if (refused) return refused;
    if (pathname === '/auth/v1/user') return Response.json(user);
    if (pathname === '/rest/v1/projects' && method === 'POST') {
      const row = { ...JSON.parse(String(init?.body)), id: 'p1', slug: 'harbour-lights' };
      rows.push(row);
      return Response.json(row, { status: 201 });
    }
    if (pathname === '/rest/v1/projects') return Response.json(rows);
    if (method === 'DELETE') {
      for (const path of JSON.parse(String(init?.body)).prefixes) files.delete(path);
      return Response.json([]);
    }
    files.add(pathname.replace('/storage/v1/object/project-files/', ''));
    return Response.json({ Id: '1', Key: 'k' });
  };
  const stored = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    token_type: 'bearer',
    user,
  };
  const memory = new Map(signedIn ? [[SESSION_KEY, JSON.stringify(stored)]] : []);
  const client = createClient('https://plinth.example', 'key', {
    global: { fetch: reach },
    auth: {
      autoRefreshToken: false,
      storageKey: SESSION_KEY,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    },
  });
  return { client, files, rows, memory };
}

function run(
  client: SupabaseClient,
  signal = new AbortController().signal,
  given: Partial<UploadValues> = {},
) {
  const seen: UploadProgress[] = [];
  const pieces: [string, number][] = [];
  const result = uploadProject({
    client,
    connectUpload: async (onProgress) => {
      onProgress({ sent: 1, total: 2 });
      return client;
    },
    sendPieces: async (path, file, onProgress) => {
      pieces.push([path, file.size]);
      onProgress({ sent: 1, total: 4, interrupted: true });
    },
    values: { ...values, ...given },
    signal,
    onProgress: (progress) => seen.push(progress),
  });
  return { result, seen, pieces };
}

const refusal = (status: number, message: string) => Response.json({ message }, { status });
const isUpload = (method: string, path: string, name: string) =>
  method === 'POST' && path.startsWith('/storage/') && path.endsWith(name);
const isInsert = (method: string, path: string) => method === 'POST' && path === '/rest/v1/projects';

describe('uploadProject', () => {
  it('stores both files in the folder of the user and creates the row', async () => {
    const { client, files, rows } = backend();
    const { result, seen } = run(client);
    expect((await result).slug).toBe('harbour-lights');
    expect([...files].map((path) => path.replace(/\d{13}/, 'time'))).toEqual([
      'u1/time-my_card.png',
      'u1/time-site.zip',
    ]);
    const [image, zip] = [...files].map(
      (path) => `https://plinth.example/storage/v1/object/public/project-files/${path}`,
    );
    expect(rows).toEqual([
      {
        id: 'p1',
        title: 'Harbour Lights',
        description: 'Project uploaded from community',
        content: null,
        tags: ['sea'],
        preview_url: 'https://example.org/',
        image_url: image,
        zip_file_url: zip,
        status: 'published',
        slug: 'harbour-lights',
        user_id: 'u1',
      },
    ]);
    expect(seen).toContainEqual({ step: 'zip', image: 1, zip: 0.5, interrupted: false });
    expect(seen.at(-1)).toEqual({ step: 'saving', image: 1, zip: 1, interrupted: false });
  });

  it('sends a file above 6 MB in pieces, and says when the connection is lost', async () => {
    const { client, files, rows } = backend();
    const zip = new File([new Uint8Array(6 * 1024 * 1024 + 1)], 'large.zip', { type: 'application/zip' });
    const { result, seen, pieces } = run(client, undefined, { zip });
    await result;
    expect(pieces).toEqual([[expect.stringMatching(/^u1\/\d{13}-large\.zip$/), zip.size]]);
    expect([...files]).toHaveLength(1);
    expect(rows[0]?.zip_file_url).toMatch(/\/object\/public\/project-files\/u1\/\d{13}-large\.zip$/);
    expect(seen).toContainEqual({ step: 'zip', image: 1, zip: 0.25, interrupted: true });
    expect(seen.at(-1)).toEqual({ step: 'saving', image: 1, zip: 1, interrupted: false });
  });

  it('asks visitors to sign in and sends nothing', async () => {
    const { client, files } = backend(undefined, false);
    const { result } = run(client);
    await expect(result).rejects.toThrow(new SignInError(LOGIN_REQUIRED));
    expect(files.size).toBe(0);
  });

  it('says why a file was refused and leaves none behind', async () => {
    const { client, files, rows } = backend((method, path) =>
      isUpload(method, path, 'site.zip') ? refusal(415, 'Please select a valid ZIP file.') : undefined,
    );
    await expect(run(client).result).rejects.toThrow(
      'Failed to upload file: Please select a valid ZIP file.',
    );
    expect(files.size).toBe(0);
    expect(rows).toEqual([]);
  });

  it('removes the files when the row is refused', async () => {
    const { client, files } = backend((method, path) =>
      isInsert(method, path) ? refusal(400, 'violates check constraint') : undefined,
    );
    await expect(run(client).result).rejects.toThrow('violates check constraint');
    expect(files.size).toBe(0);
  });

  it('removes the files when cancelled', async () => {
    const controller = new AbortController();
    const { client, files, rows } = backend((method, path) => {
      if (isUpload(method, path, 'site.zip')) controller.abort();
      return undefined;
    });
    await expect(run(client, controller.signal).result).rejects.toHaveProperty('name', 'AbortError');
    expect(files.size).toBe(0);
    expect(rows).toEqual([]);
  });

  it('does not take a lost answer for a lost project', async () => {
    const { client, files, rows } = backend((method, path) => {
      if (!isInsert(method, path) || rows.length > 0) return undefined;
      rows.push({ id: 'p1', slug: 'harbour-lights' });
      throw new TypeError('Failed to fetch');
    });
    expect((await run(client).result).slug).toBe('harbour-lights');
    expect(files.size).toBe(2);
  });

  it('explains a session that ended on the way', async () => {
    const server = backend((method, path) => {
      if (!isUpload(method, path, 'site.zip')) return undefined;
      server.memory.clear();
      return refusal(403, 'new row violates row-level security policy');
    });
    await expect(run(server.client).result).rejects.toThrow(new SignInError(SESSION_ENDED));
  });
});

import type { SupabaseClient } from '@supabase/supabase-js';
import type { Upload, UploadOptions } from 'tus-js-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PiecesProgress } from './upload-in-pieces.ts';

/** An upload that does nothing by itself: the test plays the protocol. */
class PlayedUpload {
  static begun: (upload: PlayedUpload) => void;
  options: UploadOptions;
  terminated: boolean | undefined;
  constructor(_file: unknown, options: UploadOptions) {
    this.options = options;
  }
  start() {
    PlayedUpload.begun(this);
  }
  async abort(terminate?: boolean) {
    this.terminated = terminate;
  }
}

const failure = (status: number, body: string) =>
  Object.assign(new Error('tus: failed'), {
    originalResponse: { getStatus: () => status, getBody: () => body },
  });
const client = {
  auth: { getSession: async () => ({ data: { session: { access_token: 'fresh' } } }) },
} as unknown as SupabaseClient;

let uploadInPieces: typeof import('./upload-in-pieces.ts').uploadInPieces;
beforeEach(async () => {
  const config = { url: 'https://plinth.example', publishableKey: 'key', version: '1' };
  vi.stubGlobal('fetch', async () => Response.json(config));
  // Modules remember the configuration of their page.
  vi.resetModules();
  ({ uploadInPieces } = await import('./upload-in-pieces.ts'));
});
afterEach(() => vi.unstubAllGlobals());

async function begin() {
  const controller = new AbortController();
  const seen: PiecesProgress[] = [];
  const begun = Promise.withResolvers<PlayedUpload>();
  PlayedUpload.begun = begun.resolve;
  const result = uploadInPieces({
    client,
    path: 'u1/1-site.zip',
    file: new File(['0123456789'], 'site.zip', { type: 'application/zip' }),
    signal: controller.signal,
    onProgress: (progress) => seen.push(progress),
    load: async () => ({ Upload: PlayedUpload as unknown as typeof Upload }),
  });
  result.catch(() => {});
  return { controller, seen, result, upload: await begun.promise };
}

describe('uploadInPieces', () => {
  it('names the object, and sends the token that is good now', async () => {
    const { upload, result } = await begin();
    expect(upload.options).toMatchObject({
      endpoint: 'https://plinth.example/storage/v1/upload/resumable',
      chunkSize: 6 * 1024 * 1024,
      metadata: { bucketName: 'project-files', objectName: 'u1/1-site.zip', contentType: 'application/zip' },
    });
    const headers: Record<string, string> = {};
    const request = { setHeader: (name: string, value: string) => Object.assign(headers, { [name]: value }) };
    await upload.options.onBeforeRequest?.(request as never);
    expect(headers).toEqual({ Authorization: 'Bearer fresh' });
    upload.options.onSuccess?.({} as never);
    await result;
  });

  it('tries again when the connection breaks, and says so', async () => {
    const { upload, seen } = await begin();
    upload.options.onProgress?.(4, 10);
    expect(upload.options.onShouldRetry?.(new Error('lost') as never, 0, upload.options)).toBe(true);
    upload.options.onProgress?.(6, 10);
    expect(seen).toEqual([
      { sent: 4, total: 10, interrupted: false },
      { sent: 4, total: 10, interrupted: true },
      { sent: 6, total: 10, interrupted: false },
    ]);
  });

  it.each([
    [415, false],
    [403, false],
    [413, false],
    [409, true],
    [423, true],
    [429, true],
    [503, true],
  ])('after an answer of %i it tries again: %s', async (status, again) => {
    const { upload } = await begin();
    expect(upload.options.onShouldRetry?.(failure(status, '') as never, 0, upload.options)).toBe(again);
  });

  it('hands on what the server said', async () => {
    const { upload, result } = await begin();
    upload.options.onError?.(failure(415, '{"message":"Please select a valid ZIP file."}'));
    await expect(result).rejects.toMatchObject({ message: 'Please select a valid ZIP file.', status: 415 });
  });

  it('says in plain words that the connection is gone, or that a proxy answered', async () => {
    const lost = await begin();
    lost.upload.options.onError?.(new Error('tus: failed to upload chunk'));
    await expect(lost.result).rejects.toMatchObject({
      message: 'The connection was lost. Please try again.',
      status: 0,
    });
    const proxy = await begin();
    proxy.upload.options.onError?.(failure(502, '<html>Bad gateway</html>'));
    await expect(proxy.result).rejects.toThrow('The server did not take the file. Please try again.');
  });

  it('ends the upload when it is broken off, unless all is sent', async () => {
    const half = await begin();
    half.upload.options.onProgress?.(5, 10);
    half.controller.abort();
    await expect(half.result).rejects.toHaveProperty('name', 'AbortError');
    expect(half.upload.terminated).toBe(true);

    const whole = await begin();
    whole.upload.options.onProgress?.(10, 10);
    whole.controller.abort();
    expect(whole.upload.terminated).toBeUndefined();
    whole.upload.options.onSuccess?.({} as never);
    await whole.result;
  });
});

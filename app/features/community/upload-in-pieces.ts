import type { SupabaseClient } from '@supabase/supabase-js';
import type { DetailedError, HttpRequest, Upload } from 'tus-js-client';
import { BUCKET } from '../../../domain/project/project-files.ts';
import { getPublicConfig } from '../../lib/supabase.ts';
import { PIECE_BYTES } from './limits.ts';
import { CallError } from './mutations.ts';
import type { SentBytes } from './upload-client.ts';

export type PiecesProgress = SentBytes & {
  /** The connection is lost, and looked for again. */
  interrupted: boolean;
};

type Options = {
  client: SupabaseClient;
  path: string;
  file: File;
  /** Breaks the upload off, as long as the file is not sent completely. */
  signal: AbortSignal;
  onProgress: (progress: PiecesProgress) => void;
  /** The protocol's client; the library's own unless a test brings another. */
  load?: () => Promise<{ Upload: typeof Upload }>;
};

/** Milliseconds before each new try; counted anew after every piece that arrives. Together about four minutes. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000, 30_000, 30_000, 60_000, 60_000];

/**
 * Stores a file in pieces, over the storage service's protocol for uploads that survive a broken connection: what has
 * arrived stays, and the rest follows when the network is back. Throws a `CallError` when the service refuses the file
 * or is not reached for minutes, or the reason of the signal.
 */
export async function uploadInPieces({
  client,
  path,
  file,
  signal,
  onProgress,
  load,
}: Options): Promise<void> {
  const [{ Upload }, config] = await Promise.all([(load ?? loadLibrary)(), getPublicConfig()]);
  signal.throwIfAborted();
  const progress: PiecesProgress = { sent: 0, total: file.size, interrupted: false };
  const tell = (change: Partial<PiecesProgress>) => onProgress({ ...Object.assign(progress, change) });

  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${config.url}/storage/v1/upload/resumable`,
      chunkSize: PIECE_BYTES,
      retryDelays,
      storeFingerprintForResuming: false,
      headers: { apikey: config.publishableKey },
      metadata: { bucketName: BUCKET, objectName: path, contentType: file.type, cacheControl: '3600' },
      // A long upload may outlive the token it began with.
      onBeforeRequest: (request: HttpRequest) => authorize(client, request),
      onProgress: (sent) => tell({ sent, interrupted: false }),
      onShouldRetry: (error) => {
        const again = mayPass(error);
        if (again) tell({ interrupted: true });
        return again;
      },
      onSuccess: () => settle(resolve),
      onError: (error) => settle(() => reject(describe(error))),
    });
    const abort = () => {
      // Once everything is sent the server may have stored the file, so the answer is awaited, as for small files.
      if (progress.sent === progress.total) return;
      settle(() => reject(signal.reason));
      // The pieces go now or, when that request fails, within a day.
      void upload.abort(true).catch(() => {});
    };
    const settle = (end: () => void) => {
      signal.removeEventListener('abort', abort);
      end();
    };
    signal.addEventListener('abort', abort);
    upload.start();
  });
}

function loadLibrary(): Promise<{ Upload: typeof Upload }> {
  return import('tus-js-client');
}

async function authorize(client: SupabaseClient, request: HttpRequest): Promise<void> {
  const token = (await client.auth.getSession()).data.session?.access_token;
  if (token) request.setHeader('Authorization', `Bearer ${token}`);
}

/** Whether another try may succeed: there was no answer, or one about this moment only. */
function mayPass(error: Error | DetailedError): boolean {
  const status = statusOf(error);
  return status === 0 || status >= 500 || status === 409 || status === 423 || status === 429;
}

function statusOf(error: Error | DetailedError): number {
  return ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
}

function describe(error: Error | DetailedError): CallError {
  const status = statusOf(error);
  const body = 'originalResponse' in error ? error.originalResponse?.getBody() : undefined;
  const message = status === 0 ? 'The connection was lost. Please try again.' : messageIn(body);
  return new CallError(message, status, error);
}

/** The service's own words; a proxy in front of it may have answered with a page. */
function messageIn(body: string | undefined): string {
  try {
    const { message } = JSON.parse(body ?? '') as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  } catch {
    // Falls through to the same words.
  }
  return 'The server did not take the file. Please try again.';
}

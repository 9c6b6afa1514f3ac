import type { Readable } from 'node:stream';
import busboy from 'busboy';
import { errors } from '../errors.ts';
import { formOverheadBytes } from '../limits.ts';
import { feed } from './request-body.ts';

/** A file on its way in, with what was said about it. */
export interface Upload {
  source: Readable;
  /** As claimed by the sender. */
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
  /** What is wrong with the form around the file, once the source has failed. */
  formFault(): Error | null;
}

/**
 * Reads a request as Supabase's client sends it: a form with one file and its settings before it (for a
 * `Blob` or `FormData`), or the bare bytes with settings in headers (for everything else).
 */
export async function readUpload(body: Readable, headers: Headers): Promise<Upload> {
  const type = headers.get('content-type') ?? 'application/octet-stream';
  if (/^multipart\/form-data\b/i.test(type)) return readForm(body, type);
  return {
    source: body,
    contentType: type,
    cacheControl: cacheControlOf(headers.get('cache-control')),
    userMetadata: parseMetadata(decodeBase64(headers.get('x-metadata'))),
    formFault: () => null,
  };
}

function readForm(body: Readable, contentType: string): Promise<Upload> {
  return new Promise((resolve, reject) => {
    let fault: Error | null = null;
    const fields = new Map<string, string>();
    const form = openForm(contentType);
    // Busboy looks for the first boundary, and skips what a field has too much, for as long as bytes come.
    let before: number | null = 0;
    const count = (chunk: Uint8Array) => {
      if (before === null) return;
      before += chunk.length;
      if (before > formOverheadBytes) form.destroy(errors.invalidRequest('The form has no file.'));
    };
    const endCount = () => {
      before = null;
      body.off('data', count);
    };
    form.on('field', (name, value) => fields.set(name, value));
    form.on('file', (_name, source, { mimeType }) => {
      endCount();
      // It may fail before anybody reads it.
      source.on('error', (error) => {
        fault = faultOf(error);
      });
      try {
        const seconds = fields.get('cacheControl');
        resolve({
          source,
          contentType: mimeType,
          cacheControl: cacheControlOf(seconds && /^\d+$/.test(seconds) ? `max-age=${seconds}` : seconds),
          userMetadata: parseMetadata(fields.get('metadata')),
          formFault: () => fault,
        });
      } catch (error) {
        reject(error);
      }
    });
    form.on('error', (error) => reject(faultOf(error)));
    form.on('close', () => {
      endCount();
      reject(errors.invalidRequest('No file provided'));
    });
    feed(body, form);
    body.on('data', count);
  });
}

function openForm(contentType: string): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: { files: 1, fields: 20, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 100 },
    });
  } catch {
    throw errors.invalidRequest('The form has no boundary.');
  }
}

/** A connection that broke stays what it is; what else busboy says is about the form. */
function faultOf(error: unknown): Error {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ECONNRESET') return errors.interrupted();
  return error instanceof Error && 'status' in error
    ? error
    : errors.invalidRequest('The form is malformed.');
}

/** A `Cache-Control` to keep: it is sent back with every download, so only plain directives are. */
export function cacheControlOf(given: string | null | undefined): string {
  return given && /^[a-z0-9=, -]{1,100}$/i.test(given) ? given : 'no-cache';
}

function decodeBase64(text: string | null): string | undefined {
  return text === null ? undefined : Buffer.from(text, 'base64').toString('utf8');
}

/** The metadata of an upload from its JSON, null for none. Throws 400 for anything but an object. */
export function parseMetadata(text: string | undefined): Record<string, unknown> | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Falls through to the same answer.
  }
  throw errors.invalidRequest('metadata must be a JSON object.');
}

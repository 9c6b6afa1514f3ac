import { errors } from '../errors.ts';
import { cacheControlOf, parseMetadata } from '../uploads/read-upload.ts';

/** What a client says about a file before it sends it; the names are Supabase's. */
export interface ResumableMetadata {
  bucketId: string;
  name: string;
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

const maxCharacters = 16 * 1024;

/**
 * Reads an `Upload-Metadata` header: `key base64, key base64`, with `bucketName` and `objectName`, and where wanted
 * `contentType`, `cacheControl` (seconds) and `metadata` (JSON). Throws 400.
 */
export function readUploadMetadata(header: string | undefined): ResumableMetadata {
  const values = new Map<string, string>();
  if (header && header.length > maxCharacters) throw errors.invalidRequest('Upload-Metadata is too long.');
  for (const pair of (header ?? '').split(',')) {
    const [key = '', value = '', ...rest] = pair.trim().split(' ');
    if (key === '' || rest.length > 0 || values.has(key) || !/^[\w+/=-]*$/.test(value)) {
      throw errors.invalidRequest('Upload-Metadata is not valid.');
    }
    values.set(key, Buffer.from(value, 'base64').toString('utf8'));
  }
  const bucketId = values.get('bucketName');
  const name = values.get('objectName');
  if (!bucketId || !name) throw errors.invalidRequest('Upload-Metadata must name bucketName and objectName.');
  const seconds = values.get('cacheControl');
  return {
    bucketId,
    name,
    contentType: values.get('contentType') || 'application/octet-stream',
    cacheControl: cacheControlOf(seconds && /^\d+$/.test(seconds) ? `max-age=${seconds}` : seconds),
    userMetadata: parseMetadata(values.get('metadata')),
  };
}

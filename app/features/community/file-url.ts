import { BUCKET, PUBLIC_PATH } from '../../../domain/project/project-files.ts';

/** A fifth smaller than at the backend's own 80; drawn at no more than its size it looks the same. */
const QUALITY = '70';

const RESIZED_PATH = `/storage/v1/render/image/public/${BUCKET}/`;

/**
 * The address of a stored picture in `width` pixels, from its public address; null for pictures that are elsewhere and
 * for drawings, which fit any width.
 */
export function resizedUrl(imageUrl: string, width: number): string | null {
  const url = URL.parse(imageUrl);
  if (!url?.pathname.startsWith(PUBLIC_PATH) || /\.svg$/i.test(url.pathname)) return null;
  url.pathname = RESIZED_PATH + url.pathname.slice(PUBLIC_PATH.length);
  url.search = new URLSearchParams({ width: String(width), resize: 'contain', quality: QUALITY }).toString();
  return url.href;
}

/** Path inside the bucket of a file with a public address; null for files that are elsewhere. */
export function storagePathOf(fileUrl: string | null): string | null {
  const path = fileUrl && URL.parse(fileUrl)?.pathname;
  if (!path?.startsWith(PUBLIC_PATH)) return null;
  try {
    return decodeURIComponent(path.slice(PUBLIC_PATH.length)) || null;
  } catch {
    return null;
  }
}

/** A file name in which every character other than letters, digits, dot and hyphen has become an underscore. */
export function sanitizeFileName(name: string): string {
  return name.replace(/[^a-zA-Z0-9.-]/gu, '_');
}

/** Where an upload is stored: `{userId}/{timestamp}-{sanitized file name}`; the time is in milliseconds. */
export function uploadPath(userId: string, time: number, fileName: string): string {
  return `${userId}/${time}-${sanitizeFileName(fileName)}`;
}

/** The name under which a project is saved: `{slug}.zip`. */
export function archiveName(slug: string): string {
  return `${slug}.zip`;
}

/** Address that makes the storage service send the original bytes as an attachment named `{slug}.zip`. */
export function downloadUrl(zipUrl: string, slug: string): string {
  const url = new URL(zipUrl);
  url.searchParams.set('download', archiveName(slug));
  return url.href;
}

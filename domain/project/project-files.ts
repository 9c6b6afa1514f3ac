import type { SupabaseClient } from '@supabase/supabase-js';

/** The bucket that holds pictures and zips of members' projects. */
export const BUCKET = 'project-files';

/** Endings of the pictures that the bucket takes, in lower case: each name under which programs save them. */
export const imageExtensions = 'png apng jpg jpeg jpe jfif pjpeg pjp webp gif avif svg'.split(' ');

/** Path under which the backend serves the bucket's files to everybody. */
export const PUBLIC_PATH = `/storage/v1/object/public/${BUCKET}/`;

/**
 * The same file at the backend in use. Rows hold absolute addresses from the day of the upload; when the site is visited
 * under another name of itself, files of the bucket are asked for under that name. Other addresses stay as they are.
 * `publicBase` is the bucket's public address, ending in a slash.
 */
export function toCurrentBackend(fileUrl: string, publicBase: string): string {
  const url = URL.parse(fileUrl);
  if (!url?.pathname.startsWith(PUBLIC_PATH)) return fileUrl;
  return publicBase + url.pathname.slice(PUBLIC_PATH.length) + url.search;
}

/** A row of projects with its files at the backend in use. */
export function withCurrentFiles<Row extends { image_url: string | null; zip_file_url: string }>(
  client: SupabaseClient,
  row: Row,
): Row {
  const base = client.storage.from(BUCKET).getPublicUrl('').data.publicUrl;
  return {
    ...row,
    image_url: row.image_url && toCurrentBackend(row.image_url, base),
    zip_file_url: toCurrentBackend(row.zip_file_url, base),
  };
}

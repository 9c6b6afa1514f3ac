import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PICTURE_WIDTHS } from '../../../domain/hosting/site-check.ts';
import { owner } from '../../database/database.ts';
import { FileMissingError } from '../../files/store.ts';
import type { Services } from '../../services.ts';
import type { Report } from './messages.ts';

const keyOf = (pictureKey: string, width: number) => `${pictureKey}-${width}`;

/** Writes the pictures of a look, durably when it resolves. Without a row that names the key they are swept. */
export async function keepPictures(
  { files }: Services,
  key: string,
  pictures: Report['pictures'],
): Promise<void> {
  for (const { width, bytes } of pictures) await files.write(keyOf(key, width), Readable.from([bytes]));
}

/** A picture of a deployment that there is; null for every other one. */
export async function readPicture(
  services: Services,
  key: string,
  width: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { rows } = await services.database.run<{ is_shown: boolean }>(owner, {
    text: 'select private.is_shown_picture($1) as is_shown',
    values: [key],
  });
  if (!rows[0]?.is_shown) return null;
  try {
    return new Uint8Array(await buffer(await services.files.read(keyOf(key, width))));
  } catch (error) {
    if (error instanceof FileMissingError) return null;
    throw error;
  }
}

/** Removes checks that no deployment has any more, with their pictures. Returns how many. */
export async function sweepChecks({ database, files }: Services): Promise<number> {
  let removed = 0;
  for (;;) {
    const { rows } = await database.run<{ key: string | null }>(owner, {
      text: 'select key from private.sweep_site_checks() as key',
    });
    if (rows.length === 0) return removed;
    const keys = rows.flatMap(({ key }) => (key ? PICTURE_WIDTHS.map((width) => keyOf(key, width)) : []));
    // A crash here leaves files without a row, which the storage's own sweep removes.
    await files.remove(keys);
    removed += rows.length;
  }
}

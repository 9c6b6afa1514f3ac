import path from 'node:path';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { Variants } from './variants.ts';

/** About ten thousand cards. */
const maxBytes = 256 * 1024 * 1024;
const opened = new WeakMap<Services, Promise<Variants>>();

/** The server's resized pictures, in `<data>/resized`. Opened when they are first asked for. */
export function variantsOf(services: Services): Promise<Variants> {
  let variants = opened.get(services);
  if (!variants) {
    variants = Variants.open(path.join(services.config.dataDirectory, 'resized'), maxBytes);
    opened.set(services, variants);
  }
  return variants;
}

/** Removes the resized pictures of objects that are gone, also those that another server removed. */
export async function sweepVariants(services: Services): Promise<void> {
  const variants = await variantsOf(services);
  const versions = [...variants.versions()];
  if (versions.length === 0) return;
  const { rows } = await services.database.run<{ version: string }>(owner, {
    text: 'select version from storage.objects where version = any ($1::text[])',
    values: [versions],
  });
  const kept = new Set(rows.map(({ version }) => version));
  for (const version of versions) if (!kept.has(version)) await variants.remove(version);
}

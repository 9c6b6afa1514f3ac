import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** The cluster of the build is there and can not be read: another user built the site than runs it. */
export class ClusterError extends Error {}

/**
 * Copies a cluster for its owner alone, whatever the modes of the original. False where there is none; a ClusterError
 * names the place that can not be read.
 */
export async function copyCluster(from: string, to: string): Promise<boolean> {
  try {
    const entries = await readdir(from, { recursive: true, withFileTypes: true });
    await mkdir(to, { mode: 0o700 });
    for (const entry of entries) {
      const source = path.join(entry.parentPath, entry.name);
      const target = path.join(to, path.relative(from, source));
      if (entry.isDirectory()) await mkdir(target, { mode: 0o700 });
      else await copyFile(source, target).then(() => chmod(target, 0o600));
    }
    return true;
  } catch (error) {
    const { code, path: place = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && place === from) return false;
    // A write error concerns the data folder and is reported as such.
    if (code !== 'EACCES' || !place.startsWith(from)) throw error;
    throw new ClusterError(
      `${place} can not be read; build as the user who runs the site, or allow that user to read it.`,
    );
  }
}

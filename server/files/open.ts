import path from 'node:path';
import type { Config } from '../config.ts';
import { openDiskStore } from './disk.ts';
import type { FileStore } from './store.ts';

/** Opens the configured store. S3's library is loaded only where it is used: it doubles the memory of an idle process. */
export async function openFileStore(config: Pick<Config, 'files' | 'dataDirectory'>): Promise<FileStore> {
  if (config.files.kind === 'disk') return openDiskStore(path.join(config.dataDirectory, 'files'));
  const { openS3Store } = await import('./s3.ts');
  return openS3Store(config.files, path.join(config.dataDirectory, 'files-on-their-way'));
}

import type { FileStore } from './store.ts';

/** Opens the store in a folder, creating it. */
export async function openDiskStore(_directory: string): Promise<FileStore> {
  throw new Error('The disk store is being written.');
}

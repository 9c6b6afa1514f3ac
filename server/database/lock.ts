import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder is in use by another process. */
export class LockedError extends Error {}

export interface Lock {
  release(): void;
}

/**
 * Takes the folder for this process, or throws a LockedError. The lock is SQLite's on a small file:
 * the operating system drops it when the process ends in whatever way, so no stale lock is ever left,
 * and it also holds between containers that share the folder.
 */
export function lockDirectory(directory: string): Lock {
  const file = new DatabaseSync(path.join(directory, 'lock'), { timeout: 0 });
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && /locked|busy/i.test(error.message)) {
      throw new LockedError(`${directory} is open in another Plinth process.`);
    }
    throw error;
  }
  return {
    release() {
      file.close();
    },
  };
}

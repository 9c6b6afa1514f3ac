import { ClusterError } from '../database/cluster.ts';
import { LockedError } from '../database/lock.ts';
import { MigrationError } from '../database/migrate.ts';

/** One clear line on why the process could not start. Never carries a password or a key. */
export function explain(error: unknown): string {
  const told = [LockedError, MigrationError, ClusterError].find((kind) => error instanceof kind);
  if (told) return (error as Error).message;
  if (!(error instanceof Error)) return `could not start: ${String(error)}`;
  const { code, port, path, syscall } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is in use; choose another with PORT.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `port ${port} needs privileges; choose another with PORT.`;
  if (code === 'EADDRNOTAVAIL') return `HOST names an address this machine does not have.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `${path ?? 'the data folder'} can not be written; choose another folder with DATA_DIR.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `${path} is not a folder; choose another with DATA_DIR.`;
  if (code === 'ENOSPC') return 'the disk is full.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `DATABASE_URL: the database could not be reached (${code}).`;
  }
  // Class 28 and 3D: wrong password or unknown database.
  if (code?.startsWith('28') || code === '3D000') return `DATABASE_URL: ${error.message}`;
  return `could not start: ${error.message}`;
}

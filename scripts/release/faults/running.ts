import type { Fault } from './fault.ts';

/** What only a running process shows, and what only two of them on one PostgreSQL show. */
export const runningFaults: Fault[] = [
  {
    name: 'data-folder-not-locked',
    file: 'server/database/lock.ts',
    find: 'locking_mode = exclusive; begin exclusive',
    replace: 'locking_mode = exclusive; begin',
    tests: ['server/process/process.test.ts'],
    filter: 'data folder open in another process',
  },
  {
    name: 'unfinished-files-left-by-crash',
    file: 'server/files/disk.ts',
    find: `  await rm(unfinished, { recursive: true, force: true });
  await mkdir`,
    replace: '  await mkdir',
    tests: ['server/process/crash.test.ts'],
  },
  {
    name: 'endless-body-read',
    file: 'server/http/body.ts',
    find: 'while (reader && bytes <= maxBytes) {',
    replace: 'while (reader) {',
    tests: ['server/process/bodies/oversized.test.ts'],
  },
  {
    name: 'inline-scripts-allowed',
    file: 'server/site/security-headers.ts',
    find: `["'self'", ...allowed.script]`,
    replace: `["'self'", "'unsafe-inline'"]`,
    tests: ['server/process/headers.test.ts'],
  },
  {
    name: 'tries-counted-by-each-server',
    file: 'server/rate-limits/open.ts',
    find: `database.kind === 'postgres' ? inDatabase : MemoryStore.open(inDatabase)`,
    replace: 'MemoryStore.open(inDatabase)',
    tests: ['server/process/several/limits.test.ts'],
    filter: 'passwords guessed at once',
  },
];

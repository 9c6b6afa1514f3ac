import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** A file system in memory, on every Linux. */
const place = '/dev/shm';
const prefix = 'plinth-scratch-';
/** Twice what a whole run has at once: databases, repositories, profiles of browsers. */
const neededBytes = 6 * 1024 ** 3;

/**
 * Makes a folder in memory for the temporary files of a run and makes it `TMPDIR`: data folders and databases of tests are written, copied
 * and deleted all the time, which on a disk takes a third of the processor's time of database suites. It goes with the process.
 * A `TMPDIR` that is set stays, so that `TMPDIR=/tmp npm test` uses the disk; so does a machine without such a place or the memory for it.
 */
export function keepScratchInMemory(environment = process.env): void {
  if (environment.TMPDIR || !hasRoom()) return;
  removeLeftOver();
  const folder = mkdtempSync(`${place}/${prefix}${process.pid}-`);
  // PostgreSQL, which does not run as root, works below it.
  chmodSync(folder, 0o711);
  environment.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}

/** Removes what runs have left that were killed. */
function removeLeftOver(): void {
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : undefined;
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(`${place}/${name}`, { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  if (!existsSync(place) || !existsSync('/proc/mounts')) return false;
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, where]) => where === place);
  const options = mounted?.[3]?.split(',') ?? [];
  // Tests run programs from there.
  if (mounted?.[2] !== 'tmpfs' || !options.includes('rw') || options.includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize >= neededBytes && availableBytes() >= neededBytes + 3 * 1024 ** 3;
}

/** What programs can have without the system swapping. */
function availableBytes(): number {
  const found = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
  return found ? Number(found) * 1024 : freemem();
}

import { constants } from 'node:fs';
import { access, lstat, mkdir, open, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log.ts';

/** What the group and everybody else may do. */
const ofOthers = 0o077;
const sticky = 0o1000;
/** What the process has in its folder. Nothing else there is touched: an operator may have named a folder with other files. */
const own = [
  'control',
  'database',
  'database.unfinished',
  'files',
  'files-on-their-way',
  'git',
  'lock',
  'mail',
  'resized',
];
/** Is there while the modes of an older folder are mended, so that a start that was cut off is taken up by the next. */
const mending = 'modes-being-mended';

/** Whatever this process and those it starts create from now on is for its account alone. For programs to call first. */
export function keepFilesPrivate(): void {
  process.umask(ofOthers);
}

/**
 * Makes the data folder when it is not there, and shuts every other account of the machine out of it: it holds the keys,
 * mails and private repositories. A folder of an earlier release is mended with all that the product has in it, since a file
 * may be linked or moved elsewhere. Where that is not possible the log says so and the start goes on. Rejects when the folder
 * can not be made or written.
 */
export async function openPrivateFolder(folder: string, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  const { wasOpen, reason } = await shut(await realpath(folder));
  if (reason) log.error('data_folder_not_private', { folder, reason });
  else if (wasOpen) log.info('data_folder_made_private', { folder });
}

interface Outcome {
  wasOpen: boolean;
  /** Why the folder can not be made private; null when it is. */
  reason: string | null;
}

async function shut(folder: string): Promise<Outcome> {
  const before = await stat(folder);
  const wasOpen = (before.mode & ofOthers) !== 0;
  if (process.platform === 'win32')
    return { wasOpen, reason: 'on Windows its access list decides who may read it: look at it once' };
  if (before.mode & sticky)
    return { wasOpen, reason: 'all accounts share it; choose a folder for this site alone with DATA_DIR' };
  const unfinished = path.join(folder, mending);
  // On a full disk the folder is shut all the same.
  if (wasOpen) await writeFile(unfinished, '', { mode: 0o600 }).catch(() => {});
  const isShut = await narrow(folder, before.mode);
  const mustMendAll = isShut && (wasOpen || (await isThere(unfinished)));
  // Others may put links into a folder that they may write: a file with several names could be theirs or the system's.
  const look: Look = { mayBeLinked: (before.mode & 0o022) === 0 };
  for (const name of own) {
    const place = await resolveOwn(path.join(folder, name));
    const found = place && (await lstat(place));
    if (found && (mustMendAll || (found.mode & ofOthers) !== 0)) await mend(place, look);
  }
  await rm(unfinished, { force: true });
  if (isShut) return { wasOpen, reason: null };
  const mode = (before.mode & 0o777).toString(8).padStart(4, '0');
  const owner = before.uid === process.getuid?.() ? '' : `, belongs to the account ${before.uid}`;
  return {
    wasOpen,
    reason: `it has the mode ${mode}${owner} and can not be changed: other accounts may read the keys and mails in it`,
  };
}

interface Look {
  /** Whether a file that has several names is one of ours. */
  mayBeLinked: boolean;
}

/** The place itself, or where our own link leads to: an operator may have moved a part to another disk. Null for none. */
async function resolveOwn(place: string): Promise<string | null> {
  const found = await lstat(place).catch(() => null);
  if (!found?.isSymbolicLink()) return found && place;
  return found.uid === process.getuid?.() ? realpath(place).catch(() => null) : null;
}

/** Narrows the modes of all that is in the place and belongs to this account, the place itself last. */
async function mend(place: string, look: Look): Promise<void> {
  const found = await lstat(place).catch(() => null);
  if (!found || found.isSymbolicLink()) return;
  if (found.isDirectory()) {
    // One after the other: a large store has a million of them.
    for (const name of await readdir(place).catch(() => [])) await mend(path.join(place, name), look);
  } else if (found.nlink > 1 && !look.mayBeLinked) return;
  if ((found.mode & ofOthers) !== 0 && found.uid === process.getuid?.()) await narrow(place, found.mode);
}

/** Takes from all others what they may do. False where the system or its disk does not do that. */
async function narrow(place: string, mode: number): Promise<boolean> {
  if ((mode & ofOthers) === 0) return true;
  // By a handle, so that a link put there meanwhile is not followed.
  const handle = await open(place, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW).catch(
    () => null,
  );
  if (!handle) return false;
  try {
    await handle.chmod(mode & 0o7777 & ~ofOthers);
    return ((await handle.stat()).mode & ofOthers) === 0;
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

async function isThere(place: string): Promise<boolean> {
  return lstat(place).then(
    () => true,
    () => false,
  );
}

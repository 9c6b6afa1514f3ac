import type { PlatformPath } from 'node:path';
import { faultOfPath } from '../app/lib/zip/path.ts';
import { Failure } from './failure.ts';

/** Names that stand for devices on Windows, with any ending. */
const devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const forbiddenOnWindows = /[<>:"|?*\u0000-\u001f]|[. ]$/;

/**
 * Where a file of a website is on the disk. `name` is its path within `root`, with `/` between folders on every system. Throws
 * for a name that leads out of the folder, into a hidden one, or that the system cannot keep.
 */
export function placeOf(
  root: string,
  name: string,
  system: { platform: NodeJS.Platform; path: Pick<PlatformPath, 'join' | 'relative' | 'isAbsolute'> },
): string {
  const refuse = (why: string) => {
    throw new Failure(`${JSON.stringify(name)} ${why}, so nothing was written.`);
  };
  const segments = name.split('/');
  if (faultOfPath(name) !== null || name.includes('\\') || segments.some((one) => one === '' || one === '.'))
    refuse('is no path within a folder');
  // What programs obey, such as .git/config, is not written.
  if (segments.some((one) => one.startsWith('.'))) refuse('is hidden');
  if (
    system.platform === 'win32' &&
    segments.some((one) => forbiddenOnWindows.test(one) || devices.test(one))
  )
    refuse('is a name that Windows cannot keep');
  const place = system.path.join(root, ...segments);
  const back = system.path.relative(root, place);
  if (back === '' || back.startsWith('..') || system.path.isAbsolute(back)) refuse('leads out of the folder');
  return place;
}

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { closedFolder, jobLimits, runJob } from './run-job.ts';

/** Where systems keep it. Wrappers in front of it come last: they may have flags of their own. */
const usualPlaces = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/usr/lib64/chromium-browser/chromium-browser',
  '/usr/lib64/chromium-browser/headless_shell',
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium-browser/chromium-browser',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/** A browser that is there and starts within its sandbox, or why there is none. */
export type FoundBrowser = { path: string } | { reason: string };

/**
 * Finds a browser to look at members' sites with, and tries it: `given` by the setting CHROMIUM, or at the usual places. One
 * that has no sandbox here is none.
 */
export async function findBrowser(given: string | null): Promise<FoundBrowser> {
  if (given === 'off') return { reason: 'CHROMIUM is off' };
  const path = given ?? usualPlaces.find(existsSync);
  if (path === undefined) return { reason: 'no Chromium is installed' };
  if (!existsSync(path)) return { reason: `CHROMIUM names ${path}, which is not there` };
  if (process.platform !== 'linux') return { reason: 'the memory of a browser can be bounded only on Linux' };
  const closed = await closedFolder();
  if (closed !== null)
    return {
      reason: `the browser runs as the user nobody in place of root, and only root may enter ${closed}; put the project where every user may read it`,
    };
  let fault: string | null = null;
  const end = await runJob({
    order: { kind: 'probe', browser: path },
    fetchBytes: async () => null,
    limits: { ...jobLimits, processorMilliseconds: 60_000, milliseconds: 180_000 },
    inspect: async (pids) => {
      fault = await sandboxFault(pids);
    },
  });
  if ('failure' in end) return { reason: `${path} did not start within its sandbox: ${end.failure}` };
  return fault === null ? { path } : { reason: `${path} ${fault}` };
}

/** What is wrong with the sandbox of a browser that runs: whatever flags it was given, the system knows. */
async function sandboxFault(pids: readonly number[]): Promise<string | null> {
  let pages = 0;
  for (const pid of pids) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (/\0--no-sandbox(\0|$)/.test(command)) return 'is started without its sandbox';
    if (!command.includes('--type=renderer')) continue;
    pages += 1;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    // 2: the system refuses all calls that are not on a list.
    if (!/^Seccomp:\s+2$/m.test(status)) return 'opens pages without its sandbox';
  }
  return pages === 0 ? 'opened no page' : null;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from '../../server/testing/find-program.ts';
import { installDebianPackage } from './debian.ts';

type Found = { path: string } | { missing: string };

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** A Chromium to test with: an installed one, else Debian's package, else Playwright's own download. */
export async function findChromium(): Promise<Found> {
  const installed = find(chromiumNames);
  if (installed) return { path: installed };
  installDebianPackage('chromium');
  const packaged = find(chromiumNames);
  if (packaged) return { path: packaged };
  const download = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const own = chromium.executablePath();
  if (download.status === 0 && existsSync(own)) return { path: own };
  return { missing: 'no Chromium is installed and none could be installed' };
}

/**
 * The same engine without windows, which takes about 30 % less of the processor for a page: an installed one, else Debian's
 * package, else a whole Chromium.
 */
export async function findHeadlessShell(): Promise<Found> {
  const installed = find(shellNames);
  if (installed) return { path: installed };
  installDebianPackage('chromium-headless-shell');
  const packaged = find(shellNames);
  return packaged ? { path: packaged } : findChromium();
}

function find(names: string[]): string | null {
  return names.map(findProgram).find((file) => file !== null) ?? null;
}

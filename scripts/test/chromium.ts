import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findProgram } from '../../server/testing/find-program.ts';
import { installDebianPackage } from './debian.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium to test with: an installed one, else Debian's package, else Playwright's own download. */
export async function findChromium(): Promise<{ path: string } | { missing: string }> {
  const installed = find();
  if (installed) return { path: installed };
  installDebianPackage('chromium');
  const packaged = find();
  if (packaged) return { path: packaged };
  const download = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  const own = chromium.executablePath();
  if (download.status === 0 && existsSync(own)) return { path: own };
  return { missing: 'no Chromium is installed and none could be installed' };
}

function find(): string | null {
  return names.map(findProgram).find((file) => file !== null) ?? null;
}

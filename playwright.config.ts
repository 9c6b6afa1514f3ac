import { defineConfig } from 'playwright/test';
import { playwrightFlags } from './scripts/test/browser-flags.ts';

/** A site on another backend (`PLINTH_REMOTE=1`) has no sites of members, hosts of demos, passkeys and codes of devices. */
const isRemote = process.env.PLINTH_REMOTE === '1';
const notOffered = [
  'demos.spec.ts',
  'device.spec.ts',
  'passkeys.spec.ts',
  'site-*.spec.ts',
  'sites*.spec.ts',
];

export default defineConfig({
  testDir: 'e2e',
  // Those of other engines (e2e/engines) are Vitest's.
  testMatch: '*.spec.ts',
  // The server's own browser has no sandbox on every machine: the step says where.
  testIgnore: [...(process.env.PLINTH_EYES ? [] : ['site-checks.spec.ts']), ...(isRemote ? notOffered : [])],
  // Single journeys that need what `notOffered` says, the backend's own mail and files, its cookie, or counted downloads.
  ...(isRemote ? { grepInvert: /@own-backend/ } : {}),
  outputDir: '.cache/e2e',
  globalSetup: './e2e/support/prepare-data.ts',
  // Every journey has its own server and accounts, so they may run side by side.
  fullyParallel: true,
  // On two cores three: a journey waits in turn for its page and for its server.
  workers: '150%',
  retries: 0,
  // They end what hangs. Nothing that works takes this long, on a busy machine either.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // Traces are recorded by scripts in the page, which the pages' policy rightly reports as foreign.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.PLINTH_CHROMIUM ?? '/usr/bin/chromium',
      // A journey's pages live too briefly for optimised code to pay for its compilation: a tenth of the processor's time.
      args: [...playwrightFlags, '--js-flags=--no-opt'],
    },
  },
});

import { defineConfig } from 'vitest/config';
import { nodeFlags } from './server/process/node-flags.mjs';

// The React Router plugin stays out: unit and API tests run plain modules.
export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          include: ['{app,bench,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: [
            'server/process/**',
            'scripts/templates/**',
            'scripts/products/**',
            // Several servers share a database only on PostgreSQL: the embedded one is of one process.
            ...(process.env.TEST_DATABASE_URL ? [] : ['server/git/at-once.test.ts']),
          ],
          globalSetup: ['server/testing/global-setup.ts'],
          // As the product runs. Without them V8 may end a process that opens many embedded databases with
          // "Check failed: jit_page.has_value()" (https://github.com/nodejs/node/issues/64500).
          execArgv: nodeFlags,
          // Each API test file has a database of its own; more at once than cores only makes them wait.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        // Opens templates in a real browser; no database.
        test: {
          name: 'workshop',
          include: ['scripts/templates/**/*.test.ts', 'scripts/products/**/*.test.ts'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        // The built product as a process of its own: alone on the machine, since some tests look at the clock.
        test: {
          name: 'process',
          include: ['server/process/**/*.test.ts'],
          exclude: ['server/process/several/**'],
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        // Two such processes behind nginx, on one PostgreSQL server that `TEST_DATABASE_URL` names.
        test: { name: 'several', include: ['server/process/several/**/*.test.ts'], maxWorkers: 1 },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

// The React Router plugin stays out: unit and API tests run plain modules.
export default defineConfig({
  test: {
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['server/testing/global-setup.ts'],
    // Each API test file has a database of its own; more at once than cores only makes them wait.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

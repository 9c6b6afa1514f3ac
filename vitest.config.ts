import { defineConfig } from 'vitest/config';
import { nodeFlags } from './server/process/node-flags.mjs';

const processTests = 'server/process/**/*.test.ts';
const severalTests = 'server/process/several/**/*.test.ts';
/** Needs Caddy, which fewer machines have than nginx: a step of its own says where it is missing. */
const caddyTest = 'server/process/several/caddy.test.ts';
/** Need a browser that starts within its sandbox: a step of its own says where there is none. */
const eyesTests = 'server/sites/eyes/**/*.browser.test.ts';
const databaseTests = '{app,bench,server,scripts}/**/*.database.test.ts';
/**
 * Suites of features. What they ask of a database, the contract suites hold of both alike, so that a run with
 * `TEST_CONTRACTS_ALONE` leaves them to PostgreSQL, on which statements really run at once (docs/decisions/035).
 */
const featureTests = [
  'app/**',
  'server/{demo,functions,keys,mail,operators,payments,site,watch}/**',
  'server/auth/{grants,link-page,mfa,oidc,phone,saml}/**',
  'server/auth/{catalogue,codes,email-change,enumeration,errors,identities,pkce,redirects}.database.test.ts',
  'server/git/pages/**',
  'server/git/{broken-push,edits,git-missing,hostile-bodies,limits,refused-push,second-factor,shared-copy,tidy,time-of-check}.database.test.ts',
  'server/storage/{inspect,transform}/**',
];
const workshopTests = 'scripts/{templates,products}/**/*.test.ts';

/**
 * Suites are split by what they need: `unit` needs nothing, `database` one database a file, `process` the built product,
 * `several` nginx and PostgreSQL besides, `caddy` Caddy, `eyes` Chromium within its sandbox,
 * `engines` Firefox or WebKitGTK,
 * `workshop` a browser. The React Router plugin stays out: all run plain modules.
 */
export default defineConfig({
  test: {
    // Ends what hangs. Nothing that works takes this long, on the slowest machine either.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: '100%',
    // As long as `until` (server/testing) waits for a state.
    expect: { poll: { timeout: 120_000, interval: 20 } },
    // Suites leave nothing behind, so that a worker loads modules and compiles PostgreSQL once for all of its suites.
    isolate: false,
    setupFiles: ['server/testing/leaves-nothing.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,bench,cli,domain,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: [databaseTests, processTests, workshopTests, eyesTests],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [databaseTests],
          exclude: [
            processTests,
            // Several servers share a database only on PostgreSQL: the embedded one is of one process.
            ...(process.env.TEST_DATABASE_URL ? [] : ['server/git/at-once.database.test.ts']),
            ...(process.env.TEST_CONTRACTS_ALONE ? featureTests : []),
          ],
          globalSetup: ['server/testing/global-setup.ts'],
          // As the product runs. Without them V8 may end a process that opens many embedded databases with
          // "Check failed: jit_page.has_value()" (https://github.com/nodejs/node/issues/64500).
          execArgv: nodeFlags,
        },
      },
      { extends: true, test: { name: 'process', include: [processTests], exclude: [severalTests] } },
      { extends: true, test: { name: 'several', include: [severalTests], exclude: [caddyTest] } },
      { extends: true, test: { name: 'caddy', include: [caddyTest] } },
      { extends: true, test: { name: 'eyes', include: [eyesTests], fileParallelism: false } },
      { extends: true, test: { name: 'engines', include: ['e2e/engines/*.test.ts'] } },
      { extends: true, test: { name: 'workshop', include: [workshopTests] } },
    ],
  },
});

import { findBrowser } from '../../server/sites/eyes/find-browser.ts';
import { ensureCaddy } from './caddy.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';
import { ensureEngines } from './engines.ts';
import { ensureGit } from './git.ts';
import { ensureNginx } from './nginx.ts';
import { ensurePostgres, startPostgres } from './postgres.ts';
import { unlessPassed } from './remember-workshop.ts';
import { type Counts, type Execute, playwright, run, vitest, workshopCheck } from './run.ts';

export interface HowToWork {
  /** A commit: only what has changed after it need be checked. */
  since?: string | undefined;
  /** What has passed before is checked again. */
  again?: boolean;
}

export interface Step {
  name: string;
  /** Steps whose result this one uses: it begins after them, and not at all when one of them failed. */
  after?: string[];
  /** Spends most of its time waiting, so that it runs beside the two that keep the cores busy. */
  waits?: boolean;
  work(execute: Execute, how?: HowToWork): Promise<Counts>;
}

/** The steps of `npm run check`: all that needs no database, no browser and no build. */
export const quickSteps = ['lint', 'types', 'imports', 'unit'];

const node = process.execPath;
const quiet = '--disable-warning=ExperimentalWarning';

/** Every check of the project, in the order in which they begin: long ones early, so that none is left alone at the end. */
export const steps: Step[] = [
  { name: 'lint', work: (execute) => run(execute, ['node_modules/.bin/biome', 'ci', '.']) },
  {
    name: 'types',
    work: (execute) =>
      run(execute, [node, 'node_modules/.bin/react-router', 'typegen'], ['node_modules/.bin/tsc']),
  },
  {
    name: 'imports',
    work: (execute) => run(execute, [node, 'scripts/check-imports.ts'], [node, 'node_modules/.bin/knip']),
  },
  { name: 'build', work: (execute) => run(execute, [node, quiet, 'scripts/build.ts', '--if-stale']) },
  {
    name: 'unit',
    work: (execute, { since } = {}) =>
      vitest(execute, 'unit', {}, since ? ['--changed', since, '--passWithNoTests'] : []),
  },
  {
    name: 'e2e',
    after: ['build'],
    work: (execute) =>
      having(ensureGit, () =>
        inChromium(async (environment) => {
          const eyes = await findBrowser(null);
          if ('path' in eyes) return playwright(execute, { ...environment, PLINTH_EYES: eyes.path });
          return { ...(await playwright(execute, environment)), skipped: `checks of sites: ${eyes.reason}` };
        }, findHeadlessShell),
      ),
  },
  {
    name: 'pglite',
    work: (execute) =>
      having(ensureGit, () =>
        vitest(execute, 'database', 'missing' in ensurePostgres() ? {} : { TEST_CONTRACTS_ALONE: 'true' }),
      ),
  },
  {
    name: 'workshop',
    work: (execute, { again = false } = {}) => {
      const work = () => inChromium((environment) => vitest(execute, 'workshop', environment));
      return again ? work() : unlessPassed(work);
    },
  },
  { name: 'postgres', work: (execute) => having(ensureGit, () => onPostgres(execute, 'database')) },
  {
    name: 'process',
    after: ['build'],
    waits: true,
    work: (execute) => having(ensureGit, () => vitest(execute, 'process')),
  },
  {
    name: 'several',
    after: ['build'],
    waits: true,
    work: (execute) => having(ensureNginx, () => having(ensureGit, () => onPostgres(execute, 'several'))),
  },
  {
    name: 'caddy',
    after: ['build'],
    waits: true,
    work: (execute) => having(ensureCaddy, () => having(ensureGit, () => vitest(execute, 'caddy'))),
  },
  {
    name: 'eyes',
    work: (execute) =>
      having(findHeadlessShell, async () => {
        const found = await findBrowser(null);
        return 'reason' in found ? skip(found.reason) : vitest(execute, 'eyes', { PLINTH_EYES: found.path });
      }),
  },
  { name: 'engines', after: ['build'], work: (execute) => having(ensureGit, () => inOtherEngines(execute)) },
  {
    name: 'templates',
    work: (execute) => inChromium((environment) => workshopCheck(execute, 'templates', environment)),
  },
  {
    name: 'products',
    work: (execute) => inChromium((environment) => workshopCheck(execute, 'products', environment)),
  },
];

/** The result of a step that this machine can not run. */
export function skip(reason: string): Counts {
  return { passed: 0, failed: 0, failures: [], skipped: reason };
}

type Missing = { missing: string };

/** Runs `work` with what `ensure` finds or installs; skipped where there is none. */
async function having<Found extends object>(
  ensure: () => Found | Missing | Promise<Found | Missing>,
  work: (found: Found) => Promise<Counts>,
): Promise<Counts> {
  const found = await ensure();
  return 'missing' in found ? skip(String(found.missing)) : work(found);
}

function onPostgres(execute: Execute, project: 'database' | 'several'): Promise<Counts> {
  return having(startPostgres, async ({ url, stop }) => {
    try {
      return await vitest(execute, project, { TEST_DATABASE_URL: url });
    } finally {
      await stop();
    }
  });
}

/** The journeys in the browsers that there are; those that are missing are named beside what came of the others. */
async function inOtherEngines(execute: Execute): Promise<Counts> {
  const { found, missing } = ensureEngines();
  if (found.length === 0) return skip(missing.join('; '));
  const counts = await vitest(execute, 'engines', { PLINTH_ENGINES: found.join() });
  return missing.length === 0 ? counts : { ...counts, skipped: missing.join('; ') };
}

function inChromium(
  work: (environment: Record<string, string>) => Promise<Counts>,
  ensureBrowser = findChromium,
): Promise<Counts> {
  return having(ensureBrowser, ({ path }) => work({ PLINTH_CHROMIUM: path }));
}

import { randomUUID } from 'node:crypto';
import type { Config } from '../config.ts';
import { owner } from '../database/database.ts';
import { FileMissingError } from '../files/store.ts';
import type { Log } from '../log.ts';
import type { Services } from '../services.ts';

export interface Readiness {
  ready: boolean;
  /** The parts that the process depends on, and whether each answers. */
  parts: Record<string, 'ok' | 'failing'>;
}

const timeoutMilliseconds = 2000;
/** Anybody may ask, so the answer is kept this long. */
const keptMilliseconds = 1000;

/**
 * Makes the function that says whether requests can be served now: the database and the file store answer within two
 * seconds, or the remote Supabase does. The reasons stand in the log only.
 */
export function readinessOf(config: Config, services: Services | null, log: Log): () => Promise<Readiness> {
  const probes = services ? probesOf(services) : remoteProbes(config);
  let latest: { at: number; answer: Promise<Readiness> } | null = null;
  return () => {
    if (!latest || performance.now() - latest.at > keptMilliseconds) {
      latest = { at: performance.now(), answer: ask(probes, log) };
    }
    return latest.answer;
  };
}

type Probes = Record<string, () => Promise<unknown>>;

function probesOf({ database, files }: Services): Probes {
  return {
    database: () => database.run(owner, { text: 'select 1' }),
    files: () =>
      files.size(randomUUID()).catch((error) => {
        // That a new key is missing is the answer of a store that works.
        if (!(error instanceof FileMissingError)) throw error;
      }),
  };
}

function remoteProbes({ supabase }: Config): Probes {
  if (!supabase) return {};
  return {
    supabase: async () => {
      const { status } = await fetch(`${supabase.url}/auth/v1/health`, {
        headers: { apikey: supabase.publishableKey },
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      if (status >= 500) throw new Error(`It answered ${status}.`);
    },
  };
}

async function ask(probes: Probes, log: Log): Promise<Readiness> {
  const parts: Readiness['parts'] = {};
  await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => {
      try {
        await inTime(probe());
        parts[name] = 'ok';
      } catch (error) {
        parts[name] = 'failing';
        log.error('readiness_failed', { part: name, error: String(error) });
      }
    }),
  );
  return { ready: !Object.values(parts).includes('failing'), parts };
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), timeoutMilliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

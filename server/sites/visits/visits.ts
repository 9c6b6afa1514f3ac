import { randomUUID } from 'node:crypto';
import { type Database, owner } from '../../database/database.ts';
import { isByPerson } from '../../http/person.ts';
import type { Services } from '../../services.ts';
import { type CountedVisits, mostNames, VisitCounters } from './counters.ts';

/** A page that was sent. */
export interface SentPage {
  siteId: string;
  /** In the manifest. */
  path: string;
  /** The host that the site was asked by. */
  host: string;
  /** Reads a header of the request by its name in lower case. */
  header(name: string): string | null | undefined;
}

/** Counts visits of sites, without knowing visitors. */
export interface VisitCounts {
  /** Counts a page if a person has opened it, as far as the headers tell. */
  count(page: SentPage): void;
  /** What this process has counted of a site and not written yet. */
  waiting(siteId: string): CountedVisits[];
  /** Writes what is counted so far. Call it before the database is closed. */
  stop(): Promise<void>;
}

const writeAfterMilliseconds = 60_000;
/** Counters in memory: what some hundred much visited sites have in a minute. Each is a row that is written. */
const mostCounters = 20_000;
/** Rows of one statement, so that others' have their turn in between. */
const rowsAtOnce = 500;

/**
 * Counts in memory and writes about once a minute, so that no page waits for the database. A process that is killed loses what
 * it counted in that minute; one that is stopped, nothing.
 */
export function countVisits({ database, log }: Pick<Services, 'database' | 'log'>): VisitCounts {
  let counters = new VisitCounters(mostCounters);
  /** What is on its way to the database. It stays as it is until the answer has come, so that it is added once. */
  let batches: Batch[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      // Those that failed before, and what was counted since.
      await send();
      batches = inBatches(counters.rows());
      counters = new VisitCounters(mostCounters);
      await send();
    } catch (error) {
      log.error('site_visits_postponed', { error: String(error) });
      writeLater();
    }
  }

  async function send(): Promise<void> {
    for (let batch = batches[0]; batch; batch = batches[0]) {
      await database.run(owner, {
        text: 'select private.add_site_visits($1, $2::json, $3, $4)',
        values: [batch.id, JSON.stringify(batch.rows), mostNames.page, mostNames.referrer],
      });
      batches = batches.slice(1);
    }
  }

  function writeLater(): void {
    timer ??= setTimeout(() => {
      underWay = underWay.then(write);
    }, writeAfterMilliseconds).unref();
  }

  return {
    count({ siteId, path, host, header }) {
      if (!isByPerson(header) || !isOpened(header)) return;
      const day = new Date().toISOString().slice(0, 10);
      counters.add(siteId, day, 'page', path);
      const from = referrerHost(header('referer'));
      if (from !== null && from !== host) counters.add(siteId, day, 'referrer', from);
      writeLater();
    },
    waiting: (siteId) => [
      ...batches.flatMap(({ rows }) => rows.filter(({ site_id }) => site_id === siteId)),
      ...counters.rows(siteId),
    ],
    async stop() {
      await underWay;
      await write();
      clearTimeout(timer);
    },
  };
}

/** Rows of one statement, with a number by which the database knows whether it has added them. */
interface Batch {
  id: string;
  rows: CountedVisits[];
}

function inBatches(rows: CountedVisits[]): Batch[] {
  const batches: Batch[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    batches.push({ id: randomUUID(), rows: rows.slice(at, at + rowsAtOnce) });
  return batches;
}

/** A page in a window of its own; browsers that do not say where it is shown are believed. */
function isOpened(header: SentPage['header']): boolean {
  return (header('sec-fetch-dest') ?? 'document') === 'document';
}

/** The longest name that DNS has. */
const maxHostLength = 253;

/** The host that led somebody here: never the path or query, which may say who it was. Null for none, and for what is no host. */
function referrerHost(referrer: string | null | undefined): string | null {
  if (!referrer || referrer.length > 4096) return null;
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.hostname !== '' && url.hostname.length <= maxHostLength ? url.hostname : null;
}

/** Removes visits that are older than thirteen months. Returns how many rows have gone. */
export async function purgeVisits(database: Database): Promise<number> {
  const { rows } = await database.run<{ gone: number }>(owner, {
    text: 'select private.purge_site_visits()::integer as gone',
  });
  return rows[0]?.gone ?? 0;
}

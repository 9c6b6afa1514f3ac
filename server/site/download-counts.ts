import { createHmac } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { owner } from '../database/database.ts';
import { addressBlock, clientAddress } from '../http/client-address.ts';
import { isByPerson } from '../http/person.ts';
import type { Services } from '../services.ts';

/** Counts downloads of templates. */
export interface DownloadCounts {
  /** Counts the answer to this request as a download of the template once it has been sent whole to a person. */
  watch(context: Context, templateId: string): void;
  /** Writes what is counted so far. Call it before the database is closed. */
  stop(): Promise<void>;
}

const WRITE_AFTER_MS = 1000;
/** Downloads of one visitor and template within this time are one. */
const ONCE_IN_SECONDS = 3600;
/** What is kept while the database does not answer; beyond it downloads are served and not counted. */
const MOST_WAITING = 10_000;

type Download = { template: string; visitor: string };

/**
 * Counts in memory and writes about once a second, so that no download waits for the database. A visitor is told apart by
 * a keyed hash of the address, kept in the rate limits for an hour; the address itself is stored nowhere.
 */
export function countDownloads(services: Services): DownloadCounts {
  let waiting: Download[] = [];
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    try {
      await store(services, batch);
    } catch (error) {
      services.log.error('download_counts_postponed', {
        error: String(error),
      });
      waiting = [...batch, ...waiting].slice(0, MOST_WAITING);
      writeSoon();
    }
  }
  function writeSoon(): void {
    timer ??= setTimeout(() => {
      underWay = underWay.then(write);
    }, WRITE_AFTER_MS).unref();
  }

  return {
    watch(context, template) {
      const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
      if (!outgoing || !isWholeDownload(context.req.raw)) return;
      const visitor = hashOf(services, clientAddress(context, services.config.trustedProxies));
      // 'finish' does not come when the visitor goes away before the end.
      outgoing.once('finish', () => {
        if (waiting.length < MOST_WAITING) waiting.push({ template, visitor });
        writeSoon();
      });
    },
    async stop() {
      await underWay;
      await write();
      clearTimeout(timer);
    },
  };
}

/** Whether a request is a person's, for the whole file: not a look at its head, a guess of the browser, or the rest of a download. */
export function isWholeDownload({ method, headers }: Request): boolean {
  if (method !== 'GET') return false;
  const range = headers.get('range');
  if (range !== null && range !== 'bytes=0-') return false;
  return isByPerson((name) => headers.get(name));
}

function hashOf({ keys }: Services, address: string): string {
  const hash = createHmac('sha256', keys.pepper).update(`download:${addressBlock(address)}`);
  return hash.digest('base64url').slice(0, 22);
}

/** Adds the downloads that are their visitor's first of that template in an hour. All or nothing. */
async function store({ database }: Services, batch: Download[]): Promise<void> {
  // In one order everywhere, so that two servers never wait for each other's rows crosswise.
  const downloads = batch
    .map(({ template, visitor }) => ({ template, bucket: `download:${template}:${visitor}` }))
    .sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
  await database.run(owner, {
    text: `
      with counted as materialized (
        select template, plinth.take(bucket, 1, $3) as wait
        from unnest($1::text[], $2::text[]) as download (template, bucket)
      )
      insert into public.template_download_counts as kept (template_id, downloads)
      select template, count(*) from counted where wait = 0 group by template order by template
      on conflict (template_id) do update set downloads = kept.downloads + excluded.downloads`,
    values: [
      downloads.map(({ template }) => template),
      downloads.map(({ bucket }) => bucket),
      ONCE_IN_SECONDS,
    ],
  });
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { readHeaders } from '../../domain/hosting/headers.ts';
import type { FormDeclaration, Manifest } from '../../domain/hosting/manifest.ts';
import { readRedirects } from '../../domain/hosting/redirects.ts';
import { FileMissingError } from '../files/store.ts';
import { contentType } from '../site/content-types.ts';
import type { DeploymentAnswer, OpenBlob, SiteAnswer, SiteDirectory } from '../sites/directory.ts';
import type { FormEntry, FormInbox } from '../sites/forms/inbox.ts';
import type { SentPage, VisitCounts } from '../sites/visits/visits.ts';

/** Sites that are in memory alone, for tests of how they are served. */
export interface MemorySites {
  directory: SiteDirectory;
  openBlob: OpenBlob;
  /** Shows an answer at a host; as a custom domain where it is not a name under SITES_HOST. */
  show(host: string, answer: SiteAnswer, isDomain?: boolean): void;
  /** A deployment of these files: `_redirects` and `_headers` are read, and are in the manifest besides. */
  deploy(files: Record<string, string | Buffer>, change?: SiteChange): DeploymentAnswer;
  /** How often a blob was opened. */
  opened(): number;
  /** What forms have sent. */
  entries: FormEntry[];
  inbox: FormInbox;
  /** What visits were counted of: pages with what of the request decides. */
  visits: Pick<VisitCounts, 'count'>;
  sent: SentPage[];
  /** Loses the bytes of all files. */
  lose(): void;
}

interface SiteChange {
  site?: Partial<DeploymentAnswer['site']>;
  preview?: boolean;
  forms?: FormDeclaration[];
}

export function memorySites(): MemorySites {
  const answers = new Map<string, SiteAnswer>();
  const known = new Map<string, DeploymentAnswer>();
  const domains = new Set<string>();
  const blobs = new Map<string, Buffer>();
  const entries: FormEntry[] = [];
  const sent: SentPage[] = [];
  let opened = 0;

  function add(bytes: Buffer) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const br = brotliCompressSync(bytes);
    const gzip = gzipSync(bytes);
    blobs.set(`${hash}`, bytes);
    blobs.set(`${hash}.br`, br);
    blobs.set(`${hash}.gzip`, gzip);
    return { hash, br: br.length, gzip: gzip.length };
  }

  return {
    directory: {
      async find(host) {
        const answer = answers.get(host) ?? { kind: 'unknown' };
        if (answer.kind === 'deployment') known.set(host, answer);
        return answer;
      },
      known: (host) => known.get(host) ?? null,
      ownsDomain: (domain) => domains.has(domain),
    },
    async openBlob(hash, encoding, range) {
      opened += 1;
      const bytes = blobs.get(encoding ? `${hash}.${encoding}` : hash);
      if (!bytes) throw new FileMissingError('No such blob.');
      return Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes]);
    },
    show(host, answer, isDomain = false) {
      answers.set(host, answer);
      known.delete(host);
      if (isDomain) domains.add(host);
    },
    deploy(files, { site = {}, preview = false, forms = [] } = {}) {
      const manifest: Manifest = { version: 1, files: {}, redirects: [], headers: [], forms };
      for (const [path, content] of Object.entries(files)) {
        const bytes = Buffer.from(content);
        const { hash, br, gzip } = add(bytes);
        const encodings = gzip < bytes.length * 0.9 ? { encodings: { br, gzip } } : {};
        manifest.files[path] = { hash, size: bytes.length, type: contentType(path), ...encodings };
      }
      const redirects = readRedirects(String(files._redirects ?? ''));
      const headers = readHeaders(String(files._headers ?? ''));
      if (redirects.faults.length + headers.faults.length > 0)
        throw new TypeError(JSON.stringify([redirects.faults, headers.faults]));
      Object.assign(manifest, { redirects: redirects.rules, headers: headers.rules });
      return {
        kind: 'deployment',
        site: {
          id: '00000000-0000-4000-8000-000000000001',
          name: 'ada',
          ownerId: '00000000-0000-4000-8000-000000000002',
          indexed: true,
          openConnections: false,
          ...site,
        },
        deployment: { id: '00000000-0000-4000-8000-000000000003', label: 'abcdefghij' },
        manifest,
        preview,
      };
    },
    opened: () => opened,
    entries,
    inbox: {
      take: async () => 0,
      async keep(entry) {
        entries.push(entry);
        return 'kept';
      },
    },
    visits: { count: (page) => void sent.push(page) },
    sent,
    lose: () => blobs.clear(),
  };
}

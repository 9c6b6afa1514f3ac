import { getMimeType } from 'hono/utils/mime';
import { readHeaders } from '../../domain/hosting/headers.ts';
import type { Manifest, ManifestFile } from '../../domain/hosting/manifest.ts';
import { readRedirects } from '../../domain/hosting/redirects.ts';
import type { RuleFault } from '../../domain/hosting/rule-file.ts';
import { functionError } from '../functions/kit/errors.ts';
import type { Blobs } from './blobs.ts';
import { type FormScan, mayHaveForms, scanForms } from './forms-scan.ts';
import { redirectCircles } from './redirect-circles.ts';
import type { SiteFile } from './site-files.ts';

/** Files that are being kept at once; one after the other is read. */
const atOnce = 4;
/** Files of rules, which are read and never served. */
const ruleFiles = ['_redirects', '_headers'];

/** A manifest, and what its owner is told about it. */
export interface BuiltManifest {
  manifest: Manifest;
  notes: string[];
}

/**
 * Keeps the files of a site and returns the manifest over them. Throws 422 `site_refused` for rules that are not understood
 * and for forms that no site may have, before anything is kept.
 */
export async function buildManifest(blobs: Blobs, given: readonly SiteFile[]): Promise<BuiltManifest> {
  const rules = await readRules(given);
  const files: Record<string, ManifestFile> = {};
  const served = given
    .filter(({ path }) => !ruleFiles.includes(path))
    // The same files in the same order whatever packed them.
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for (const { path } of served) Object.defineProperty(files, path, pending);
  refuse(await redirectCircles({ files, redirects: rules.redirects }));
  const { forms, notes } = await readForms(served);
  const underWay = new Set<Promise<void>>();
  try {
    for (const { path, read } of served) {
      const bytes = await read();
      const keeping = blobs.keep(bytes, typeOf(path)).then((file) => {
        Object.defineProperty(files, path, { ...pending, value: file });
        underWay.delete(keeping);
      });
      underWay.add(keeping);
      if (underWay.size >= atOnce) await Promise.race(underWay);
    }
  } finally {
    // What has begun ends, also after a failure: nothing touches the store any more afterwards.
    await Promise.allSettled(underWay);
  }
  await Promise.all(underWay);
  return { manifest: { version: 1, files, ...rules, forms }, notes };
}

/** A place in the manifest. Defined and not assigned: a file may be called `__proto__`. */
const pending: PropertyDescriptor = {
  value: undefined,
  enumerable: true,
  configurable: true,
  writable: true,
};

async function readRules(given: readonly SiteFile[]): Promise<Pick<Manifest, 'redirects' | 'headers'>> {
  const textOf = async (name: string) =>
    (await given.find(({ path }) => path === name)?.read())?.toString('utf8') ?? '';
  const [redirects, headers] = [
    readRedirects(await textOf('_redirects')),
    readHeaders(await textOf('_headers')),
  ];
  const sentences = [
    ...redirects.faults.map((fault) => wordsOf('_redirects', fault)),
    ...headers.faults.map((fault) => wordsOf('_headers', fault)),
  ];
  refuse(sentences);
  return { redirects: redirects.rules, headers: headers.rules };
}

/** Pages are read one after the other, and once more when they are kept. */
async function readForms(served: readonly SiteFile[]): Promise<Omit<FormScan, 'faults'>> {
  async function* pages() {
    for (const { path, read } of served) {
      if (mayHaveForms(typeOf(path))) yield { path, text: (await read()).toString('utf8') };
    }
  }
  const { faults, ...scan } = await scanForms(pages());
  refuse(faults.map(({ path, message }) => `${path}: ${message}`));
  return scan;
}

function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw functionError('siteRefused', { sentences }, sentences.join('\n'));
}

const wordsOf = (file: string, { line, message }: RuleFault) => `${file}, line ${line}: ${message}`;

function typeOf(path: string): string {
  return getMimeType(path.toLowerCase()) ?? 'application/octet-stream';
}

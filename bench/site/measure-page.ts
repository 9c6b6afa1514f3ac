import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../scripts/test/chromium.ts';

/** Kinds of files in the table. */
export const kinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface Measurement {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Transferred, headers included, in bytes. */
  bytes: Record<Kind, number>;
  requests: number;
  /** To other hosts. */
  foreign: number;
  /** Bodies of the page's scripts compressed with brotli, in bytes. */
  script: number;
  /** Lighthouse's benchmark index of the machine. */
  machine: number;
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures a page of the running site, each time in a fresh browser: the median of every figure by itself. */
export async function measurePage(origin: string, path: string, runs: number): Promise<Measurement> {
  // The server's caches are warm for all but the first visitor.
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  // A page may ask not to be listed: then that is no fault of it.
  const listed = !/<meta name="robots" content="noindex/.test(await response.text());
  const skipAudits = listed ? [] : ['is-crawlable'];
  const results: Measurement[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce(origin, path, skipAudits));
  const median = (figure: (one: Measurement) => number) =>
    results.map(figure).toSorted((one, other) => one - other)[Math.floor(runs / 2)] as number;
  return {
    performance: median((one) => one.performance),
    accessibility: median((one) => one.accessibility),
    bestPractices: median((one) => one.bestPractices),
    seo: median((one) => one.seo),
    lcp: median((one) => one.lcp),
    tbt: median((one) => one.tbt),
    cls: median((one) => one.cls),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, median((one) => one.bytes[kind])])) as Record<
      Kind,
      number
    >,
    requests: median((one) => one.requests),
    foreign: Math.max(...results.map(({ foreign }) => foreign)),
    script: median((one) => one.script),
    machine: median((one) => one.machine),
  };
}

async function measureOnce(
  origin: string,
  path: string,
  skipAudits: string[],
  attempt = 1,
): Promise<Measurement> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(`Lighthouse needs a real browser, but ${found.missing}.`);
  const chrome = await launch({
    chromePath: found.path,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      skipAudits,
    });
    if (!result) throw new Error('Lighthouse gave no result.');
    if (result.lhr.runtimeError) {
      // The recording failed, not the page: nothing was measured, so it is measured again, and said.
      if (attempt < 3 && /^NO_/.test(result.lhr.runtimeError.code)) {
        process.stderr.write(`${path}: ${result.lhr.runtimeError.code}, recorded again\n`);
        return await measureOnce(origin, path, skipAudits, attempt + 1);
      }
      throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
    }
    return await read(result.lhr, origin);
  } finally {
    chrome.kill();
  }
}

async function read(lhr: Result, origin: string): Promise<Measurement> {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => lhr.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const details = lhr.audits['network-requests']?.details as unknown as
    | { items: NetworkRequest[] }
    | undefined;
  const all = (details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const request of all) bytes[kindOf(request)] += request.transferSize ?? 0;
  const scripts = new Set(all.filter((request) => kindOf(request) === 'js').map(({ url }) => url));
  const sizes = await Promise.all([...scripts].map(compressedSize));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes,
    requests: all.length,
    foreign: all.filter(({ url }) => new URL(url).origin !== origin).length,
    script: sizes.reduce((sum, size) => sum + size, 0),
    machine: Math.round(lhr.environment.benchmarkIndex),
  };
}

function kindOf({ resourceType, url }: NetworkRequest): Kind {
  switch (resourceType) {
    case 'Document':
      return 'html';
    case 'Script':
      return 'js';
    case 'Stylesheet':
      return 'css';
    case 'Font':
      return 'font';
    case 'Image':
      return 'image';
    default:
      // What is fetched ahead of a click has no type of its own.
      return /\.js($|\?)/.test(url) ? 'js' : 'other';
  }
}

/** Bytes of a file as a browser that knows brotli gets it. */
async function compressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' }, method: 'HEAD' });
  return Number(response.headers.get('content-length'));
}

import { launch } from 'chrome-launcher';
import lighthouse, { auditFlowArtifacts, type Flags, type Result, type RunnerResult } from 'lighthouse';
import { lighthouseFlags } from '../../scripts/test/browser-flags.ts';
import { findChromium } from '../../scripts/test/chromium.ts';
import { countOwnTime, type TraceEvent } from './own-time.ts';

/** Kinds of files in the table. */
export const kinds = ['html', 'js', 'css', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

export interface Measurement {
  /** By the time the page itself took of the processor, as are `lcp` and `tbt`. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint and total blocking time, in milliseconds. */
  lcp: number;
  tbt: number;
  /** As the clock on the wall has it, waits for the processor included. */
  recorded: { performance: number; lcp: number; tbt: number };
  /** Cumulative layout shift. */
  cls: number;
  /** Transferred for the first load, headers included, in bytes. */
  bytes: Record<Kind, number>;
  requests: number;
  /** At any time to other hosts. */
  foreign: number;
  /** Whether it is a page that is only read and loads no React. */
  plain: boolean;
  /** Bodies of the page's scripts compressed with brotli, in bytes. */
  script: number;
  /** Lighthouse's benchmark index of the machine. */
  machine: number;
}

interface NetworkRequest {
  url: string;
  /** Milliseconds. */
  networkRequestTime: number;
  resourceType?: string;
  transferSize?: number;
}

/** A page that has asked for nothing for so long, in milliseconds, is there: what it fetches afterwards it does not wait for. */
const PAUSE = 2000;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Measures a page of the running site, each time in a fresh browser: the median of every figure by itself. */
export async function measurePage(origin: string, path: string, runs: number): Promise<Measurement> {
  // The server's caches are warm for all but the first visitor.
  const response = await fetch(origin + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  const html = await response.text();
  // A page may ask not to be listed: then that is no fault of it.
  const listed = !/<meta name="robots" content="noindex/.test(html);
  const skipAudits = listed ? [] : ['is-crawlable'];
  const results: Omit<Measurement, 'plain'>[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureOnce(origin, path, skipAudits));
  const median = (figure: (one: (typeof results)[number]) => number) =>
    results.map(figure).toSorted((one, other) => one - other)[Math.floor(runs / 2)] as number;
  return {
    performance: median((one) => one.performance),
    accessibility: median((one) => one.accessibility),
    bestPractices: median((one) => one.bestPractices),
    seo: median((one) => one.seo),
    lcp: median((one) => one.lcp),
    tbt: median((one) => one.tbt),
    recorded: {
      performance: median((one) => one.recorded.performance),
      lcp: median((one) => one.recorded.lcp),
      tbt: median((one) => one.recorded.tbt),
    },
    cls: median((one) => one.cls),
    bytes: Object.fromEntries(kinds.map((kind) => [kind, median((one) => one.bytes[kind])])) as Record<
      Kind,
      number
    >,
    requests: median((one) => one.requests),
    foreign: Math.max(...results.map(({ foreign }) => foreign)),
    plain: !html.includes('id="speculation-rules-plain"'),
    script: median((one) => one.script),
    machine: median((one) => one.machine),
  };
}

/** A page nobody looks at runs at a lower priority than all else that the browser does; this one is looked at. */
const browserFlags = [...lighthouseFlags, '--disable-renderer-priority-management'];

async function measureOnce(
  origin: string,
  path: string,
  skipAudits: string[],
  attempt = 1,
): Promise<Omit<Measurement, 'plain'>> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(`Lighthouse needs a real browser, but ${found.missing}.`);
  const chrome = await launch({
    chromePath: found.path,
    ignoreDefaultFlags: true,
    chromeFlags: browserFlags,
  });
  try {
    const flags = {
      port: chrome.port,
      output: 'json' as const,
      logLevel: 'error' as const,
      onlyCategories: categories,
      skipAudits,
    };
    const result = await lighthouse(origin + path, flags);
    if (!result) throw new Error('Lighthouse gave no result.');
    if (result.lhr.runtimeError) {
      // The recording failed, not the page: nothing was measured, so it is measured again, and said.
      if (attempt < 3 && /^NO_/.test(result.lhr.runtimeError.code)) {
        process.stderr.write(`${path}: ${result.lhr.runtimeError.code}, recorded again\n`);
        return await measureOnce(origin, path, skipAudits, attempt + 1);
      }
      throw new Error(`${path}: ${result.lhr.runtimeError.message}`);
    }
    return await read(result.lhr, await auditOwnTime(result, flags), origin);
  } finally {
    chrome.kill();
  }
}

/** Lighthouse's word on the same recording when every task counts for what the page itself took of the processor. */
async function auditOwnTime({ artifacts }: RunnerResult, flags: Flags): Promise<Result> {
  countOwnTime(artifacts.Trace.traceEvents as TraceEvent[]);
  const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts, flags }] });
  const [step] = steps;
  if (!step) throw new Error('Lighthouse gave no result.');
  return step.lhr;
}

async function read(recorded: Result, lhr: Result, origin: string): Promise<Omit<Measurement, 'plain'>> {
  const scoreIn = (result: Result, name: string) => Math.round((result.categories[name]?.score ?? 0) * 100);
  const figureIn = (result: Result, name: string) =>
    result.audits[name]?.numericValue ?? Number.POSITIVE_INFINITY;
  const score = (name: string) => scoreIn(lhr, name);
  const figure = (name: string) => figureIn(lhr, name);
  const details = lhr.audits['network-requests']?.details as unknown as
    | { items: NetworkRequest[] }
    | undefined;
  const all = (details?.items ?? []).filter(({ url }) => url.startsWith('http'));
  const first = firstLoad(all);
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const request of first) bytes[kindOf(request)] += request.transferSize ?? 0;
  const scripts = new Set(first.filter((request) => kindOf(request) === 'js').map(({ url }) => url));
  const sizes = await Promise.all([...scripts].map(compressedSize));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    recorded: {
      performance: scoreIn(recorded, 'performance'),
      lcp: figureIn(recorded, 'largest-contentful-paint'),
      tbt: figureIn(recorded, 'total-blocking-time'),
    },
    cls: figure('cumulative-layout-shift'),
    bytes,
    requests: first.length,
    foreign: all.filter(({ url }) => new URL(url).origin !== origin).length,
    script: sizes.reduce((sum, size) => sum + size, 0),
    machine: Math.round(lhr.environment.benchmarkIndex),
  };
}

/**
 * The requests until the first pause. How long Lighthouse stays on a page depends on the machine; a page that nobody touches
 * gets its code after some seconds, which is in some recordings and not in others.
 */
function firstLoad(requests: NetworkRequest[]): NetworkRequest[] {
  const inTurn = requests.toSorted((one, other) => one.networkRequestTime - other.networkRequestTime);
  const end = inTurn.findIndex((request, at) => {
    const before = inTurn[at - 1];
    return before !== undefined && request.networkRequestTime - before.networkRequestTime > PAUSE;
  });
  return end < 0 ? inTurn : inTurn.slice(0, end);
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

import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Manifest } from '../../../../domain/hosting/manifest.ts';
import { type Finding, PICTURE_WIDTHS } from '../../../../domain/hosting/site-check.ts';
import { type FetchBytes, mostFindings, mostPictureBytes, type Report } from '../messages.ts';
import { brokenLinks } from './broken-links.ts';
import { startBrowser } from './browser.ts';
import {
  type DeploymentProxy,
  lookedAtHost,
  lookedAtOrigin,
  openDeploymentProxy,
} from './deployment-proxy.ts';
import { PageFacts } from './page-facts.ts';

/** What is seen first on a phone, a tablet and a desk: those of 1280 have the shape of a card. */
const heights = { 360: 720, 768: 960, 1280: 800 } as const satisfies Record<
  (typeof PICTURE_WIDTHS)[number],
  number
>;
/** The narrowest screen that a page should fit. */
const narrow = 320;
/** How long the first bytes of a page may take, which come from this machine: that it is busy says nothing about the page. */
const answerMilliseconds = 25_000;
/** A page is measured when everything is there, or after this long. */
const loadMilliseconds = 8000;
/** What pages do a moment after that. */
const settleMilliseconds = 500;
const qualities = [80, 50, 20];

/** Photographs and measures the first page of a deployment. */
export async function look(
  order: { browser: string; manifest: Manifest; openConnections: boolean },
  fetchBytes: FetchBytes,
): Promise<Report> {
  const proxy = await openDeploymentProxy(order, fetchBytes);
  const browser = await startBrowser(order.browser, proxy.url);
  const isReadable = await hasTextWithoutScripts(browser);
  const seen = await seeFirstPage(browser, proxy);
  const findings: Finding[] = [
    ...seen.findings,
    ...(isReadable || seen.isAway ? [] : [{ kind: 'needs-scripts' } as const]),
    ...(await brokenLinks(order.manifest, seen.links, fetchBytes)),
  ];
  const { axe_faults, bytes, requests, foreign_hosts, pictures } = seen;
  return { axe_faults, bytes, requests, foreign_hosts, findings, pictures };
}

function openContext(browser: Browser, javaScriptEnabled: boolean): Promise<BrowserContext> {
  return browser.newContext({
    javaScriptEnabled,
    viewport: { width: 1280, height: heights[1280] },
    // What moves stands still, at its end.
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
  });
}

async function open(page: Page): Promise<void> {
  await page
    .goto(`${lookedAtOrigin}/`, { waitUntil: 'commit', timeout: answerMilliseconds })
    .catch((error: Error) => {
      if (error.name === 'TimeoutError') throw new Error('The first page did not come in time.');
      // It leads elsewhere, which is not reached from here: where to, its address says.
      if (!/ERR_|interrupted/.test(error.message)) throw error;
    });
  await page.waitForLoadState('load', { timeout: loadMilliseconds }).catch(() => {});
}

async function hasTextWithoutScripts(browser: Browser): Promise<boolean> {
  const context = await openContext(browser, false);
  const page = await context.newPage();
  await open(page);
  const hasText = await (await PageFacts.of(page)).hasText();
  await context.close();
  return hasText;
}

type Seen = Omit<Report, 'findings'> & {
  findings: Finding[];
  links: string[];
  /** Whether the first page led to another site, of which nothing is said. */
  isAway: boolean;
};

async function seeFirstPage(browser: Browser, proxy: DeploymentProxy): Promise<Seen> {
  const context = await openContext(browser, true);
  const traffic = proxy.watch();
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => {}));
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(hostOf(request.url())));
  page.on('websocket', (socket) => asked.add(hostOf(socket.url())));
  page.on('dialog', (dialog) => void dialog.dismiss().catch(() => {}));
  // A page that could not be reached has an address of the browser's own.
  let goal = lookedAtHost;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) goal = hostOf(request.url());
  });
  const errors = consoleErrors(page);
  const crashed = Promise.withResolvers<never>();
  page.on('crash', () =>
    crashed.reject(new Error('The page broke down, as pages do that need too much memory.')),
  );
  const see = async (): Promise<Seen> => {
    await open(page);
    await page.waitForTimeout(settleMilliseconds);
    if (hostOf(page.url()) !== lookedAtHost) return leadingAway(goal);
    const { bytes, requests } = sums(traffic.bytes, traffic.requests);
    const wide = await PageFacts.of(page);
    const links = await wide.links();
    const faults = await wide.faults();
    const pictures = await photograph(page, wide);
    // The phone's layout, after the last picture.
    const narrowFaults = await (await PageFacts.of(page)).faults();
    for (const fault of narrowFaults) if (!faults.some(({ rule }) => rule === fault.rule)) faults.push(fault);
    await page.setViewportSize({ width: narrow, height: heights[360] });
    const width = await (await PageFacts.of(page)).width();
    // Pages lead elsewhere late, too; then what was seen is another's.
    if (hostOf(page.url()) !== lookedAtHost) return leadingAway(goal);
    const foreign = [...traffic.foreignHosts].filter((host) => asked.has(host));
    return {
      axe_faults: faults.length,
      bytes,
      requests,
      foreign_hosts: foreign,
      findings: [
        ...faults.slice(0, mostFindings),
        ...errors.map((text) => ({ kind: 'console', text }) as const),
        ...foreign.map((host) => ({ kind: 'foreign', host }) as const),
        ...[...traffic.tooLarge].map((path) => ({ kind: 'too-large', path }) as const).slice(0, mostFindings),
        ...(width > narrow ? [{ kind: 'wide', width } as const] : []),
      ],
      pictures,
      links,
      isAway: false,
    };
  };
  return Promise.race([see(), crashed.promise]);
}

const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';

function leadingAway(host: string): Seen {
  return {
    axe_faults: 0,
    bytes: 0,
    requests: 0,
    foreign_hosts: [host],
    findings: [{ kind: 'leads-away', host }],
    pictures: [],
    links: [],
    isAway: true,
  };
}

function sums(sizes: Map<string, number>, requests: number) {
  return { bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0), requests };
}

/** What the page writes to the console as an error, and what it throws, but nothing that happens only here. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (errors.length < mostFindings && !errors.includes(text)) errors.push(text);
  };
  page.on('console', (message) => {
    const { url } = message.location();
    // Other hosts are not reached from here.
    const isOwn = url === '' || hostOf(url) === lookedAtHost;
    if (message.type() !== 'error' || !isOwn) return;
    // Of a file that is not there, the browser names its address apart.
    const where = message.text().startsWith('Failed to load resource') ? `${URL.parse(url)?.pathname}: ` : '';
    note((where + message.text()).slice(0, 300));
  });
  page.on('pageerror', ({ message }) => note(message.slice(0, 300)));
  return errors;
}

/** Pictures of the page, the widest first, so that the narrowest layout is there in the end. */
async function photograph(page: Page, facts: PageFacts): Promise<Report['pictures']> {
  const pictures: Report['pictures'] = [];
  for (const width of PICTURE_WIDTHS.toReversed()) {
    await page.setViewportSize({ width, height: heights[width] });
    await page.waitForTimeout(settleMilliseconds / 2);
    for (const quality of qualities) {
      const bytes = await facts.picture(quality);
      if (bytes.length > mostPictureBytes) continue;
      pictures.push({ width, height: heights[width], bytes });
      break;
    }
  }
  return pictures.toReversed();
}

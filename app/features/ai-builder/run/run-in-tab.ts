import { NO_ORIGIN } from '#app/lib/no-origin.ts';
import { pathFrom } from '../../../../domain/preview/path-from.ts';
import { pagesOf, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { asPage } from '../schema.ts';
import type { Network } from './combine.ts';
import { composeRun } from './compose-run.ts';
import { ownFile } from './own-file.ts';
import { atPlace, FOLLOWER } from './watcher.ts';

/** Where a page is shown that has no part in this site. */
export function runAddress(network: Network): string {
  return `/ai-run/${network}`;
}

/** The page of a website that an address in another one leads to; null where it has none there. */
export function pageAt(files: SiteFiles, from: string, address: string): string | null {
  const path = pathFrom(from, address);
  if (path === null) return null;
  const pages = pagesOf(files);
  const index = `${path.replace(/\/$/, '')}/index.html`.replace(/^\//, '');
  return [path, `${path}.html`, index].find((way) => pages.includes(way)) ?? null;
}

/**
 * Opens a page in a new tab, as a stranger to this site. As long as the builder is open, links in it lead to the other pages of the
 * website. Returns false when the browser allows no new tab.
 */
export function runInTab(files: SiteFiles, page: string, network: Network): boolean {
  const address = runAddress(network);
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  const give = ({ source, origin, data }: MessageEvent) => {
    // A tab that has gone to another site is not given the page.
    if (source !== tab || origin !== NO_ORIGIN || data?.plinthRun !== 'ready' || data.at !== address) return;
    removeEventListener('message', give);
    const isSite = asPage(files) === null;
    void composeRun(files, page, network, isSite ? FOLLOWER : '').then((html) =>
      // The tab has no origin that could be named.
      tab.postMessage({ plinthPage: html }, '*', isSite ? [portOf(files, page, network)] : []),
    );
  };
  addEventListener('message', give);
  return true;
}

/** What a tab asks for the pages that links lead to, beginning at a page, and for files that their scripts load. */
function portOf(files: SiteFiles, page: string, network: Network): MessagePort {
  const { port1, port2 } = new MessageChannel();
  let shown = page;
  port1.onmessage = ({ data }) => {
    const { plinthGo: asked, plinthFile: address } = data ?? {};
    if (typeof address === 'string') port1.postMessage({ plinthFile: ownFile(files, shown, address) });
    const next = typeof asked === 'string' ? pageAt(files, shown, asked) : null;
    if (next === null) return;
    shown = next;
    const script = FOLLOWER + atPlace(/#.*$/.exec(asked)?.[0] ?? '');
    void composeRun(files, next, network, script).then((html) => port1.postMessage(html));
  };
  return port2;
}

import { NO_ORIGIN } from '#app/lib/no-origin.ts';
import type { PageFiles } from '../schema.ts';
import { combineFiles, type Network } from './combine.ts';

/** Where a page is shown that has no part in this site. */
export function runAddress(network: Network): string {
  return `/ai-run/${network}`;
}

/** Opens the combined page in a new tab, as a stranger to this site. Returns false when the browser allows no new tab. */
export function runInTab(files: PageFiles, network: Network): boolean {
  const tab = window.open(runAddress(network), '_blank');
  if (!tab) return false;
  const address = runAddress(network);
  const give = ({ source, origin, data }: MessageEvent) => {
    // A tab that has gone to another site is not given the page.
    if (source !== tab || origin !== NO_ORIGIN || data?.plinthRun !== 'ready' || data.at !== address) return;
    removeEventListener('message', give);
    // The tab has no origin that could be named.
    tab.postMessage({ plinthPage: combineFiles(files, network) }, '*');
  };
  addEventListener('message', give);
  return true;
}

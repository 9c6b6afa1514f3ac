import type { Page } from 'playwright';

export interface Trouble {
  kind: 'console' | 'error' | 'missing' | 'foreign';
  message: string;
  /** Address of the script or page it comes from, when the browser names one. */
  url: string;
  /** From 1. */
  line?: number;
}

/** Collects what goes wrong on a page from now on. `address` is of the site that it belongs to: whatever it asks elsewhere is foreign. */
export function watchTroubles(page: Page, address: string): Trouble[] {
  const troubles: Trouble[] = [];
  const home = new URL(address);
  page.on('console', (message) => {
    // Answers of 400 and above are told by the response itself, which knows the address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    const { url, lineNumber } = message.location();
    troubles.push({ kind: 'console', message: message.text(), url, line: lineNumber + 1 });
  });
  page.on('pageerror', (error) => {
    const [, url = '', line] = /((?:https?|file):\/\/[^\s)]+?):(\d+):\d+/.exec(error.stack ?? '') ?? [];
    troubles.push({ kind: 'error', message: error.message, url, ...(line ? { line: Number(line) } : {}) });
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(data|blob|about|chrome-error):$/.test(protocol)) return;
    if (protocol !== home.protocol || host !== home.host)
      troubles.push({ kind: 'foreign', message: request.url(), url: request.frame().url() });
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== 'net::ERR_ABORTED')
      troubles.push({ kind: 'missing', message: `${request.url()}: ${reason}`, url: request.url() });
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      troubles.push({
        kind: 'missing',
        message: `${response.url()}: ${response.status()}`,
        url: response.url(),
      });
  });
  return troubles;
}

/** Of what went wrong on a page, what had not gone wrong `before`, when it lay elsewhere: nothing is reported a second time. */
export function newTroubles(troubles: Trouble[], before: Trouble[], id: string): Trouble[] {
  const known = new Set(before.map((trouble) => withoutHost(trouble, id)));
  return troubles.filter((trouble) => !known.has(withoutHost(trouble, id)));
}

/** What a trouble is about wherever the template lies. */
function withoutHost({ kind, message }: Trouble, id: string): string {
  return `${kind} ${message.replace(new RegExp(`\\S+/${id}/`), '').replace(/: (\d+|net::\S+)$/, '')}`;
}

import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import type { DemoFiles } from '../site/demo-files.ts';
import { pagePolicy } from '../site/security-headers.ts';
import { listenByHost } from '../sites/serving/listen-by-host.ts';
import { openSiteServing } from '../sites/serving/serving.ts';
import { createWatch } from '../watch/watch.ts';
import { type MemorySites, memorySites } from './memory-sites.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

/** The process's app with members' sites from memory, and one page for all of the main site but `/frame`. */
export interface SiteServer extends MemorySites {
  port: number;
  /** Asks with exactly this `Host` and request target; null sends no `Host` but an empty one. */
  ask(
    host: string,
    target: string,
    options?: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Answer>;
  close(): Promise<void>;
}

export const mainPage = 'the main site';
/** Of a page of the main site that shows the site `evil` in a frame, as a preview would. */
const framing = { 'Content-Type': 'text/html; charset=utf-8' };
const mainHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': pagePolicy({
    allowed: { script: [], style: [] },
    backendOrigin: null,
    formTargets: [],
    frameSources: [],
    development: false,
  }),
};

/** `demos` are shown in place of the catalogues'. */
export async function startSiteServer(
  environment: Record<string, string> = {},
  demos?: readonly DemoFiles[],
): Promise<SiteServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ SITE_URL: `http://localhost:${port}`, ...environment });
  const memory = memorySites();
  const log = createLog('silent');
  const watch = createWatch(config, null, log);
  const sites = openSiteServing({ config, ...memory, log, ...(demos ? { demos } : {}) }, watch);
  const app = createApp({
    config,
    services: null,
    watch,
    openSite: () => (request) =>
      new URL(request.url).pathname === '/frame'
        ? new Response(`<iframe src="http://evil.localhost:${port}/"></iframe>`, { headers: framing })
        : new Response(mainPage, { headers: mainHeaders }),
    sites,
  });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const kept = listenByHost(sites, (_request, _response, next) => next());
  server.on('request', (incoming, outgoing) => kept(incoming, outgoing, () => answer(incoming, outgoing)));
  return {
    ...memory,
    port,
    async ask(host, target, { method = 'GET', headers = {}, body } = {}) {
      const asking = request({
        host: '127.0.0.1',
        port,
        path: target,
        method,
        headers: { ...headers, host },
      });
      const answered = new Promise<Answer>((resolve, reject) => {
        asking.once('error', reject);
        asking.once('response', async (response) => {
          const bytes = await buffer(response);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text: bytes.toString(),
          });
        });
      });
      asking.end(body);
      return answered;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { templateDemos } from '../site/demo-files.ts';
import { alonePolicy, apartPolicy } from '../site/demo-policy.ts';
import { demoRoutes } from '../site/demo-routes.ts';

export interface DemoServer {
  /** Address of a template's page, or of a view of it. */
  address(id: string, page?: string): string;
  origin: string;
  close(): Promise<void>;
}

/**
 * The product's own demo route on a free loopback port: with an origin, as a template has where its owner puts it, or `apart`,
 * as the site shows it where no host is to be had.
 */
export async function serveDemos(folder: string, { apart = false } = {}): Promise<DemoServer> {
  const app = new Hono();
  app.route('/demo', demoRoutes(templateDemos(folder), { policy: apart ? apartPolicy : alonePolicy }));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.get('/robots.txt', (c) => c.text('User-agent: *\nAllow: /\n'));
  const server = serve({ overrideGlobalObjects: false, fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: (id, page = '') => `${origin}/demo/${id}/${page.replace(/^index\.html(?=#|$)/, '')}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

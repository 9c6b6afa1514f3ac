import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { OpenSite } from '../app.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { createPages } from './pages.ts';
import { pageOptions } from './site.ts';

export interface DevelopmentSite {
  open: OpenSite;
  /** Answers for the modules and assets that the development server makes, and calls `next` for the rest. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** The site built on the fly by Vite, reloaded in the browser as its sources change. */
export async function openDevelopmentSite(
  config: Config,
  services: Services | null,
): Promise<DevelopmentSite> {
  // Vite is a development dependency: a production install may lack it.
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  return {
    open: (app) =>
      createPages({
        ...pageOptions(config, services, app),
        loadBuild: () =>
          vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild & object>,
        development: true,
      }),
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}

import type { ServerBuild } from 'react-router';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { createPages } from './pages.ts';
import { pageOptions, type Site } from './site.ts';

/** The site built on the fly by Vite, reloaded in the browser as its sources change. */
export async function openDevelopmentSite(config: Config, services: Services | null): Promise<Site> {
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
        styles: {},
      }).answer,
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}

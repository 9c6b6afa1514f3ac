import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { OpenSite } from '../app.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { loadAssets } from './assets.ts';
import { createPages } from './pages.ts';
import { publicConfig } from './public-config.ts';
import { openTemplateFiles } from './template-files.ts';

/** Answers for every path that belongs to no service. */
export type SiteServer = (request: Request) => Response | Promise<Response>;

const client = fileURLToPath(new URL('../../build/client/', import.meta.url));
const server = new URL('../../build/server/index.js', import.meta.url).href;

/** The built site. Rejects when it has not been built. */
export async function openBuiltSite(config: Config, services: Services | null): Promise<OpenSite> {
  const assets = await loadAssets(client);
  const build = (await import(server)) as ServerBuild;
  return (app) => {
    const pages = createPages({
      ...pageOptions(config, services, app),
      loadBuild: async () => build,
      development: false,
    });
    return (request) => assets(request) ?? pages(request);
  };
}

/** What pages are told, whether built or in development. */
export function pageOptions(config: Config, services: Services | null, app: Parameters<OpenSite>[0]) {
  const backendFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return config.supabase ? fetch(request) : app.fetch(request);
  };
  const templateFiles = openTemplateFiles();
  return {
    backendOrigin: config.supabase?.url ?? null,
    values: (request: Request) => ({
      siteUrl: config.siteUrl,
      backend: publicConfig(config, services, request),
      backendFetch,
      templateFiles,
    }),
  };
}

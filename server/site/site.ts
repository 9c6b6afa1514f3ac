import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { StyleSheets } from '../../app/shell/first-paint/critical-styles.ts';
import { hasHosts } from '../../domain/hosting/address-pattern.ts';
import { offersPasskeys } from '../account-settings.ts';
import type { Config } from '../config.ts';
import { canReceive } from '../functions/contact/contact.ts';
import { logFailure } from '../http/errors.ts';
import { onBehalfOf } from '../http/visitor.ts';
import { createLog } from '../log.ts';
import type { Services } from '../services.ts';
import { siteAddressPattern } from '../sites/address.ts';
import type { Watch } from '../watch/watch.ts';
import { loadAssets } from './assets.ts';
import { createPages, type Pages } from './pages.ts';
import { publicConfig } from './public-config.ts';
import { headersOfEveryAnswer } from './security-headers.ts';
import { answerRequest, sendAnswer } from './stored-answer.ts';
import { openTemplateFiles } from './template-files.ts';

/** Answers for every path that belongs to no service. */
type SiteServer = (request: Request) => Response | Promise<Response>;

/** Builds the site on top of the app, whose backend its pages call while they render. */
export type OpenSite = (app: {
  fetch(request: Request, environment?: object): Response | Promise<Response>;
}) => SiteServer;

/** The site, built or in development. */
export interface Site {
  open: OpenSite;
  /** Answers what needs no rendering straight away, and calls `next` for the rest. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

const client = fileURLToPath(new URL('../../build/client/', import.meta.url));
const styleIndex = new URL('../../build/styles.json', import.meta.url);
const server = new URL('../../build/server/index.js', import.meta.url).href;

/**
 * The built site. Files and pages that are the same for everyone are sent from memory before anything else looks at the
 * request, which is worth a factor in requests per second. Rejects when the site has not been built.
 */
export async function openBuiltSite(config: Config, services: Services | null, watch: Watch): Promise<Site> {
  const findAsset = await loadAssets(client);
  const build = (await import(server)) as ServerBuild;
  const styles = JSON.parse(await readFile(styleIndex, 'utf8')) as StyleSheets;
  const common = headersOfEveryAnswer(config.siteUrl);
  let pages: Pages | null = null;
  return {
    open: (app) => {
      pages = createPages({
        ...pageOptions(config, services, app),
        loadBuild: async () => build,
        development: false,
        styles,
      });
      const { answer } = pages;
      return (request) => {
        const asset = isRead(request.method) ? findAsset(new URL(request.url).pathname) : null;
        return asset ? answerRequest(asset, request) : answer(request);
      };
    },
    middleware: (request, response, next) => {
      const path = request.url ?? '/';
      const stored = isRead(request.method) ? (pages?.find(path) ?? findAsset(path)) : null;
      if (stored)
        watch.storedTelemetry(request, response, null, ([name = '', id = '']) => {
          response.setHeader(name, id);
          sendAnswer(stored, request, response, common);
        });
      else next();
    },
    close: async () => {},
  };
}

function isRead(method = ''): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** What pages are told, whether built or in development. */
export function pageOptions(config: Config, services: Services | null, app: Parameters<OpenSite>[0]) {
  const backendFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    return config.supabase ? fetch(request) : app.fetch(request);
  };
  const log = services?.log ?? createLog(config.logLevel);
  const templateFiles = openTemplateFiles();
  const siteAddresses = services ? siteAddressPattern(config) : '';
  return {
    firstPaint: config.firstPaint,
    backendOrigin: config.supabase?.url ?? null,
    formTargets: config.payments.provider === 'razorpay' ? [config.payments.url] : [],
    // Live demos are among them; each by its name would be two kilobytes with every page.
    frameSources: hasHosts(siteAddresses) ? [siteAddresses.slice(0, -1)] : [],
    values: (request: Request) => ({
      firstPaint: config.firstPaint,
      siteUrl: config.siteUrl,
      siteAddresses,
      // A Supabase elsewhere has settings of its own.
      passkeys: services !== null && offersPasskeys(config),
      backend: publicConfig(config, services, request),
      backendFetch,
      functionFetch: async (name: string, init?: RequestInit) =>
        app.fetch(new Request(`${config.siteUrl}/functions/v1/${name}`, init), onBehalfOf(request)),
      logFailure: (event: string, error: unknown) => logFailure(log, event, error),
      support: config.support,
      shop: {
        open: canReceive(config),
        simulated: config.payments.provider === 'simulated',
        buyLinks: config.buyLinks,
      },
      templateFiles,
    }),
  };
}

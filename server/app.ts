import { Hono } from 'hono';
import { createBackend, fromAnyOrigin } from './backend.ts';
import type { Config } from './config.ts';
import { canReceive } from './functions/contact/contact.ts';
import type { Functions } from './functions/functions.ts';
import type { Git } from './git/git.ts';
import { refuseAfterBody } from './http/body.ts';
import { clientAddress } from './http/client-address.ts';
import { refusal } from './http/refusal.ts';
import { takeTurn } from './http/request-id.ts';
import { shareRequests } from './http/share-requests.ts';
import { rememberVisitor } from './http/visitor.ts';
import { createLog } from './log.ts';
import { mailboxRoutes } from './mail/mailbox-page.ts';
import type { Mcp } from './mcp/mcp.ts';
import { plainPageFiles } from './plain-page/plain-page-files.ts';
import type { Realtime } from './realtime/realtime.ts';
import { routeOf } from './routes.ts';
import type { Services } from './services.ts';
import { commandLine } from './site/command-line.ts';
import { customiser } from './site/customiser.ts';
import { productPreviews, templateDemos } from './site/demo-files.ts';
import { demoRoutes } from './site/demo-routes.ts';
import type { DownloadCounts } from './site/download-counts.ts';
import { templateDownloads } from './site/downloads.ts';
import { productFilms } from './site/films.ts';
import { publicConfig } from './site/public-config.ts';
import { withReadForm } from './site/read-form.ts';
import { runPage } from './site/run-page.ts';
import { sectionRegistry } from './site/section-registry.ts';
import { headersOfEveryAnswer } from './site/security-headers.ts';
import type { OpenSite } from './site/site.ts';
import { openTemplateZips } from './site/template-zips.ts';
import { sitePictures } from './sites/eyes/picture-routes.ts';
import type { SiteServing } from './sites/serving/serving.ts';
import type { Watch } from './watch/watch.ts';

/** What the app is put together from; null for what this instance does not have. */
export interface AppParts {
  config: Config;
  /** Null where a remote Supabase is configured. */
  services: Services | null;
  watch: Watch;
  openSite: OpenSite;
  counts?: DownloadCounts | null;
  git?: Git | null;
  functions?: Functions | null;
  mcp?: Mcp | null;
  realtime?: Realtime | null;
  /** Members' sites. */
  sites?: SiteServing | null;
}

/**
 * Everything the process answers, without listening: the backend's services (unless a remote Supabase is
 * configured), its own functions, repositories for git clients, the endpoint for agents, the mailbox, live demos, files of the build, and the site's pages
 * for every other path. `server/routes.ts` is the map.
 */
export function createApp({
  config,
  services,
  watch,
  openSite,
  counts = null,
  git = null,
  functions = null,
  mcp = null,
  realtime = null,
  sites = null,
}: AppParts): Hono {
  const app = new Hono();
  app.onError(refusal(services?.log ?? createLog(config.logLevel), sites));
  app.use('*', watch.requestTelemetry);
  app.use('*', refuseAfterBody);
  if (config.rateLimitFactor > 0) app.use('*', shareRequests(sites?.hosts));
  if (sites) app.use('*', sites.byHost);
  const common = Object.entries(headersOfEveryAnswer(config.siteUrl));
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of common) if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => watch.readiness(c));
  app.get('/metrics', async (c, next) => watch.metrics(c) ?? next());
  app.get('/.well-known/plinth.json', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(publicConfig(config, services, c.req.raw));
  });
  if (canReceive(config)) app.route('/', mailboxRoutes({ config }));
  if (git) {
    app.route('/git', git.door);
    app.route('/functions/v1/git', git.functions);
  }
  // Before the functions: a proxy that asks has no key.
  if (sites) app.route('/functions/v1/sites/allowed', sites.allowed);
  if (functions) app.route('/functions/v1', functions.routes);
  if (mcp) app.route('/mcp', mcp.routes);
  if (services) app.route('/', createBackend(services));
  if (realtime) {
    app.use('/realtime/v1/api/*', fromAnyOrigin);
    app.route('/realtime/v1/api', realtime.routes);
  }
  app.route('/_page', plainPageFiles());
  for (const files of sites?.demos.files ?? [templateDemos(), productPreviews()])
    app.route(`/${files.kind}`, demoRoutes(files, sites ? { ownAddress: sites.demos.addressFor } : {}));
  app.route('/films', productFilms());
  app.route('/ai-run', runPage());
  const zips = openTemplateZips();
  app.route('/downloads', templateDownloads(counts, zips));
  app.route('/customiser', customiser(zips));
  app.route('/cli.tgz', commandLine(config));
  app.route('/r', sectionRegistry(config.siteUrl));
  if (sites) app.route('/sites', sites.underPath);
  if (services) app.route('/site-pictures', sitePictures(services));
  for (const { path } of app.routes)
    if (path !== '/*' && !routeOf(path)) throw new Error(`${path} is not on the map, server/routes.ts.`);
  const site = openSite(app);
  app.notFound(async (c) => {
    const request = await withReadForm(c.req.raw);
    if (request instanceof Response) return request;
    await takeTurn();
    rememberVisitor(request, clientAddress(c, config.trustedProxies));
    return site(request);
  });
  return app;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { readRequestPath } from '../../../domain/hosting/request-path.ts';
import { type Resolution, resolve } from '../../../domain/hosting/resolve.ts';
import { FileMissingError } from '../../files/store.ts';
import { HttpError, logFailure } from '../../http/errors.ts';
import { countAs, currentNetwork } from '../../http/request-id.ts';
import type { Log } from '../../log.ts';
import { type DemoFiles, productPreviews, templateDemos } from '../../site/demo-files.ts';
import { webStream } from '../../storage/downloads/stream.ts';
import type { Watch } from '../../watch/watch.ts';
import { type SitePlaces, siteAddress } from '../address.ts';
import type { DeploymentAnswer, OpenBlob, SiteAnswer, SiteDirectory } from '../directory.ts';
import type { FormInbox } from '../forms/inbox.ts';
import { receiveEntry } from '../forms/receive.ts';
import type { SentPage, VisitCounts } from '../visits/visits.ts';
import { allowedDomains } from './allowed.ts';
import { keepBlobs } from './blobs.ts';
import { type DemoHosts, openDemoHosts } from './demo-hosts.ts';
import { flatPlan, type Plan, type PreparedFile, planAnswer } from './plan.ts';
import { commonHeaders, fileHeaders, revalidated } from './policy.ts';
import { isSiteLabel, type SiteHosts, siteHosts } from './site-hosts.ts';
import { sitePage, sitePageHeaders } from './site-page.ts';

export interface SiteServingParts {
  config: SitePlaces;
  directory: SiteDirectory;
  openBlob: OpenBlob;
  log: Log;
  /** Keeps what is sent by forms; without one nothing can be sent. */
  inbox?: FormInbox;
  /** Counts the pages that are sent. */
  visits?: Pick<VisitCounts, 'count'>;
  /** What of ours is shown running: the templates and products of the catalogues unless a test says otherwise. */
  demos?: readonly DemoFiles[];
}

/** Answers for members' sites. */
export interface SiteServing {
  hosts: SiteHosts;
  /** Of live demos and previews of products, which are under the same host. */
  demos: DemoHosts;
  /** Answers every request to a site's host, before anything of the main site sees it. */
  byHost: MiddlewareHandler;
  /** Sites under `/sites/<name>/` of the main site, in a sandbox; answers nothing unless the configuration says so. */
  underPath: Hono;
  /** The page on a site's host for a request that failed or is refused for now; null on hosts of the main site. */
  refuse(c: Context, status: number, words: string | null): Response | null;
  /** `/functions/v1/sites/allowed`: see `allowedDomains`. */
  allowed: Hono;
  /**
   * Sends a file that is in memory straight to the connection, as the main site's own are, and calls `next` for everything
   * else. `host` is one that `hosts` has found.
   */
  sendKept(host: string, request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** What is asked of a site, under its host or a path. */
interface Asked {
  answer: SiteAnswer;
  /** Percent-encoded, from the root of the site. */
  path: string;
  /** With its question mark; empty without one. */
  query: string;
  /** In front of every path of the site: empty where it has a host. */
  base: string;
  /** Null under a path. */
  host: string | null;
}

/** Where every site is reported, whatever its files and rules say. */
const reportPath = '.well-known/report';
const isReportPath = (path: string) =>
  path.length < 100 && readRequestPath(path)?.segments.join('/') === reportPath;

const isRead = (method = '') => method === 'GET' || method === 'HEAD';

/** Opens the serving of sites. `watch` counts what is sent before the app sees it. */
export function openSiteServing(
  {
    config,
    directory,
    openBlob,
    log,
    inbox,
    visits,
    demos: shown = [templateDemos(), productPreviews()],
  }: SiteServingParts,
  watch: Pick<Watch, 'storedTelemetry'>,
): SiteServing {
  const hosts = siteHosts(config, directory);
  const demos = openDemoHosts(config, shown);
  const mainHost = new URL(config.siteUrl).hostname;
  const blobs = keepBlobs(openBlob);
  /** Headers of files, made once for what a host shows. */
  const prepared = new WeakMap<DeploymentAnswer, Map<string, PreparedFile>>();
  /** Files by the path as it is asked for, of those that need no other spelling. */
  const found = new WeakMap<DeploymentAnswer, Map<string, PreparedFile>>();

  function prepare(answer: DeploymentAnswer, path: string, status: 200 | 404): PreparedFile {
    const known = prepared.get(answer) ?? new Map<string, PreparedFile>();
    prepared.set(answer, known);
    const key = `${status} ${path}`;
    const file = answer.manifest.files[path];
    if (!file) throw new TypeError(`${path} is not in the manifest.`);
    const made = known.get(key) ?? { path, file, status, headers: fileHeaders(config, answer, path, status) };
    known.set(key, made);
    return made;
  }

  /** The file at a path, if it is one that is answered with 200. */
  function fileAt(answer: DeploymentAnswer, asked: string): PreparedFile | null {
    const known = found.get(answer) ?? new Map<string, PreparedFile>();
    found.set(answer, known);
    const before = known.get(asked);
    if (before) return before;
    if (isReportPath(asked)) return null;
    const resolved = resolve(answer.manifest, asked);
    if (resolved.kind !== 'file' || resolved.status !== 200) return null;
    const file = prepare(answer, resolved.path, 200);
    // A path can be spelled in any number of ways: no more are remembered than files have names.
    const plain = `/${resolved.path}`;
    if ([plain, plain.replace(/\.html$/, ''), plain.replace(/index\.html$/, '')].includes(asked))
      known.set(asked, file);
    return file;
  }

  /** Counts a page that is sent whole; of previews and other files nothing is counted. */
  function countVisit(
    { site, preview }: DeploymentAnswer,
    { path, file }: PreparedFile,
    { status, body }: Pick<Plan, 'status' | 'body'>,
    asked: Pick<SentPage, 'host' | 'header'>,
  ): void {
    if (status !== 200 || body === null || preview || !file.type.startsWith('text/html')) return;
    visits?.count({ siteId: site.id, path, ...asked });
  }

  /** A name of more than one label has no certificate, and nothing that is no name is asked of the directory. */
  async function find(host: string): Promise<SiteAnswer> {
    const isNamed = isSiteLabel(host, config.sites.host);
    return isNamed || directory.ownsDomain(host) ? directory.find(host) : { kind: 'unknown' };
  }

  const page = (
    c: Context,
    status: number,
    title: string,
    text: string,
    more: ReturnType<typeof html> | '' = '',
    extra: Record<string, string> = {},
  ) => {
    const headers = { ...sitePageHeaders(config.siteUrl), ...extra };
    if (status === 405) headers.Allow = 'GET, HEAD';
    const drawn = sitePage(title, html`<p>${text}</p>${more}`);
    return new Response(c.req.method === 'HEAD' ? null : String(drawn), { status, headers });
  };

  const redirect = (status: number, to: string, extra: Record<string, string> = {}) =>
    new Response(null, {
      status,
      headers: { ...commonHeaders(config), Location: to, 'Cache-Control': revalidated, ...extra },
    });

  async function answerSite(c: Context, asked: Asked): Promise<Response> {
    const { answer, path, query } = asked;
    switch (answer.kind) {
      case 'unknown':
        return page(c, 404, 'No site here', 'There is no site at this address.');
      case 'nothing-live':
        return page(c, 404, 'Nothing here yet', 'Nothing is published at this address at the moment.');
      case 'taken-down':
        return page(
          c,
          410,
          'Taken down',
          'The people who run this server have taken this site down.',
          html`<p class="aside">Is it yours? Why it was taken down is in your mailbox.</p>`,
        );
      case 'moved':
        return redirect(308, siteAddress(config, answer.to).slice(0, -1) + path + query);
      case 'deployment':
        if (isRead(c.req.method)) return answerDeployment(c, answer, asked);
        if (c.req.method === 'POST' && inbox && answer.manifest.forms.length > 0)
          return receive(c, answer, asked, inbox);
        return page(c, 405, 'Not possible', 'This page can be read, and nothing can be sent to it.');
    }
  }

  async function answerDeployment(c: Context, answer: DeploymentAnswer, asked: Asked): Promise<Response> {
    const { preview, site, manifest } = answer;
    if (isReportPath(asked.path))
      return redirect(302, `${config.siteUrl}/report/site/${site.name}`, {
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      });
    // Search engines see that a page is not to be listed only where they may read it.
    if (asked.path === '/robots.txt' && (preview || !site.indexed)) return allowRobots(c);
    const found = resolve(manifest, asked.path);
    if (found.kind === 'redirect')
      return redirect(
        found.status,
        targetOf(found, asked),
        preview || !site.indexed ? { 'X-Robots-Tag': 'noindex' } : {},
      );
    if (found.kind === 'missing')
      return page(c, 404, 'Page not found', 'There is no page at this address of the site.');
    const file = prepare(answer, found.path, found.status);
    const plan = planAnswer(file, {
      method: c.req.method,
      acceptEncoding: c.req.header('accept-encoding'),
      ifNoneMatch: c.req.header('if-none-match'),
      ifRange: c.req.header('if-range'),
      range: c.req.header('range'),
    });
    countVisit(answer, file, plan, {
      host: asked.host ?? mainHost,
      header: (name) => c.req.header(name),
    });
    const { status, headers, body } = plan;
    if (body === null) return new Response(null, { status, headers });
    const bytes = await blobs.read(file.file, body.encoding, body.range);
    return new Response(bytes instanceof Readable ? webStream(bytes) : bytes, { status, headers });
  }

  async function receive(
    c: Context,
    answer: DeploymentAnswer,
    asked: Asked,
    inbox: FormInbox,
  ): Promise<Response> {
    const found = resolve(answer.manifest, asked.path);
    // To the address of a folder with its slash, with what was sent.
    if (found.kind === 'redirect' && found.status >= 307)
      return redirect(found.status, targetOf(found, asked));
    if (found.kind !== 'file' || found.status !== 200) return answerDeployment(c, answer, asked);
    const isPage = /\btext\/html\b/.test(c.req.header('accept') ?? '');
    try {
      const next = await receiveEntry({
        request: c.req.raw,
        answer,
        page: found.path,
        network: currentNetwork() ?? 'unknown',
        host: asked.host,
        inbox,
        note: (event) => log.info(event, { site: answer.site.id }),
      });
      if (!isPage) return json({ ok: true }, 200);
      if (next !== null) return redirect(303, asked.base + next, { 'Cache-Control': 'no-store' });
      return page(c, 200, 'Thank you', 'What you sent has arrived.', back(asked));
    } catch (error) {
      const told = error instanceof HttpError ? error : notKept(error);
      const extra: Record<string, string> = told.status === 413 ? { Connection: 'close' } : {};
      if (typeof told.fields.retryAfter === 'number') extra['Retry-After'] = String(told.fields.retryAfter);
      if (!isPage) return json({ ok: false, message: told.message }, told.status, extra);
      return page(c, told.status, 'This was not sent', told.message, back(asked), extra);
    }
  }

  function notKept(error: unknown): HttpError {
    logFailure(log, 'site_form_entry_not_kept', error);
    return new HttpError(503, 'not_stored', 'This could not be stored. Please go back and send it again.');
  }

  const json = (value: object, status: number, extra: Record<string, string> = {}) =>
    Response.json(value, {
      status,
      headers: { ...commonHeaders(config), 'Cache-Control': 'no-store', ...extra },
    });

  /** A link to where somebody came from. What a browser has in a form is still there when one goes back by its own button. */
  const back = ({ base, path }: Asked) => html`<p><a href="${base + path}">Back to the page</a></p>`;

  function allowRobots(c: Context): Response {
    const text = 'User-agent: *\nAllow: /\n';
    return new Response(c.req.method === 'HEAD' ? null : text, {
      headers: {
        ...commonHeaders(config),
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': revalidated,
        'X-Robots-Tag': 'noindex',
      },
    });
  }

  const answerSafely = async (c: Context, ask: () => Promise<Asked>) => {
    countAs('sites');
    const asked = await ask();
    try {
      return await answerSite(c, asked);
    } catch (error) {
      if (!(error instanceof FileMissingError)) throw error;
      log.error('site_blob_missing', { path: asked.path, error: String(error) });
      return page(c, 404, 'Page not found', 'There is no page at this address of the site.');
    }
  };

  const underPath = new Hono();
  if (config.sites.underPath) {
    underPath.all('/:own', (c) => {
      const { pathname, search } = new URL(c.req.url);
      return c.redirect(`${pathname}/${search}`, 308);
    });
    underPath.all('/:own/*', (c) => {
      // A worker would be the main site's.
      if (c.req.header('service-worker') !== undefined) return c.notFound();
      return answerSafely(c, async () => {
        const { pathname, search } = new URL(c.req.url);
        const [, base = '', path = '/'] = /^(\/sites\/[^/]+)(\/.*)$/.exec(pathname) ?? [];
        const own = base.slice('/sites/'.length).toLowerCase();
        return { answer: await find(`${own}.${config.sites.host}`), path, query: search, base, host: null };
      });
    });
  }

  return {
    hosts,
    demos,
    underPath,
    allowed: allowedDomains(config, directory, demos),
    refuse(c, status, words) {
      if (hosts.find(c.req.header('host')) === null) return null;
      const again = isRead(c.req.method) ? c.req.path : '/';
      const isPassing = status < 500 || status === 503;
      const title = isPassing ? 'One moment, please' : 'Something went wrong';
      const text =
        words ??
        (isPassing
          ? 'This site cannot be shown right now. Please try again in a moment.'
          : 'This page could not be shown. Please try again later.');
      return page(c, status, title, text, html`<a class="button" href="${again}">Try again</a>`);
    },
    async byHost(c, next) {
      const host = hosts.find(c.req.header('host'));
      if (host === null) return next();
      const demo = await demos.answer(c, host);
      if (demo) return demo;
      return answerSafely(c, async () => {
        const { pathname, search } = new URL(c.req.url);
        return { answer: await find(host), path: pathname, query: search, base: '', host };
      });
    },
    sendKept(host, request, response, next) {
      const { method, url = '/', headers } = request;
      const path = url.split('?', 1)[0] ?? '/';
      // Others may have to be asked for, which is done in turn.
      const answer = isRead(method) && path !== '/robots.txt' ? directory.known(host) : null;
      const file = answer && fileAt(answer, path);
      if (!file) return next();
      const asked = {
        method: method ?? 'GET',
        acceptEncoding: headers['accept-encoding']?.toString(),
        ifNoneMatch: headers['if-none-match'],
        ifRange: headers['if-range']?.toString(),
        range: headers.range,
      };
      const plan = flatPlan(file, asked);
      const { status, headers: flat, body } = plan;
      const bytes = body && !body.range ? blobs.peek(file.file, body.encoding) : null;
      if (body && !bytes) return next();
      watch.storedTelemetry(request, response, 'sites', (id) => {
        // All at once: those that were set one by one before would be put together anew for each answer.
        response.writeHead(status, [...flat, ...id]);
        response.end(bytes ?? undefined);
      });
      countVisit(answer, file, plan, { host, header: (name) => headers[name]?.toString() });
    },
  };
}

/** Where a redirect leads: with the query that was asked with, unless it has one of its own. */
function targetOf(found: Resolution & { kind: 'redirect' }, { query, base }: Asked): string {
  const to = found.to.startsWith('/') ? base + found.to : found.to;
  if (query === '' || to.includes('?')) return to;
  const [, address = to, hash = ''] = /^([^#]*)(#.*)?$/.exec(to) ?? [];
  return address + query + hash;
}

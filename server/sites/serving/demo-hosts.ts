import type { Context } from 'hono';
import { html } from 'hono/html';
import { demoOrigin, readDemoLabel } from '../../../domain/hosting/demo-origin.ts';
import { writePath } from '../../../domain/hosting/request-path.ts';
import { countAs } from '../../http/request-id.ts';
import { type DemoFiles, readDemoPath } from '../../site/demo-files.ts';
import { ownOriginPolicy } from '../../site/demo-policy.ts';
import { splitTheme } from '../../site/demo-theme.ts';
import { headersOfEveryAnswer } from '../../site/security-headers.ts';
import { answerRequest } from '../../site/stored-answer.ts';
import { type SitePlaces, siteAddressPattern } from '../address.ts';
import { commonHeaders } from './policy.ts';
import { sitePage, sitePageHeaders } from './site-page.ts';

/** Demos and previews on hosts of their own, beside those of members' sites: see `demoOrigin`. */
export interface DemoHosts {
  files: readonly DemoFiles[];
  /** Whether a host is that of a demo that is there. */
  has(host: string): Promise<boolean>;
  /** Answers a request to the host of a demo; null for every other host. */
  answer(c: Context, host: string): Promise<Response | null>;
  /**
   * The address of `{id}/{path}` on its own host, for a request to the main site's host. Null where sites have no hosts, and
   * for a request by any other name of this server: who makes it may not find hosts under SITES_HOST.
   */
  addressFor(c: Context, files: DemoFiles, wanted: string): string | null;
}

export function openDemoHosts(places: SitePlaces, files: readonly DemoFiles[]): DemoHosts {
  const main = new URL(places.siteUrl);
  const policy = ownOriginPolicy(main.origin);
  const pattern = siteAddressPattern(places);
  // Those of a site's host, with what the main site's own pages may not use either.
  const common = { ...headersOfEveryAnswer(places.siteUrl), ...commonHeaders(places) };

  /** Which demo a host is made of, whether it is there or not. */
  function read(host: string): { files: DemoFiles; id: string } | null {
    const suffix = `.${places.sites.host}`;
    if (places.sites.underPath || !host.endsWith(suffix)) return null;
    const named = readDemoLabel(host.slice(0, -suffix.length));
    const own = named && files.find(({ kind }) => kind === named.kind);
    return own ? { files: own, id: named.id } : null;
  }

  const page = (c: Context, status: 404 | 405, title: string, text: string) => {
    const headers = { ...sitePageHeaders(places.siteUrl), ...(status === 405 ? { Allow: 'GET, HEAD' } : {}) };
    const drawn = String(sitePage(title, html`<p>${text}</p>`));
    return new Response(c.req.method === 'HEAD' ? null : drawn, { status, headers });
  };

  return {
    files,
    async has(host) {
      const demo = read(host);
      return demo !== null && (await demo.files.find(demo.id)) !== null;
    },
    async answer(c, host) {
      const demo = read(host);
      if (!demo || !(await demo.files.find(demo.id))) return null;
      countAs('demo');
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
        return page(c, 405, 'Not possible', 'This page can be read, and nothing can be sent to it.');
      const { pathname, search } = new URL(c.req.url);
      const path = readDemoPath(pathname);
      const found = path === null ? null : await demo.files.find(inFolder(demo.id, path));
      if (!found) return page(c, 404, 'Page not found', 'There is no page at this address of the demo.');
      // `pathname` begins with one slash: a path with two in a row is none.
      if (found === 'folder') return withHeaders(c.redirect(`${pathname}/${search}`, 308), common);
      return withHeaders(answerRequest(await demo.files.read(found, policy), c.req.raw), common);
    },
    addressFor(c, { kind }, wanted) {
      if (c.req.header('host')?.toLowerCase() !== main.host) return null;
      const { name, theme } = splitTheme(wanted);
      const [id = '', ...segments] = name.split('/');
      const origin = demoOrigin(pattern, kind, id);
      if (!origin) return null;
      const isFolder = segments.at(-1) === '';
      if (isFolder) segments.pop();
      return origin + writePath(theme ? [`~${theme}`, ...segments] : segments, isFolder);
    },
  };
}

/** `/~dark/menu.html` of the host of `pizza-world` is `pizza-world~dark/menu.html`, and `/menu.html` is `pizza-world/menu.html`. */
function inFolder(id: string, path: string): string {
  const [, theme = '', rest = path] = /^\/(~(?:light|dark))(\/.*|)$/.exec(path) ?? [];
  return id + theme + rest;
}

/** Adds headers that the answer does not have yet. */
function withHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

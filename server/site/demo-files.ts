import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { templatesFolder } from '../demo/catalogue.ts';
import { isShipped } from '../demo/files.ts';
import { productsFolder } from '../products/catalogue.ts';
import { contentType } from './content-types.ts';
import { type DemoTheme, forceTheme, splitTheme } from './demo-theme.ts';
import { RecentlyUsed } from './recently-used.ts';
import { answerRequest, packAnswer, type StoredAnswer, storeAnswer } from './stored-answer.ts';

/**
 * A demo is a whole website of its own: scripts and styles in the page are its own as well. Nothing may come
 * from, or go to, another host; what it shows in frames (previews of what a visitor types) is held to the same.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' data: blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' data: blob:",
  "manifest-src 'self'",
  "form-action 'self' mailto:",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Files of a zip that are for working on the template. */
const workbench = /^((source|tools)\/|package\.json$)/;

/**
 * A demo is a stranger to this site, in a frame and in a tab of its own: it has no origin, and neither session, storage nor
 * cookies of the site. What it would keep in the browser it does not keep here.
 */
const apartHeaders = {
  'Content-Security-Policy': `${policy}; sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads`,
  // Without an origin, modules, faces and data of its own come to it from another.
  'Access-Control-Allow-Origin': '*',
  // A sandboxed page whose opener policy is stricter is not shown in a tab of its own.
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** In one theme it is there for previews alone. */
const themedHeaders = { 'X-Robots-Tag': 'noindex' };

/**
 * The live demos: `/demo/{id}/` shows the folder `templates/{id}`, and of it only what is in the template's zip.
 * What templates are built from, and programs beside them, are left out: they do not run in a browser. `/demo/{id}~dark/`
 * is the same demo in one theme, for previews. `headers` are others than the product's own, for the workshop.
 */
export function demoFiles(folder = templatesFolder, headers: Record<string, string> = apartHeaders): Hono {
  return siteFiles({ prefix: '/demo/', folder, inside: '', headers });
}

/** Headers under which a template runs as it does on an address of its own, whose origin keeps what it stores. */
export const ownOriginHeaders = { 'Content-Security-Policy': policy };

/** `/preview/{slug}/`: the built version of a premium product, like a demo. Nothing beside its folder `preview` is reachable. */
export function productPreviews(folder = productsFolder): Hono {
  return siteFiles({ prefix: '/preview/', folder, inside: 'preview', headers: apartHeaders });
}

interface Sites {
  /** Where they are mounted. */
  prefix: string;
  /** Holds a folder for each site. */
  folder: string;
  /** The part of a site's folder that is shown. */
  inside: string;
  /** On every file, beside what follows from the file. */
  headers: Record<string, string>;
}

function siteFiles(sites: Sites): Hono {
  const routes = new Hono();
  const recent = new RecentlyUsed<StoredAnswer>(32 * 1024 * 1024);
  routes.get('/:id/*', async (c) => {
    const wanted = relativePath(sites, new URL(c.req.url).pathname);
    if (wanted === null) return c.notFound();
    const { name, theme } = splitTheme(wanted);
    const found = await find(sites, name);
    if (!found) return c.notFound();
    if (found === 'folder') return redirectToFolder(c);
    return answerRequest(await read(sites, found, theme, recent), c.req.raw);
  });
  routes.get('/:id', async (c) => {
    const wanted = relativePath(sites, new URL(c.req.url).pathname);
    const found = wanted !== null && (await find(sites, splitTheme(wanted).name));
    return found ? redirectToFolder(c) : c.notFound();
  });
  return routes;
}

function redirectToFolder(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`${pathname}/${search}`, 308);
}

/** Path inside the folder of templates, or null when it can not be one. */
function relativePath({ prefix }: Sites, pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname).slice(prefix.length);
    return /[\0\\]|(^|\/)\.\.?(\/|$)|\/\//.test(name) ? null : name;
  } catch {
    return null;
  }
}

async function find(
  { folder, inside }: Sites,
  wanted: string,
): Promise<{ file: string; version: string } | 'folder' | null> {
  const name = wanted.endsWith('/') ? `${wanted}index.html` : wanted;
  const [id = '', ...rest] = name.split('/');
  if (rest.length > 0 && (!isShipped(rest.join('/')) || workbench.test(rest.join('/')))) return null;
  const root = await realpath(path.join(folder, id, inside)).catch(() => null);
  const file = await realpath(path.join(folder, id, inside, ...rest)).catch(() => null);
  if (!root || !file || (file !== root && !file.startsWith(root + path.sep))) return null;
  const details = await stat(file);
  if (details.isFile() && file !== root) return { file, version: `${details.mtimeMs} ${details.size}` };
  const index = await stat(path.join(file, 'index.html')).catch(() => null);
  return index?.isFile() ? 'folder' : null;
}

async function read(
  { headers: siteHeaders }: Sites,
  { file, version }: { file: string; version: string },
  theme: DemoTheme | null,
  recent: RecentlyUsed<StoredAnswer>,
): Promise<StoredAnswer> {
  const key = `${file} ${version} ${theme}`;
  const known = recent.get(key);
  if (known) return known;
  const type = contentType(file);
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
    ...siteHeaders,
    ...(theme ? themedHeaders : {}),
  };
  const bytes = new Uint8Array(await readFile(file));
  const isCompressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/.test(type);
  const plain =
    theme && isCompressible
      ? new TextEncoder().encode(forceTheme(new TextDecoder().decode(bytes), type, theme))
      : bytes;
  const stored = isCompressible
    ? await packAnswer(plain, headers)
    : storeAnswer(plain, headers, { br: null, gzip: null });
  recent.set(key, stored);
  return stored;
}

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

/** For a demo whose theme is decided: it is shown in a frame of ours and is a stranger to this site even outside of it. */
const themedHeaders = {
  'Content-Security-Policy': `${policy}; sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads`,
  // A sandboxed page has no origin; faces and data of its own come to it from another.
  'Access-Control-Allow-Origin': '*',
  'X-Robots-Tag': 'noindex',
};

/**
 * The live demos: `/demo/{id}/` shows the folder `templates/{id}`, and of it only what is in the template's zip.
 * What templates are built from, and programs beside them, are left out: they do not run in a browser. `/demo/{id}~dark/`
 * is the same demo in one theme, for previews.
 */
export function demoFiles(folder = templatesFolder): Hono {
  return siteFiles({ prefix: '/demo/', folder, inside: '' });
}

/** `/preview/{slug}/`: the built version of a premium product, like a demo. Nothing beside its folder `preview` is reachable. */
export function productPreviews(folder = productsFolder): Hono {
  return siteFiles({ prefix: '/preview/', folder, inside: 'preview' });
}

interface Sites {
  /** Where they are mounted. */
  prefix: string;
  /** Holds a folder for each site. */
  folder: string;
  /** The part of a site's folder that is shown. */
  inside: string;
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
    return answerRequest(await read(found, theme, recent), c.req.raw);
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
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
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

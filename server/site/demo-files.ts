import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DemoKind } from '../../domain/hosting/demo-origin.ts';
import type { Theme } from '../../domain/template/decide-theme.ts';
import { templatesFolder } from '../demo/catalogue.ts';
import { isShipped } from '../demo/files.ts';
import { productsFolder } from '../products/catalogue.ts';
import { contentType } from './content-types.ts';
import type { DemoPolicy } from './demo-policy.ts';
import { forceTheme, splitTheme } from './demo-theme.ts';
import { RecentlyUsed } from './recently-used.ts';
import { packAnswer, type StoredAnswer, storeAnswer } from './stored-answer.ts';

/** Files of a zip that are for working on the template. */
const workbench = /^((source|tools)\/|package\.json$)/;

/** In one theme it is there for previews alone. */
const themedHeaders = { 'X-Robots-Tag': 'noindex' };

/** A file of a demo, and the theme it is asked for in. */
interface DemoFile {
  file: string;
  version: string;
  theme: Theme | null;
}

/** Websites of ours that are shown running. */
export interface DemoFiles {
  kind: DemoKind;
  /** What `{id}/{path}` leads to, or `{id}~{theme}/{path}`: `folder` for one whose slash is missing, null for nothing. */
  find(wanted: string): Promise<DemoFile | 'folder' | null>;
  /** A file that was found, as it is sent under a policy. */
  read(found: DemoFile, policy: DemoPolicy): Promise<StoredAnswer>;
}

/**
 * The live demos: a folder of `templates` each, and of it only what is in the template's zip. What templates are built from,
 * and programs beside them, are left out: they do not run in a browser. `{id}~dark` is the same demo in one theme, for previews.
 */
export function templateDemos(folder = templatesFolder): DemoFiles {
  return openDemoFiles({ kind: 'demo', folder, inside: '' });
}

/** The built versions of premium products, like demos. Nothing beside a product's folder `preview` is reachable. */
export function productPreviews(folder = productsFolder): DemoFiles {
  return openDemoFiles({ kind: 'preview', folder, inside: 'preview' });
}

interface Place {
  kind: DemoKind;
  /** Holds a folder for each of them. */
  folder: string;
  /** The part of such a folder that is shown. */
  inside: string;
}

function openDemoFiles(place: Place): DemoFiles {
  const recent = new RecentlyUsed<StoredAnswer>(32 * 1024 * 1024);
  return {
    kind: place.kind,
    async find(wanted) {
      const { name, theme } = splitTheme(wanted);
      const found = await find(place, name);
      return found === null || found === 'folder' ? found : { ...found, theme };
    },
    async read(found, policy) {
      // The policy is part of what is kept, and differs where a demo is shown under a path as well.
      const key = [found.file, found.version, found.theme, policy.headers['Content-Security-Policy']].join(
        ' ',
      );
      const known = recent.get(key);
      if (known) return known;
      const stored = await read(found, policy);
      recent.set(key, stored);
      return stored;
    },
  };
}

/** The path that a request has below a demo's address, decoded; null when no file can have it. */
export function readDemoPath(pathname: string): string | null {
  try {
    const name = decodeURIComponent(pathname);
    return /[\0\\]|(^|\/)\.\.?(\/|$)|\/\//.test(name) ? null : name;
  } catch {
    return null;
  }
}

async function find(
  { folder, inside }: Place,
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

async function read({ file, theme }: DemoFile, policy: DemoPolicy): Promise<StoredAnswer> {
  const type = contentType(file);
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
    ...policy.headers,
    ...(theme ? themedHeaders : {}),
  };
  const bytes = new Uint8Array(await readFile(file));
  const isCompressible = /^(text\/|image\/svg|application\/(json|xml|manifest))/.test(type);
  if (!isCompressible) return storeAnswer(bytes, headers, { br: null, gzip: null });
  if (!theme) return packAnswer(bytes, headers);
  const text = forceTheme(new TextDecoder().decode(bytes), { type, theme, mainOrigin: policy.mainOrigin });
  return packAnswer(new TextEncoder().encode(text), headers);
}

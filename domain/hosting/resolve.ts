import type { Manifest } from './manifest.ts';
import { matchRedirect } from './redirects.ts';
import { readRequestPath, writePath } from './request-path.ts';

/** What a deployment has for a path: one of its files, a redirect, or nothing. */
export type Resolution =
  | { kind: 'file'; path: string; status: 200 | 404 }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 | 307 | 308 }
  | { kind: 'missing' };

const missing: Resolution = { kind: 'missing' };

/** What of a manifest decides. */
type Resolvable = Pick<Manifest, 'files' | 'redirects'>;

/** Files that say how a site is served. */
const ruleFiles = new Set(['_redirects', '_headers']);

/**
 * What a deployment answers to a path, percent-encoded and without its query, in this order: redirects that come before
 * files; the file itself; `name.html`; the folder's `index.html`; other redirects; the same path with or without a slash at
 * its end; `404.html`. A redirect to a file (status 200 or 404) is looked up once, among files alone, so that none goes round.
 */
export function resolve(manifest: Resolvable, asked: string): Resolution {
  const path = readRequestPath(asked);
  if (!path) return notFound(manifest);
  const { segments, isFolder, hasEmptySegments } = path;
  if (hasEmptySegments) return { kind: 'redirect', to: writePath(segments, isFolder), status: 308 };
  const decoded = `/${segments.join('/')}`;
  const forced = followRule(manifest, decoded, true);
  if (forced) return forced;
  const file = findFile(manifest, segments, isFolder);
  if (file !== null) return { kind: 'file', path: file, status: 200 };
  return (
    followRule(manifest, decoded, false) ?? mendSlash(manifest, segments, isFolder) ?? notFound(manifest)
  );
}

function followRule(manifest: Resolvable, path: string, forced: boolean): Resolution | null {
  const match = matchRedirect(manifest.redirects, path, { forced });
  if (!match) return null;
  const { status, to } = match;
  if (status !== 200 && status !== 404) return { kind: 'redirect', to, status };
  const target = readRequestPath(to.replace(/[?#].*$/, ''));
  const file =
    target &&
    (findFile(manifest, target.segments, target.isFolder) ?? findFile(manifest, target.segments, true));
  return file === null ? notFound(manifest) : { kind: 'file', path: file, status };
}

function findFile(manifest: Resolvable, segments: readonly string[], isFolder: boolean): string | null {
  const name = segments.join('/');
  const candidates =
    isFolder || name === '' ? [name === '' ? 'index.html' : `${name}/index.html`] : [name, `${name}.html`];
  return candidates.find((path) => hasFile(manifest, path)) ?? null;
}

/** A folder is shown under its address with a slash, since links in its page lead from there; a file without one. */
function mendSlash(manifest: Resolvable, segments: readonly string[], isFolder: boolean): Resolution | null {
  if (findFile(manifest, segments, !isFolder) === null) return null;
  return { kind: 'redirect', to: writePath(segments, !isFolder), status: 308 };
}

function notFound(manifest: Resolvable): Resolution {
  return hasFile(manifest, '404.html') ? { kind: 'file', path: '404.html', status: 404 } : missing;
}

function hasFile({ files }: Resolvable, path: string): boolean {
  return Object.hasOwn(files, path) && !ruleFiles.has(path);
}

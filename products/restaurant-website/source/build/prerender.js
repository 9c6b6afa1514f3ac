import { existsSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

/**
 * Writes what React shows into the pages, so that they can be read before the script has come, or without it.
 * `file` exports `render(page)`, which returns the content of `page`, for example `guide.html`, as HTML. Without
 * that file the pages stay as they are written.
 *
 * @param {string} file
 * @returns {(page: string, folder: string) => Promise<string | null>}
 */
export function prerender(file) {
  let loading = null;
  return async (page, folder) => {
    const place = path.join(folder, file);
    if (!existsSync(place)) return null;
    loading ??= runnerImport(place, { root: folder, configFile: false, logLevel: 'error' });
    const { render } = (await loading).module;
    // React puts hints for pictures in front, which are of use only in a head.
    return (await render(page)).replace(/^(?:<link rel="preload"[^>]*>)+/, '');
  };
}

import type { Files } from './marks.ts';

/** Pages and what they load, by the paths that a browser asks for. */
interface Tree {
  files: Files;
  /** Where a file of the tree lies in the template's folder. */
  pathOf(file: string): string;
}

/**
 * What a browser is given and, where that is built, what it is built from, under the names of what it becomes: `source/about.html`
 * becomes `about.html`, and what lies in `source/public/` is copied. `look.json` speaks of both.
 */
export function treesOf(files: Files): { site: Tree; source: Tree | null } {
  const site: Files = {};
  const source: Files = {};
  const paths = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    if (!file.startsWith('source/')) site[file] = text;
    const [, copied, page] = /^source\/(?:public\/(.+)|([^/]+\.html))$/.exec(file) ?? [];
    const made = copied ?? page;
    if (made === undefined) continue;
    source[made] = text;
    paths.set(made, file);
  }
  const look = files['look.json'];
  if (look !== undefined) source['look.json'] = look;
  return {
    site: { files: site, pathOf: (file) => file },
    source: paths.size > 0 ? { files: source, pathOf: (file) => paths.get(file) ?? file } : null,
  };
}

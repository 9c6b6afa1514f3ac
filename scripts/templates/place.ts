import { placeOf, type Template } from './template.ts';

/** File of the template at an address of the demo server or of a folder on disk. */
export function fileAt(url: string, template: Template): string | null {
  const decoded = decodeURIComponent(url.replace(/[?#].*$/, ''));
  const at = decoded.lastIndexOf(`/${template.id}/`);
  if (at < 0) return null;
  const file = decoded.slice(at + template.id.length + 2);
  return file === '' ? 'index.html' : file;
}

/** The file of a view: `index.html` of `index.html#/orders`. */
export const fileOf = (view: string) => view.replace(/#.*$/, '');

/**
 * Line of an element in the page's source, found by its opening tag as the browser shows it. Elements that a
 * script made are not in the source: then only the file is known.
 */
export async function lineOf(
  template: Template,
  file: string,
  html: string,
): Promise<{ line: number; column: number } | null> {
  const source = await template.text(fileOf(file));
  const tag = /^<[^>]+>/.exec(html)?.[0] ?? html;
  const id = /\sid="([^"]+)"/.exec(tag)?.[1];
  for (const wanted of [tag, ...(id ? [`id="${id}"`] : []), firstAttributes(tag)]) {
    const at = wanted ? source.indexOf(wanted) : -1;
    if (at >= 0) return placeOf(source, at);
  }
  return null;
}

/** `<a class="x" href="y"` without what scripts may have added behind. */
function firstAttributes(tag: string): string | null {
  return /^<[\w-]+(\s+[\w:-]+="[^"]*"){1,2}/.exec(tag)?.[0] ?? null;
}

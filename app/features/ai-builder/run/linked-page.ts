import { type SiteFiles, textAt, withFile } from '../../../../domain/studio/site-files.ts';
import { asPage, type PageFiles } from '../schema.ts';

/** The HTML with links to the other two files, for use outside of the builder. Files that are empty are not linked. */
export function linkedPage(files: PageFiles): string {
  let html = files['index.html'];
  if (files['styles.css'].trim() && !/<link\b[^>]*styles\.css/i.test(html))
    html = insert(html, /<\/head\s*>/i, '  <link rel="stylesheet" href="styles.css">\n');
  if (files['script.js'].trim() && !/<script\b[^>]*script\.js/i.test(html))
    html = insert(html, /<\/body\s*>/i, '  <script src="script.js"></script>\n', true);
  return html;
}

/** The files as they run outside of the builder: a page links its own style sheet and script, and what is empty of it is left out. */
export function filesToTake(files: SiteFiles): SiteFiles {
  const page = asPage(files);
  if (!page) return files;
  const linked = withFile(page, 'index.html', linkedPage(page));
  return Object.fromEntries(Object.entries(linked).filter(([, text]) => text.trim()));
}

/** A website that has become more than the three files of a page: what the builder has put together by itself is linked from then on. */
export function grownFrom(before: SiteFiles, after: SiteFiles): SiteFiles {
  const page = asPage(before);
  if (!page || asPage(after)) return after;
  const html = textAt(after, 'index.html');
  const linked = linkedPage({
    'index.html': html,
    'styles.css': textAt(after, 'styles.css'),
    'script.js': textAt(after, 'script.js'),
  });
  const files = html.trim() ? withFile(after, 'index.html', linked) : after;
  return Object.fromEntries(
    Object.entries(files).filter(([path, file]) => file !== '' || !Object.hasOwn(page, path)),
  );
}

function insert(html: string, tag: RegExp, line: string, atEnd = false): string {
  const at = html.search(tag);
  if (at >= 0) return html.slice(0, at) + line + html.slice(at);
  return atEnd ? `${html}${line}` : `${line}${html}`;
}

import type { PageFiles } from '../schema.ts';

/** The HTML with links to the other two files, for use outside of the builder. Files that are empty are not linked. */
export function linkedPage(files: PageFiles): string {
  let html = files['index.html'];
  if (files['styles.css'].trim() && !/<link\b[^>]*styles\.css/i.test(html))
    html = insert(html, /<\/head\s*>/i, '  <link rel="stylesheet" href="styles.css">\n');
  if (files['script.js'].trim() && !/<script\b[^>]*script\.js/i.test(html))
    html = insert(html, /<\/body\s*>/i, '  <script src="script.js"></script>\n', true);
  return html;
}

function insert(html: string, tag: RegExp, line: string, atEnd = false): string {
  const at = html.search(tag);
  if (at >= 0) return html.slice(0, at) + line + html.slice(at);
  return atEnd ? `${html}${line}` : `${line}${html}`;
}

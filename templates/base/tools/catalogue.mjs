/*
 * Brings sections.html up to date after you have changed pages or look.json: node tools/catalogue.mjs
 *
 * Every section that stands on a page is copied over its namesake there, and the themes of the switch are those of look.json.
 * Sections that stand in sections.html alone stay as they are.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
const marked = /^( *)<(section|header|footer)\b[^>]*\bdata-slot-section="([\w-]+)"[^>]*>\n[\s\S]*?\n\1<\/\2>/gm;

/** First headings are one level lower here: the page has a first heading of its own. */
const lowered = (html) =>
  /<h1/.test(html) ? html.replace(/(<\/?h)([1-3])\b/g, (_, tag, level) => tag + (Number(level) + 1)) : html;
const indented = (html, from, to) => html.replaceAll(new RegExp(`^ {${from}}(?=.)`, 'gm'), ' '.repeat(to));

const sections = new Map();
for (const file of readdirSync(root).filter(
  (name) => name.endsWith('.html') && !/^(sections|404)\.html$/.test(name),
))
  for (const [html, indent, , name] of read(file).matchAll(marked))
    if (!sections.has(name)) sections.set(name, { html, indent: indent.length });

const page = read('sections.html')
  .replace(marked, (whole, indent, _, name) => {
    const found = sections.get(name);
    if (!found) return whole;
    return indented(lowered(found.html), found.indent, indent.length).replaceAll(/ data-slot-section-may="[^"]*"/g, '');
  })
  .replace(/(<script type="application\/json" id="look">\n).*/, (_, start) => {
    const { palettes, pairings } = JSON.parse(read('look.json'));
    return start + JSON.stringify({ palettes, pairings });
  });
writeFileSync(new URL('sections.html', root), page);

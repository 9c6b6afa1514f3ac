/*
  Makes the pages of the manual from source/manual/*.md: node tools/build.mjs (after that, npm run build).

  Header, foot, names of sections and the front page are those of source/index.html as it is. A page that was changed since the last
  time, by hand or by a customiser, is read back into its Markdown first.
*/
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPage, unescape, writePage } from './markdown.mjs';
import { manualPage, searchIndex, wayItems } from './pages.mjs';
import { takePage } from './take.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const has = (file) => existsSync(path.join(root, file));
const write = (file, text) => {
  if (has(file) && read(file) === text) return;
  writeFileSync(path.join(root, file), text);
  console.log(file);
};
const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
/** What belongs to the page alone. */
const ownPart = (html) => hash([/<title[^>]*>.*?<\/title>/, /<meta name="description"[^>]*>/, /<h1 [\s\S]*(?=<p class="stamp">)/].map((one) => one.exec(html)?.[0]).join());

const memory = 'tools/built.json';
const built = has(memory) ? JSON.parse(read(memory)) : {};
const index = read('source/index.html');
const said = (name) => new RegExp(`data-slot="${name.replace('.', '\\.')}"[^>]*>([^<]*)<`).exec(index)?.[1] ?? '';
const sections = Object.fromEntries([...index.matchAll(/data-slot="section-(\d+)\.name"[^>]*>([^<]*)</g)].map(([, number, name]) => [number, unescape(name)]));
const common = { sections, tool: said('tool.title'), version: said('version.number'), checked: said('version.checked'), front: said('front.name') };

function load(name) {
  const [file, html] = [`source/manual/${name}.md`, `source/${name}.html`];
  const page = { name, file: `${name}.html`, ...readPage(read(file)) };
  const known = built[name];
  // A page that was taken out of the contents stays a draft.
  if (known && !index.includes(`href="${name}.html" data-slot="${name}.title"`)) {
    const { name: _, file: __, ...kept } = page;
    write(file, writePage({ draft: 'yes', ...kept }));
    return { ...page, draft: 'yes' };
  }
  if (!known || !has(html) || ownPart(read(html)) === known.page) return page;
  if (hash(read(file)) !== known.words) throw new Error(`has changed, and so has ${html}: delete that to make it anew, or take ${name} out of ${memory} to do the same`);
  const { name: _, file: __, ...taken } = takePage(read(html), page);
  for (const { kind, name: picture, svg } of [...taken.start, ...taken.parts.flatMap(({ blocks }) => blocks)])
    if (kind === 'figure') write(`source/manual/${picture}.svg`, `${svg}\n`);
  write(file, writePage(taken));
  return { name, file: `${name}.html`, ...taken };
}

const names = readdirSync(path.join(root, 'source/manual')).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3));
const pages = names
  .map((name) => {
    try {
      return { ...load(name), ...common };
    } catch (error) {
      console.error(`source/manual/${name}.md ${error.message}.`);
      process.exit(1);
    }
  })
  .filter(({ draft }) => !draft)
  .sort((one, other) => one.sheet.localeCompare(other.sheet, 'en', { numeric: true }));
pages.sections = sections;

/** A drawing becomes part of the page and has its colours; its words can be changed like others. */
function drawing(name, words) {
  let count = 0;
  const label = words.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return read(`source/manual/${name}.svg`).trim()
    .replace(/^<svg ([^>]*)>/, (_, said) => `<svg ${said.replace(/xmlns="[^"]*" ?/, '')} role="img" data-slot-attr="aria-label:caption" aria-label="${label}">`)
    .replace(/<text([^>]*)>([^<]*)<\/text>/g, (whole, attributes, text) => {
      if (!/\p{L}{2}/u.test(text)) return whole;
      count += 1;
      return `<text${attributes} data-slot="drawing-${count}">${text}</text>`;
    });
}

const withIndex = (html) => html.replace(/<div hidden data-manual>[\s\S]*?\n {2}<\/div>/, () => searchIndex(pages));
const front = index.replace(/(<ul data-way="(\d+)">\n)[\s\S]*?(\n {10}<\/ul>)/g, (_, open, number, close) => open + wayItems(pages, number) + close);
write('source/index.html', withIndex(front));
for (const page of pages) write(`source/${page.file}`, withIndex(manualPage(front, page, pages, drawing)));
const state = pages.map(({ name, file }) => [name, { words: hash(read(`source/manual/${name}.md`)), page: ownPart(read(`source/${file}`)) }]);
write(memory, `${JSON.stringify(Object.fromEntries(state), null, 2)}\n`);

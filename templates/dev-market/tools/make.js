/* Draws all pictures. Run it after a change in tools/draw:
     node tools/make.js
   With "pages" it also writes all pages of source/ anew, from goods.js, readmes.js and the texts in this folder. What was
   changed in the pages themselves is lost then:
     node tools/make.js pages */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at, crate, file } from './draw/brush.js';
import { drawings } from './draw/goods.js';
import { counters } from './draw/hall.js';
import { goods } from './goods.js';
import { home } from './home.js';
import { lost } from './lost.js';
import { market } from './market.js';
import { contact, legal } from './office.js';
import { part } from './part.js';
import { sell } from './sell.js';

const source = new URL('../source/', import.meta.url);
const pictures = new URL('public/assets/img/', source);
mkdirSync(new URL('goods/', pictures), { recursive: true });

for (const [name, draw] of Object.entries(drawings)) writeFileSync(new URL(`goods/${name}.svg`, pictures), file(draw()));
writeFileSync(new URL('hall.svg', pictures), file(counters(), 1600, 920));
writeFileSync(new URL('empty-crate.svg', pictures), file(crate(10, 108, 260, 106, 'SOLD OUT') + at(214, 106, 1, '<path d="M0 0q14-16 26-4t24-8" fill="none"/>')));

if (process.argv[2] === 'pages') {
  const pages = { index: home(), market: market(goods), sell: sell(), contact: contact(), legal: legal() };
  for (const g of goods) pages[`part-${g.id}`] = part(g);
  for (const [name, page] of Object.entries(pages)) writeFileSync(new URL(`${name}.html`, source), page);
  // The look in it is written by whatever writes look.css.
  const place = new URL('public/404.html', source);
  const [look = ''] = existsSync(place) ? (/(?<=<style data-look>)[^]*?(?=<\/style>)/.exec(readFileSync(place, 'utf8')) ?? []) : [];
  writeFileSync(place, lost().replace(/(?<=<style data-look>)[^]*?(?=<\/style>)/, () => look || '\n'));
}

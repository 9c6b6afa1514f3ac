/* Draws all pictures and writes the pages that come from data. Run it after a change here or in source/src/goods.js:
     node tools/make.js
   market.html and the part pages are written whole; in the other pages only what stands between "made" and "/made" is. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { goods } from '../source/src/goods.js';
import { at, crate, file } from './draw/brush.js';
import { drawings } from './draw/goods.js';
import { bag, hall, scale } from './draw/hall.js';
import { footer, good, head, header } from './layout.js';
import { market } from './market.js';
import { part, stripe } from './part.js';
import { stalls } from './readmes.js';

const source = new URL('../source/', import.meta.url);
const pictures = new URL('public/assets/img/', source);
mkdirSync(new URL('goods/', pictures), { recursive: true });

for (const [name, draw] of Object.entries(drawings)) writeFileSync(new URL(`goods/${name}.svg`, pictures), file(draw()));
writeFileSync(new URL('bags.svg', pictures), file(bag(70, 214, 1, -3) + bag(196, 214, 1.5, 2) + bag(300, 214, 0.8, 5), 350, 224));
writeFileSync(new URL('empty-crate.svg', pictures), file(crate(10, 108, 260, 106, 'SOLD OUT') + at(214, 106, 1, '<path d="M0 0q14-16 26-4t24-8" fill="none"/>')));

const escape = (page) => page.replace(/ & /g, ' &amp; ');
writeFileSync(new URL('market.html', source), escape(market({ goods, good, head, header, footer })));
for (const g of goods) writeFileSync(new URL(`part-${g.id}.html`, source), escape(part(g)));

const made = (page) => ({
  header: header(page),
  footer: footer(),
  hall: `\n        ${hall()}\n`,
  counters: `\n        <ul class="shelf">\n${goods.slice(0, 8).map((g) => good(g)).join('\n')}\n        </ul>\n`,
  scale: `\n          <svg class="mx-auto w-[min(100%,24rem)]" viewBox="0 20 240 204" aria-hidden="true"><g stroke="#38210f" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${scale('data-needle style="transform: rotate(-135deg)"')}</g></svg>\n`,
  picks: `\n${goods.slice(0, 10).map((g) => `            <label class="chip"><input type="checkbox" value="${g.id}"><span>${g.name}</span></label>`).join('\n')}\n`,
  stalls: `\n${stalls.map((s) => `          <li>
            <div class="awning ${stripe(s.name)}"></div>
            <h3 class="mt-3 text-card">${s.name}</h3>
            <p class="font-semibold text-soft">${s.who}</p>
            <p class="mt-2">${s.words}</p>
            <p class="mt-2"><a class="link inline-block py-1" href="market.html?q=${encodeURIComponent(s.name.toLowerCase()).replace(/%20/g, '+')}">What lies there</a></p>
          </li>`).join('\n')}\n`,
});
for (const page of ['index.html', 'sell.html']) {
  const pieces = made(page);
  const old = readFileSync(new URL(page, source), 'utf8');
  writeFileSync(new URL(page, source), old.replace(/(<!-- made: (\w+) -->)[^]*?( *<!-- \/made -->)/g, (_, from, name, to) => from + escape(pieces[name]) + to));
}

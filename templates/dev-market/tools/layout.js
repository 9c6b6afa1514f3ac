/* What all pages share, and the pieces that several use. */
import { day, money, weight } from '../source/src/goods.js';

const links = [['index.html', 'The hall'], ['market.html', 'All goods'], ['sell.html', 'Take a stall']];

export const head = (title, description) => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <meta name="description" content="${description}">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="assets/img/favicon.svg" type="image/svg+xml">
  <script src="assets/bulbs.js"></script>
  <script type="module" src="src/main.js"></script>
</head>
`;

export const header = (page) => `
  <a class="absolute -top-24 left-4 z-20 bg-butter px-4 py-2 text-on-butter focus:top-4" href="#main">Skip to the counters</a>
  <header class="bg-board text-on-board">
    <div class="mx-auto flex min-h-16 w-[min(100%-2rem,84rem)] flex-wrap items-center gap-x-3 gap-y-1 py-2 sm:gap-x-6">
      <a class="on-board me-auto flex items-center gap-2.5 py-1 font-sign text-[1.3rem] sm:text-card" href="index.html"><svg class="size-8" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14" fill="#c9351d" stroke="#f6cf5b" stroke-width="2.5"/><circle cx="16" cy="11.5" r="2.8" fill="#fff3d6"/><path d="M16 17.5a3 3 0 0 1 2.2 5q-1.6 2.4-4.4 3 2-1.800 1.800-3.200a3 3 0 0 1 .4-4.800" fill="#fff3d6"/></svg>Semicolon Hall</a>
      <nav class="order-3 w-full sm:order-2 sm:w-auto" aria-label="Main">
        <ul class="flex gap-x-5">
${links.map(([address, words]) => `          <li><a class="link on-board inline-block py-2 hover:text-butter${page === address ? ' text-butter' : ''}" href="${address}"${page === address ? ' aria-current="page"' : ''}>${words}</a></li>`).join('\n')}
        </ul>
      </nav>
      <p class="order-2 flex gap-2 sm:order-3" data-scripted>
        <button class="on-board inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-sign border-2 border-butter/60 px-2.5 hover:bg-butter hover:text-on-butter" type="button" data-bulbs><svg class="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d="M10 1v3M7 4h6v3a5 5 0 1 1-6 0z"/></svg><span class="sr-only">Switch the bulbs</span></button>
        <button class="on-board inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sign border-2 border-butter bg-butter px-3 font-bold text-on-butter hover:bg-sheet hover:text-ink" type="button" data-bag-open aria-haspopup="dialog"><svg class="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" aria-hidden="true"><path d="M3 19 2 5l3-2 2.500 2L10 3l2.500 2L15 3l3 2-1 14z"/></svg><span class="sr-only sm:not-sr-only">Bag</span> <span data-bag-count>0</span></button>
      </p>
    </div>
  </header>
`;

export const footer = () => `
  <dialog class="bag" aria-labelledby="bag-title" data-bag>
    <div class="flex items-start justify-between gap-4">
      <h2 id="bag-title" class="text-title">Your bag</h2>
      <button class="link min-h-11 min-w-11 cursor-pointer px-2 font-bold" type="button" data-bag-close>Close</button>
    </div>
    <div data-bag-content></div>
  </dialog>
  <footer class="border-t-4 border-on-butter bg-[light-dark(#e6c797,#2a211f)]">
    <div class="mx-auto grid w-[min(100%-2rem,84rem)] gap-8 py-10 md:grid-cols-[2fr_1fr_1fr]">
      <p class="max-w-[30rem]"><strong class="block font-sign text-card font-normal">Semicolon Hall</strong>A covered market for small software parts. Counters open at six, coordinated universal time, and close when the last build is green.</p>
      <ul>
        <li><a class="link inline-block py-1.5" href="market.html">All goods</a></li>
        <li><a class="link inline-block py-1.5" href="market.html?price=free">What costs nothing</a></li>
        <li><a class="link inline-block py-1.5" href="index.html#rules">House rules</a></li>
      </ul>
      <ul>
        <li><a class="link inline-block py-1.5" href="sell.html">Take a stall</a></li>
        <li><a class="link inline-block py-1.5" href="mailto:porter@semicolon-hall.example">Write to the porter</a></li>
        <li class="py-1.5">Hall, growers and goods are imagined.</li>
      </ul>
    </div>
  </footer>
`;

export const size = { width: 280, height: 224 };

/** A good on its piece of shelf. Data for the listing stand on the element. */
export const good = (g, level = 'h3', lazy = true) => `          <li class="good" data-good="${g.id}">
            <div class="good-picture"><img src="assets/img/goods/${g.picture}.svg" width="280" height="224" alt=""${lazy ? ' loading="lazy"' : ''}></div>
            <div class="plank"></div>
            <p class="price${g.price ? '' : ' price-free'}"><span class="sr-only">Price: </span>${money(g.price)}</p>
            <div class="good-label">
              <${level} class="text-card"><a class="hover:text-tomato" href="part-${g.id}.html">${g.name}</a></${level}>
              <p class="mb-2">${g.what}</p>
              <p class="facts mt-auto"><span>${g.kind}, ${g.language}</span> <span>${weight(g.kb)}</span> <span>${g.licence}</span> <span>harvested ${day(g.harvested)}</span></p>
            </div>
          </li>`;

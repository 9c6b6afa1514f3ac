/* What all pages share, and the pieces that several use. A mark, data-slot and the like, says what belongs to the business. */
import { day, money, weight } from './goods.js';

const links = [['index.html', 'home', 'The hall'], ['market.html', 'market', 'All goods'], ['sell.html', 'sell', 'Take a stall']];

/** A text as HTML; white space that a page would fold is written as references. */
export const text = (words) => words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\n/g, '&#10;').replace(/^ | $|(?<= ) /g, '&#32;');
export const attribute = (words) => text(words).replace(/"/g, '&quot;');

/** The pigments of a drawing that stands in the page, as colours of the theme. */
const pigments = { '#38210f': 'var(--line)', '#1f6b3f': 'var(--awning)', '#8b5a2b': 'var(--plank-dark)', '#d63a22': 'var(--tomato-sign)', '#d79f2b': 'var(--straw)', '#fffaec': 'var(--cream)', '#fff': 'white', '#d2a973': 'var(--bag)', '#c9d2d2': 'var(--metal)', '#9aa5a6': 'color-mix(in srgb, var(--metal) 76%, black)', '#e6ecea': 'color-mix(in srgb, var(--metal) 45%, white)' };
export const themed = (drawing) => drawing.replace(/#[0-9a-f]{3,6}(?=")/g, (colour) => pigments[colour]);

export const head = (page, title, description) => `<!doctype html>
<html lang="en" data-slot-attr="lang:page.language">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title data-slot="${page}.page-title">${text(title)}</title>
  <meta name="description" data-slot-attr="content:${page}.description" content="${attribute(description)}">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" data-slot-attr="href:page.icon" href="assets/img/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="assets/look.css">
  <script src="assets/bulbs.js"></script>
  <script type="module" src="src/main.js"></script>
</head>
`;

export const body = (page) =>
  `<body class="bg-paper font-text text-base text-ink" data-page="${page}" data-slot-attr="data-locale:page.locale data-currency:page.currency data-unit:page.unit data-free:page.free data-forms:forms.send" data-locale="en-IE" data-currency="EUR" data-unit="kB" data-free="free" data-forms="nowhere">`;

export const emblem = '<svg class="size-8" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14" class="fill-tomato-sign stroke-butter" stroke-width="2.5"/><text x="16" y="22" text-anchor="middle" font-size="20" class="fill-on-board font-sign" data-slot="brand.sign">;</text></svg>';

export const header = (page) => `
  <a class="absolute -top-24 left-4 z-20 bg-butter px-4 py-2 text-on-butter focus:top-4" href="#main">Skip to the content</a>
  <header class="bg-board text-on-board">
    <div class="mx-auto flex min-h-16 w-[min(100%-2rem,84rem)] flex-wrap items-center gap-x-3 gap-y-1 py-2 sm:gap-x-6">
      <a class="on-board me-auto flex items-center gap-2.5 py-1 font-sign text-[1.3rem] sm:text-card" href="index.html"><span class="logo" data-slot-photo="brand.logo">${emblem}</span><span data-slot="brand.name">Semicolon Hall</span></a>
      <nav class="order-3 w-full sm:order-2 sm:w-auto" aria-label="Main">
        <ul class="flex flex-wrap gap-x-5">
${links.map(([address, name, words]) => `          <li><a class="link on-board inline-block py-2 hover:text-butter${page === address ? ' text-butter' : ''}" href="${address}" data-slot="nav.${name}"${page === address ? ' aria-current="page"' : ''}>${words}</a></li>`).join('\n')}
        </ul>
      </nav>
      <p class="order-2 flex gap-2 sm:order-3" data-scripted>
        <button class="on-board inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-sign border-2 border-butter/60 px-2.5 hover:bg-butter hover:text-on-butter" type="button" data-bulbs><svg class="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" aria-hidden="true"><path d="M10 1v3M7 4h6v3a5 5 0 1 1-6 0z"/></svg><span class="sr-only">Dark colours</span></button>
        <button class="on-board inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sign border-2 border-butter bg-butter px-3 font-bold text-on-butter hover:bg-sheet hover:text-ink" type="button" data-bag-open aria-haspopup="dialog"><svg class="size-5" viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" aria-hidden="true"><path d="M3 19 2 5l3-2 2.500 2L10 3l2.500 2L15 3l3 2-1 14z"/></svg><span class="sr-only sm:not-sr-only">Bag</span> <span data-bag-count>0</span></button>
      </p>
    </div>
  </header>
`;

export const footer = () => `
  <dialog class="bag" aria-labelledby="bag-title" data-bag>
    <div class="flex items-start justify-between gap-4">
      <h2 id="bag-title" class="text-title" data-slot="bag.title">Your bag</h2>
      <button class="link min-h-11 min-w-11 cursor-pointer px-2 font-bold" type="button" data-bag-close>Close</button>
    </div>
    <div data-bag-content></div>
    <div hidden data-bag-words>
      <p data-empty data-slot="bag.empty">Nothing in it yet. It weighs four grams and is made of kraft paper.</p>
      <p data-walk data-slot="hero.button">Walk along the counters</p>
      <p data-ask data-slot="bag.ask">Where shall we send the files?</p>
      <p data-paid data-slot="bag.paid">Paid. The files are on their way to your post.</p>
    </div>
  </dialog>
  <footer class="border-t-4 border-on-butter bg-foot">
    <div class="mx-auto grid w-[min(100%-2rem,84rem)] gap-8 py-10 md:grid-cols-[2fr_1fr_1fr]">
      <div class="max-w-[30rem]"><p><strong class="block font-sign text-card font-normal" data-slot="brand.name">Semicolon Hall</strong><span data-slot="footer.words">A covered market for small software parts. Counters open at six, coordinated universal time, and close when the last build is green.</span></p><p class="mt-2" data-slot="footer.note">Hall, growers and goods are imagined.</p></div>
      <ul>
        <li><a class="link inline-block py-1.5" href="market.html" data-slot="nav.market">All goods</a></li>
        <li><a class="link inline-block py-1.5" href="market.html?price=free" data-slot="footer.free">What costs nothing</a></li>
        <li data-slot-section="rules"><a class="link inline-block py-1.5" href="index.html#rules" data-slot="rules.title">House rules</a></li>
      </ul>
      <ul>
        <li><a class="link inline-block py-1.5" href="sell.html" data-slot="nav.sell">Take a stall</a></li>
        <li><a class="link inline-block py-1.5" href="contact.html" data-slot="nav.contact">Write to the porter</a></li>
        <li><a class="link inline-block py-1.5" href="legal.html" data-slot="nav.legal">Who we are, terms and data</a></li>
      </ul>
    </div>
  </footer>
`;

export const size = { width: 280, height: 224 };

/** A good on its piece of shelf. What the listing sorts and the bag takes stands on and in the element. */
export const good = (g, { level = 'h3', lazy = true, may = '' } = {}) => `          <li class="good" data-good="${g.id}" data-slot-section="part-${g.id}"${may ? ` data-slot-section-may="${may}"` : ''} data-slot-attr="data-harvested:part-${g.id}.harvested-on data-needs:part-${g.id}.needs data-stall:part-${g.id}.stall" data-harvested="${g.harvested}" data-needs="${g.needs}" data-stall="${attribute(g.stall)}">
            <div class="good-picture" data-slot-photo="part-${g.id}.photo"><img src="assets/img/goods/${g.picture}.svg" width="280" height="224" alt=""${lazy ? ' loading="lazy"' : ''}></div>
            <div class="plank"></div>
            <p class="price${g.price ? '' : ' price-free'}"><span class="sr-only">Price: </span><span data-price data-slot="part-${g.id}.price">${money(g.price)}</span></p>
            <div class="good-label">
              <${level} class="text-card"><a class="hover:text-tomato" href="part-${g.id}.html" data-name data-slot="part-${g.id}.name">${text(g.name)}</a></${level}>
              <p class="mb-2" data-slot="part-${g.id}.what">${text(g.what)}</p>
              <p class="facts mt-auto"><span><span data-kind data-slot="part-${g.id}.kind">${g.kind}</span>, <span data-language data-slot="part-${g.id}.language">${g.language}</span></span> <span data-weight data-slot="part-${g.id}.weight">${weight(g.kb)}</span> <span data-licence data-slot="part-${g.id}.licence">${g.licence}</span> <span><span data-slot="parts.harvested">harvested</span> <span data-slot="part-${g.id}.harvested">${day(g.harvested)}</span></span></p>
            </div>
          </li>`;

export const kinds = ['Component', 'Functions', 'Icons', 'Plugin', 'Script', 'Styles'];
export const languages = ['CSS', 'Go', 'JavaScript', 'Python', 'Rust', 'SVG', 'TypeScript'];
export const licenceNames = ['Apache-2.0', 'Hall licence', 'MIT', 'MPL-2.0'];

/** A choice whose entries are a list of the page; the first one stands outside of it. */
export const options = (name, label, values, first = '') =>
  `${first && `<option value="">${first}</option>`}<optgroup label="${label}" data-slot-list="${name}">${values.map((value) => `<option data-slot="name">${value}</option>`).join('')}</optgroup>`;

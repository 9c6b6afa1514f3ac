/* The listing. Without a script it shows everything; source/src/market.js makes it search. */
import { body, good, footer, head, header, kinds, languages, licenceNames, options } from './layout.js';

export const market = (goods) => `${head('market', 'All goods on the counters | Semicolon Hall', 'Every part on sale in the hall: search by word, choose kind, language and licence, sort by weight, price or day of harvest.')}${body('market')}
${header('market.html')}
  <main id="main">
    <div class="awning" data-stripe="tomato"></div>
    <div class="mx-auto w-[min(100%-2rem,84rem)] pt-6 pb-16">
      <div class="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h1 class="text-giant" data-slot="nav.market">All goods</h1>
        <p class="max-w-[26rem] pb-2 text-soft" data-slot="market.lead">Weights are compressed and include everything a part needs. Prices are for good; there is no rent in this hall.</p>
      </div>
      <form class="mt-5 border-y-4 border-on-butter py-5" action="market.html" method="get" role="search" data-market data-scripted>
        <div class="grid gap-4 md:grid-cols-[2fr_1fr_1fr_1fr]">
          <p><label class="font-semibold" for="q">Search</label><input class="field mt-1" id="q" name="q" type="search" data-slot-attr="placeholder:market.hint" placeholder="csv, icons, Maud" autocomplete="off"></p>
          <p><label class="font-semibold" for="language" data-slot="market.language">Language</label><select class="field mt-1" id="language" name="language">${options('languages.items', 'Only', languages, 'any')}</select></p>
          <p><label class="font-semibold" for="licence" data-slot="market.licence">Licence</label><select class="field mt-1" id="licence" name="licence">${options('licences.items', 'Only', licenceNames, 'any')}</select></p>
          <p><label class="font-semibold" for="sort">Sort by</label><select class="field mt-1" id="sort" name="sort"><option value="">newest</option><option value="weight">weight, lightest</option><option value="price">price, lowest</option><option value="name">name</option></select></p>
        </div>
        <div class="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <fieldset class="flex flex-wrap gap-2"><legend class="sr-only" data-slot="market.kind">Kind</legend>
            <label class="chip"><input type="radio" name="kind" value="" checked><span>Everything</span></label>
            <span class="contents" data-slot-list="kinds.items">
${kinds.map((kind) => `              <label class="chip"><input type="radio" name="kind" data-slot-attr="value:name" value="${kind}"><span data-slot="name">${kind}</span></label>`).join('\n')}
            </span>
          </fieldset>
          <label class="chip"><input type="checkbox" name="price" value="free"><span>Costs nothing</span></label>
        </div>
      </form>
      <p class="mt-5 mb-2 min-h-7 font-semibold" role="status" data-market-count></p>
      <ul class="shelf" data-market-shelf>
${[...goods].sort((a, b) => (a.harvested < b.harvested ? 1 : a.harvested > b.harvested ? -1 : a.name < b.name ? -1 : 1)).map((g, i) => good(g, { level: 'h2', lazy: i > 3, may: 'hide' })).join('\n')}
      </ul>
      <div class="mx-auto max-w-[28rem] py-8 text-center" data-market-empty hidden>
        <img class="mx-auto" src="assets/img/empty-crate.svg" width="280" height="224" alt="" loading="lazy">
        <h2 class="mt-3 text-title" data-slot="market.empty-title">That crate is empty</h2>
        <p class="mt-2" data-slot="market.empty-words">Nothing on the counters fits all of this. Try fewer words, or ask for everything again.</p>
        <p class="mt-4"><button class="button" type="button" data-market-clear>Show all goods</button></p>
      </div>
    </div>
  </main>
${footer()}</body>
</html>
`;

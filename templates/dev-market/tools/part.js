/* The page of one good. */
import { day, goods, money, weight } from '../source/src/goods.js';
import { footer, good, head, header } from './layout.js';
import { licences, readmes } from './readmes.js';

const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export function part(g) {
  const r = readmes[g.id];
  const l = licences[g.licence];
  const beside = goods.filter((o) => o.id !== g.id).sort((a, b) => (b.stall === g.stall) - (a.stall === g.stall) || (b.kind === g.kind) - (a.kind === g.kind)).slice(0, 4);
  const fact = (name, words) => `          <div class="flex justify-between gap-4 border-b-2 border-dotted border-rule py-1.5"><dt class="text-soft">${name}</dt><dd class="text-end font-semibold">${words}</dd></div>`;
  return `${head(`${g.name}: ${g.what.toLowerCase().replace(/^./, (s) => s.toUpperCase())} | Semicolon Hall`, `${g.name} from ${g.stall}: ${g.what.toLowerCase()}. ${weight(g.kb)}, ${g.language}, ${g.licence}, ${g.price ? `${money(g.price)} once` : 'free'}, harvested ${day(g.harvested)}.`.replace(/&/g, '&amp;'))}<body class="bg-paper font-text text-base text-ink" data-page="part">
${header('')}
  <main id="main">
    <div class="awning ${stripe(g.stall)}"></div>
    <div class="mx-auto grid w-[min(100%-2rem,84rem)] grid-cols-1 gap-x-12 gap-y-8 pt-8 pb-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div>
        <div class="good-picture h-auto! pt-6!"><img class="max-h-none! w-[min(100%,34rem)]!" src="assets/img/goods/${g.picture}.svg" width="560" height="448" alt=""></div>
        <div class="plank h-6!"></div>
      </div>
      <div class="relative lg:pt-6">
        <p class="text-soft"><a class="link inline-block py-1" href="market.html">All goods</a> / ${g.stall.replace(/&/g, '&amp;')}</p>
        <h1 class="text-giant">${g.name.replace(/&/g, '&amp;')}</h1>
        <p class="mt-2 text-lead">${g.what}.</p>
        <dl class="mt-5">
${[fact('On the scale', `${weight(g.kb)}, compressed`), fact('Needs', g.needs ? `${g.needs} other part${g.needs > 1 ? 's' : ''}` : 'nothing else'), fact('Kind and language', `${g.kind}, ${g.language}`), fact('Licence', `<a class="link" href="#licence">${g.licence}</a>`), fact('Last harvest', `<time datetime="${g.harvested}">${day(g.harvested)}</time>, version ${r.versions[0][0]}`)].join('\n')}
        </dl>
        <div class="mt-6 flex flex-wrap items-center gap-5">
          <p class="price${g.price ? '' : ' price-free'} px-5! text-[2.6rem]!"><span class="sr-only">Price: </span>${money(g.price)}</p>
          <button class="button" type="button" data-add="${g.id}" data-scripted>Put into the bag</button>
        </div>
        <p class="mt-3 min-h-6 text-small text-soft" role="status" data-add-status></p>
      </div>
    </div>
    <div class="border-y-4 border-on-butter bg-sheet">
      <div class="mx-auto grid w-[min(100%-2rem,84rem)] grid-cols-1 gap-x-12 gap-y-10 py-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <section aria-labelledby="readme">
          <h2 id="readme" class="text-title">What the grower says</h2>
${r.says.map((words) => `          <p class="mt-4 max-w-[38rem]">${words}</p>`).join('\n')}
          <p class="mt-4 max-w-[38rem] border-s-4 border-butter ps-4 text-soft">${r.grower}</p>
          <h2 class="mt-10 text-title" id="slice">Try a slice</h2>
          <pre class="slice mt-4" tabindex="0" aria-labelledby="slice"><code data-slice>${escape(r.slice)}</code></pre>
          <div class="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2"><button class="button button-plain" type="button" data-copy data-scripted>Copy the slice</button><p class="text-soft" role="status" data-copy-status></p></div>
          <p class="mt-3 font-semibold">Gives</p>
          <pre class="mt-1 font-mono text-small whitespace-pre-wrap text-soft">${escape(r.gives)}</pre>
        </section>
        <div>
          <section class="lacquer p-7" id="licence" aria-labelledby="licence-title">
            <h2 id="licence-title" class="text-card">${g.licence}, in plain words</h2>
            <p class="mt-3"><strong class="text-butter">You may</strong> ${l.may}.</p>
            <p class="mt-2"><strong class="text-butter">You must</strong> ${l.must}.</p>
            <p class="mt-2"><strong class="text-butter">You may not</strong> ${l.not}.</p>
            <p class="mt-3 text-small">The file LICENSE in the bag is what counts; this is what it means.</p>
          </section>
          <section class="mt-10" aria-labelledby="versions">
            <h2 id="versions" class="text-title">Harvests</h2>
            <ol class="mt-3">
${r.versions.map(([version, date, words]) => `              <li class="grid grid-cols-[4rem_1fr] gap-x-4 border-b-2 border-dotted border-rule py-3"><strong class="font-sign text-[1.25rem] font-normal text-tomato">${version}</strong><span>${words} <time class="block text-small text-soft" datetime="${date}">${day(date)} ${date.slice(0, 4)}</time></span></li>`).join('\n')}
            </ol>
          </section>
        </div>
      </div>
    </div>
    <section class="mx-auto w-[min(100%-2rem,84rem)] py-14" aria-labelledby="beside">
      <h2 id="beside" class="mb-2 text-title">Lying beside it</h2>
      <ul class="shelf">
${beside.map((o) => good(o)).join('\n')}
      </ul>
    </section>
  </main>
${footer()}</body>
</html>
`;
}

export const stripe = (stall) => ({ 'Pippin Row': '', 'Rind & Sons': 'awning-tomato', 'Kipper Lane': 'awning-butter' })[stall] ?? 'awning-plum';

/* The page of one good. */
import { day, goods, money, weight } from './goods.js';
import { body, footer, good, head, header, text } from './layout.js';
import { licences, readmes } from './readmes.js';

export function part(g) {
  const r = readmes[g.id];
  const l = licences[g.licence];
  const slot = (name) => `data-slot="part-${g.id}.${name}"`;
  const beside = goods.filter((o) => o.id !== g.id).sort((a, b) => (b.stall === g.stall) - (a.stall === g.stall) || (b.kind === g.kind) - (a.kind === g.kind)).slice(0, 4);
  const fact = (name, label, words) => `          <div class="flex justify-between gap-4 border-b-2 border-dotted border-rule py-1.5"><dt class="text-soft" data-slot="parts.${name}">${label}</dt><dd class="text-end font-semibold">${words}</dd></div>`;
  const title = `${g.name}: ${g.what.toLowerCase().replace(/^./, (s) => s.toUpperCase())} | Semicolon Hall`;
  const description = `${g.name} from ${g.stall}: ${g.what.toLowerCase()}. ${weight(g.kb)}, ${g.language}, ${g.licence}, ${g.price ? `${money(g.price)} once` : 'free'}, harvested ${day(g.harvested)}.`;
  return `${head(`part-${g.id}`, title, description)}${body('part')}
${header('')}
  <main id="main">
    <div class="awning" data-slot-attr="data-stripe:part-${g.id}.stripe" data-stripe="${stripe(g.stall)}"></div>
    <div class="mx-auto grid w-[min(100%-2rem,84rem)] grid-cols-1 gap-x-12 gap-y-8 pt-8 pb-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]" data-good="${g.id}" data-slot-attr="data-needs:part-${g.id}.needs" data-needs="${g.needs}">
      <div>
        <div class="good-picture good-large" data-slot-photo="part-${g.id}.photo"><img src="assets/img/goods/${g.picture}.svg" width="560" height="448" alt=""></div>
        <div class="plank h-6!"></div>
      </div>
      <div class="relative lg:pt-6">
        <p class="text-soft"><a class="link inline-block py-1" href="market.html" data-slot="nav.market">All goods</a> / <span ${slot('stall')}>${text(g.stall)}</span></p>
        <h1 class="text-giant" data-name ${slot('name')}>${text(g.name)}</h1>
        <p class="mt-2 text-lead"><span ${slot('what')}>${text(g.what)}</span>.</p>
        <dl class="mt-5">
${[
  fact('weight', 'On the scale', `<span data-weight ${slot('weight')}>${weight(g.kb)}</span><span data-slot="parts.weight-how">, compressed</span>`),
  fact('needs', 'Needs', `<span ${slot('needs-words')}>${g.needs ? `${g.needs} other part${g.needs > 1 ? 's' : ''}` : 'nothing else'}</span>`),
  fact('kind', 'Kind and language', `<span ${slot('kind')}>${g.kind}</span>, <span ${slot('language')}>${g.language}</span>`),
  fact('licence', 'Licence', `<span data-licence ${slot('licence')}>${g.licence}</span>`),
  fact('fresh', 'Last harvest', `<time data-slot-attr="datetime:part-${g.id}.harvested-on" datetime="${g.harvested}" ${slot('harvested')}>${day(g.harvested)}</time><span ${slot('version')}>, version ${r.versions[0][0]}</span>`),
].join('\n')}
        </dl>
        <div class="mt-6 flex flex-wrap items-center gap-5">
          <p class="price${g.price ? '' : ' price-free'} px-5! text-[2.6rem]!"><span class="sr-only">Price: </span><span data-price ${slot('price')}>${money(g.price)}</span></p>
          <button class="button" type="button" data-add data-scripted>Put into the bag</button>
        </div>
        <p class="mt-3 min-h-6 text-small text-soft" role="status" data-add-status></p>
      </div>
    </div>
    <div class="border-y-4 border-on-butter bg-sheet">
      <div class="mx-auto grid w-[min(100%-2rem,84rem)] grid-cols-1 gap-x-12 gap-y-10 py-14 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div>
          <section aria-labelledby="readme">
            <h2 id="readme" class="text-title" data-slot="parts.says">What the grower says</h2>
            <div class="says" data-slot-list="part-${g.id}.says">
${r.says.map((words) => `              <p class="mt-4 max-w-[38rem]" data-slot="words">${words}</p>`).join('\n')}
            </div>
            <p class="mt-4 max-w-[38rem] border-s-4 border-butter ps-4 text-soft" ${slot('grower')}>${text(r.grower)}</p>
          </section>
          <section data-slot-section="slice" data-slot-section-may="hide" aria-labelledby="slice">
            <h2 class="mt-10 text-title" id="slice" data-slot="slice.title">Try a slice</h2>
            <pre class="slice mt-4" tabindex="0" aria-labelledby="slice"><code data-slice ${slot('slice')}>${text(r.slice)}</code></pre>
            <div class="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2"><button class="button button-plain" type="button" data-copy data-scripted>Copy</button><p class="text-soft" role="status" data-copy-status></p></div>
            <p class="mt-3 font-semibold" data-slot="slice.gives">Gives</p>
            <pre class="mt-1 font-mono text-small whitespace-pre-wrap text-soft" ${slot('gives')}>${text(r.gives)}</pre>
          </section>
        </div>
        <div>
          <section class="lacquer p-7" id="licence" data-slot-section="licence" data-slot-section-may="hide" aria-labelledby="licence-title">
            <h2 id="licence-title" class="text-card"><span ${slot('licence')}>${g.licence}</span>, <span data-slot="licence.title">in plain words</span></h2>
            <p class="mt-3"><strong class="text-butter" data-slot="licence.may">You may</strong> <span ${slot('may')}>${text(l.may)}</span>.</p>
            <p class="mt-2"><strong class="text-butter" data-slot="licence.must">You must</strong> <span ${slot('must')}>${text(l.must)}</span>.</p>
            <p class="mt-2"><strong class="text-butter" data-slot="licence.not">You may not</strong> <span ${slot('may-not')}>${text(l.not)}</span>.</p>
            <p class="mt-3 text-small" data-slot="licence.note">The file LICENSE in the bag is what counts; this is what it means.</p>
          </section>
          <section class="mt-10" data-slot-section="versions" data-slot-section-may="hide" aria-labelledby="versions">
            <h2 id="versions" class="text-title" data-slot="versions.title">Harvests</h2>
            <ol class="says mt-3" data-slot-list="part-${g.id}.versions">
${r.versions.map(([version, date, words]) => `              <li class="grid grid-cols-[4rem_1fr] gap-x-4 border-b-2 border-dotted border-rule py-3"><strong class="font-sign text-[1.25rem] font-normal text-tomato" data-slot="number">${version}</strong><span><span data-slot="words">${words}</span> <time class="block text-small text-soft" data-slot-attr="datetime:date" datetime="${date}" data-slot="day">${day(date)} ${date.slice(0, 4)}</time></span></li>`).join('\n')}
            </ol>
          </section>
        </div>
      </div>
    </div>
    <section class="mx-auto w-[min(100%-2rem,84rem)] py-14" data-slot-section="beside" data-slot-section-may="hide" aria-labelledby="beside">
      <h2 id="beside" class="mb-2 text-title" data-slot="beside.title">Lying beside it</h2>
      <ul class="shelf">
${beside.map((o) => good(o)).join('\n')}
      </ul>
    </section>
  </main>
${footer()}</body>
</html>
`;
}

export const stripe = (stall) => ({ 'Pippin Row': 'green', 'Rind & Sons': 'tomato', 'Kipper Lane': 'butter' })[stall] ?? 'plum';

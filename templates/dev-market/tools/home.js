/* The first page: the hall, the counters, the weighing machine, stalls and rules. */
import { back, bags, front, night, scale } from './draw/hall.js';
import { goods, money, weight } from './goods.js';
import { attribute, body, footer, good, head, header, text, themed } from './layout.js';
import { stripe } from './part.js';
import { stalls } from './readmes.js';

const rules = [
  ['No stars are hung.', 'There are no ratings and no rankings. The label says what a thing is; a slice says whether you like it.'],
  ['The scale is the hall’s.', 'We weigh, not the grower. A release that weighs a tenth more says so on the card.'],
  ['Bought is bought.', 'No rent, no seats, no calling home. What you carry out stays yours when the stall is gone.'],
  ['Old goods come off.', 'No harvest for a year, and a part goes to the shelf by the door, free, with its source.'],
  ['Nine tenths go home.', 'The grower keeps ninety cents of each euro. The tenth pays for glass, bulbs and the porter.'],
  ['Do not wake the cat.', 'It is the only cache in the hall that nobody has to invalidate.'],
];

/** What the weighing machine says up to how much. */
const verdicts = [
  [5, 'Lighter than most favicons.'],
  [25, 'One small photograph of an apple.'],
  [60, 'A pound of real apples would be heavier, but not by as much as you hope.'],
  [100, 'Take two bags, and somebody to help you carry.'],
  [9999, 'The needle is at its end. So is the train’s network.'],
];

const hall = 'A market hall under an iron and glass roof. On three stalls with striped awnings lie a crate of apples numbered by size, a string of sausages labelled CSV and TOML, jars of easing curves, a cheese, bundles of icons, smoked fish and a tray of buns laid out as a month. A cat sleeps on a crate marked cache.';

export const home = () => `${head('home', 'Semicolon Hall: small software parts, fresh this morning', 'A covered market where independent developers sell small parts of software by weight: functions, icons, plugins, with the licence on the label.')}${body('hall')}
${header('index.html')}
  <main id="main">
    <section class="relative flow-root overflow-clip border-b-4 border-on-butter bg-pane-two" aria-labelledby="title">
      <div class="relative z-10 mx-auto w-[min(100%-2rem,84rem)]">
        <div class="lacquer sway relative mt-8 p-7 lg:absolute lg:top-[clamp(1.25rem,2vw,3.5rem)] lg:mt-0 lg:w-[min(53%,46rem)] lg:px-9 lg:py-7">
          <span class="chains" aria-hidden="true"></span>
          <h1 id="title" class="shaded text-hero max-sm:text-wrap" data-slot="hero.title">Small parts, fresh this morning.</h1>
          <p class="mt-3 max-w-[34rem] text-lead" data-slot="hero.lead">Functions by the crate, parsers by the string, curves in jars: grown by independent developers, weighed in front of you.</p>
          <p class="mt-4 flex flex-wrap gap-3"><a class="button" href="market.html" data-slot="hero.button">Walk along the counters</a><a class="button button-plain" href="sell.html" data-slot="nav.sell">Take a stall</a></p>
        </div>
      </div>
      <div class="mt-[-20rem] h-[41rem] md:mt-[-13rem] md:h-[calc(57.5vw+10rem)] lg:mt-0 lg:h-[clamp(34rem,57.5vw,62rem)]">
        <div class="hall" data-slot-photo="hall.photo">
          ${back()}
          <img src="assets/img/hall.svg" width="1600" height="920" fetchpriority="high" data-slot-attr="alt:hall.drawing" alt="${attribute(hall)}">
          ${front()}
          ${night()}
        </div>
      </div>
    </section>
    <section class="mx-auto w-[min(100%-2rem,84rem)] py-16" data-slot-section="counters" data-slot-section-may="hide move" aria-labelledby="counters">
      <div class="mb-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="counters" class="text-title" data-slot="counters.title">On the counters today</h2>
        <p><a class="link inline-block py-2 font-bold" href="market.html" data-slot="counters.all">All twelve goods</a></p>
      </div>
      <ul class="shelf">
${goods.slice(0, 8).map((g) => good(g)).join('\n')}
      </ul>
    </section>
    <section class="border-y-4 border-on-butter bg-pan py-16" data-slot-section="weigh" data-slot-section-may="hide move" aria-labelledby="weigh">
      <div class="mx-auto grid w-[min(100%-2rem,84rem)] items-center gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <div>
          <svg class="mx-auto w-[min(100%,24rem)]" viewBox="0 20 240 204" aria-hidden="true"><g class="stroke-line" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">${themed(scale('data-needle style="transform: rotate(-135deg)"', true))}</g></svg>
        </div>
        <div>
          <h2 id="weigh" class="text-title" data-slot="weigh.title">Weigh before you buy</h2>
          <p class="mt-3 max-w-[36rem] text-lead" data-slot="weigh.lead">A part is small until there are nine of them. The hall weighs every release compressed, with all it needs, and writes that on the label. Put some on the pan.</p>
          <fieldset class="mt-5 flex flex-wrap gap-2" data-weigh data-slot-attr="data-full:weigh.full" data-full="80" data-scripted>
            <legend class="sr-only" data-slot="weigh.legend">Goods on the pan</legend>
${goods.slice(0, 10).map((g) => `            <label class="chip" data-slot-section="part-${g.id}"><input type="checkbox" value="${g.id}" data-slot-attr="data-weight:part-${g.id}.weight data-price:part-${g.id}.price data-needs:part-${g.id}.needs" data-weight="${weight(g.kb)}" data-price="${money(g.price)}" data-needs="${g.needs}"><span data-slot="part-${g.id}.name">${text(g.name)}</span></label>`).join('\n')}
          </fieldset>
          <p class="mt-5 min-h-14 font-semibold" role="status" data-weigh-status data-slot="weigh.first">Podfellow is the lightest part in the hall with 0.9 kB that still does five things; Kipper the heaviest with 61.5, and never reaches a browser.</p>
          <ul hidden data-verdicts data-slot-list="weigh.verdicts">
${verdicts.map(([to, words]) => `            <li data-slot="words" data-slot-attr="data-to:up-to" data-to="${to}">${text(words)}</li>`).join('\n')}
          </ul>
        </div>
      </div>
    </section>
    <section class="mx-auto w-[min(100%-2rem,84rem)] py-16" data-slot-section="stalls" data-slot-section-may="hide move" aria-labelledby="stalls">
      <h2 id="stalls" class="text-title" data-slot="stalls.title">Who stands here</h2>
      <ul class="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-4" data-slot-list="stalls.items">
${stalls.map((s) => `        <li>
          <div class="awning" data-slot-attr="data-stripe:stripe" data-stripe="${stripe(s.name)}"></div>
          <h3 class="mt-3 text-card" data-slot="name">${text(s.name)}</h3>
          <p class="font-semibold text-soft" data-slot="who">${text(s.who)}</p>
          <p class="mt-2" data-slot="words">${text(s.words)}</p>
          <p class="mt-2"><a class="link inline-block py-1" data-slot="link" data-slot-attr="href:address" href="market.html?q=${encodeURIComponent(s.name.toLowerCase()).replace(/%20/g, '+')}">What lies there</a></p>
        </li>`).join('\n')}
      </ul>
    </section>
    <section id="rules" class="mx-auto w-[min(100%-2rem,84rem)] pb-16" data-slot-section="rules" data-slot-section-may="hide move" aria-labelledby="rules-title">
      <div class="lacquer p-8 md:p-12">
        <h2 id="rules-title" class="shaded text-title" data-slot="rules.title">House rules</h2>
        <ol class="rules mt-6 grid gap-x-12 gap-y-6 md:grid-cols-2" data-slot-list="rules.items">
${rules.map(([name, words]) => `          <li class="grid grid-cols-[3rem_1fr]"><p><strong class="block font-sign text-card font-normal" data-slot="name">${text(name)}</strong><span data-slot="words">${text(words)}</span></p></li>`).join('\n')}
        </ol>
      </div>
    </section>
    <section class="mx-auto grid w-[min(100%-2rem,84rem)] items-end gap-8 md:grid-cols-[1fr_auto]" data-slot-section="stand" data-slot-section-may="hide move" aria-labelledby="stand">
      <div class="pb-14">
        <h2 id="stand" class="text-title" data-slot="stand.title">You have a drawer full of these</h2>
        <p class="mt-3 max-w-[36rem] text-lead" data-slot="stand.words">The function you copy into every project, the icons you drew for a client who never paid. Lay them out. A counter costs nothing until something is sold.</p>
        <p class="mt-5"><a class="button" href="sell.html" data-slot="nav.sell">Take a stall</a></p>
      </div>
      <div class="bags mx-auto w-[min(100%,28rem)]" data-slot-photo="stand.photo">${themed(bags())}</div>
    </section>
  </main>
${footer()}</body>
</html>
`;

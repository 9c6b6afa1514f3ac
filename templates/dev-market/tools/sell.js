/* The form for a stall. */
import { body, footer, head, header, kinds, licenceNames, options } from './layout.js';

const field = (name, label, rest, help = '') =>
  `<label class="font-semibold" for="${name}"${label.slot ? ` data-slot="${label.slot}"` : ''}>${label.words}</label><input class="field mt-1" id="${name}" name="${name}" ${rest} required>${help}<span class="fault block" id="${name}-fault"></span>`;

export const sell = () => `${head('sell', 'Take a stall in Semicolon Hall', 'For developers: lay out one small part, set its price and licence, and see the label it will carry. A counter costs nothing until something is sold.')}${body('sell')}
${header('sell.html')}
  <main id="main">
    <div class="awning" data-stripe="butter"></div>
    <div class="mx-auto grid w-[min(100%-2rem,84rem)] grid-cols-1 gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div>
        <h1 class="text-giant" data-slot="nav.sell">Take a stall</h1>
        <p class="mt-3 max-w-[36rem] text-lead" data-slot="sell.lead">Tell us about one part. The porter reads every application, weighs the part, and answers within two market days, in sentences.</p>
        <form class="mt-8 grid gap-6" method="post" data-form="stall" data-sell>
          <div class="hidden border-2 border-wrong bg-sheet p-4 data-shown:block" tabindex="-1" role="alert" data-sell-faults></div>
          <fieldset class="grid gap-5 sm:grid-cols-2">
            <legend class="mb-3 font-sign text-card">You</legend>
            <p>${field('grower', { words: 'Your name' }, 'autocomplete="name"')}</p>
            <p>${field('email', { words: 'E-mail' }, 'type="email" autocomplete="email"')}</p>
          </fieldset>
          <fieldset class="grid gap-5 sm:grid-cols-2">
            <legend class="mb-3 font-sign text-card" data-slot="sell.part">The part</legend>
            <p>${field('part', { words: 'Its name' }, 'maxlength="40"')}</p>
            <p><label class="font-semibold" for="kind" data-slot="market.kind">Kind</label><select class="field mt-1" id="kind" name="kind">${options('kinds.items', 'One of', kinds)}</select></p>
            <p class="sm:col-span-2">${field('what', { words: 'What it does, in one line', slot: 'sell.what' }, 'maxlength="80" aria-describedby="what-help"', '<span class="block text-small text-soft" id="what-help" data-slot="sell.what-help">As you would say it across a counter. “Blazing” is not a weight.</span>')}</p>
            <p class="sm:col-span-2">${field('address', { words: 'Where we can look at it', slot: 'sell.address' }, 'type="url" inputmode="url" placeholder="https://" aria-describedby="address-help"', '<span class="block text-small text-soft" id="address-help" data-slot="sell.address-help">A repository or a page. It may be private: say so, and we ask for a key.</span>')}</p>
          </fieldset>
          <fieldset class="grid gap-5 sm:grid-cols-3">
            <legend class="mb-3 font-sign text-card">The label</legend>
            <p>${field('price', { words: 'Price in euros', slot: 'sell.price' }, 'inputmode="decimal" value="4"')}</p>
            <p>${field('kb', { words: 'Weight in kB', slot: 'sell.weight' }, 'inputmode="decimal"')}</p>
            <p><label class="font-semibold" for="licence" data-slot="market.licence">Licence</label><select class="field mt-1" id="licence" name="licence">${options('licences.items', 'One of', licenceNames)}</select></p>
          </fieldset>
          <div>
            <p class="flex gap-3"><input class="mt-1 size-6 shrink-0 accent-awning" id="mine" name="mine" type="checkbox" required><label for="mine" data-slot="sell.mine">I made this, or have in writing that I may sell it.</label></p>
            <p class="fault" id="mine-fault"></p>
          </div>
          <p class="hidden" aria-hidden="true"><label for="bot-field">Leave this empty</label><input id="bot-field" name="bot-field" tabindex="-1" autocomplete="off"></p>
          <p><button class="button" type="submit" data-slot="sell.button">Hand it to the porter</button></p>
          <p class="min-h-7 font-semibold" role="status" data-form-status></p>
          <p hidden data-thanks data-slot="sell.thanks">The porter has it, and will write within two market days.</p>
        </form>
      </div>
      <aside aria-label="The label and what it costs">
        <div class="lg:sticky lg:top-6">
          <div class="label-card relative mx-auto max-w-[25rem] rotate-1 rounded-sign border-3 p-6">
            <p class="text-small font-semibold" data-slot="sell.label">Your label, as it would hang</p>
            <p class="mt-2 min-h-11 font-sign text-[2.3rem] leading-none text-price" data-label="part" data-slot="sell.example">Your part</p>
            <p class="mt-1 min-h-7" data-label="what" data-slot="sell.what">What it does, in one line</p>
            <p class="mt-3 border-t-2 border-dotted border-line/40 min-h-8 pt-2 text-small"><span data-label="kind"></span><span class="after-comma" data-label="kb"></span><span class="after-comma" data-label="licence"></span></p>
            <p class="mt-1 min-h-[3.4rem] text-end font-sign text-[3.4rem] leading-none text-price" data-label="price"></p>
          </div>
          <div class="good-picture good-small" data-slot-photo="sell.photo"><img src="assets/img/goods/spices.svg" width="280" height="224" alt=""></div>
          <div class="plank"></div>
          <div data-slot-list="sell.terms">
            <div class="mt-6"><h2 class="text-card" data-slot="name">What a stall costs</h2><p class="mt-2" data-slot="words">Nothing to stand. A tenth of what is sold, once a month, with a list. Parts that cost nothing are weighed and hung for nothing.</p></div>
            <div class="mt-6"><h2 class="text-card" data-slot="name">What we turn away</h2><p class="mt-2" data-slot="words">What calls home. What needs an account to run. What weighs more than it does.</p></div>
          </div>
        </div>
      </aside>
    </div>
  </main>
${footer()}</body>
</html>
`;

/* The porter's lodge: how to write, who is behind the hall, terms and data. */
import { bags } from './draw/hall.js';
import { body, footer, head, header, text, themed } from './layout.js';

const hours = [['Monday to Friday', '06:00 to 18:00 UTC'], ['Saturday', '06:00 to 12:00 UTC'], ['Sunday', 'only the cat']];
const subjects = ['Something I bought', 'Something I sell', 'An invoice', 'Something else'];

export const contact = () => `${head('contact', 'Write to the porter | Semicolon Hall', 'How to reach the people of the hall: by post, by e-mail, or with the form here. The porter answers within two market days.')}${body('contact')}
${header('')}
  <main id="main">
    <div class="awning" data-stripe="green"></div>
    <div class="mx-auto grid w-[min(100%-2rem,84rem)] grid-cols-1 gap-x-14 gap-y-10 pt-6 pb-16 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div>
        <h1 class="text-giant" data-slot="contact.title">Write to the porter</h1>
        <p class="mt-3 max-w-[36rem] text-lead" data-slot="contact.lead">Ines Portier has the keys, the scale and the post of the hall. She answers within two market days.</p>
        <form class="mt-8 grid gap-5" method="post" data-form="contact" data-contact>
          <p><label class="font-semibold" for="name">Your name</label><input class="field mt-1" id="name" name="name" autocomplete="name" maxlength="80" required><span class="fault block" id="name-fault"></span></p>
          <p><label class="font-semibold" for="email">E-mail</label><input class="field mt-1" id="email" name="email" type="email" autocomplete="email" required><span class="fault block" id="email-fault"></span></p>
          <p><label class="font-semibold" for="subject">Subject</label><select class="field mt-1" id="subject" name="subject" data-slot-list="contact.subjects">${subjects.map((one) => `<option data-slot="name">${one}</option>`).join('')}</select></p>
          <p><label class="font-semibold" for="message">Message</label><textarea class="field mt-1" id="message" name="message" rows="6" maxlength="4000" required></textarea><span class="fault block" id="message-fault"></span></p>
          <p class="hidden" aria-hidden="true"><label for="bot-field">Leave this empty</label><input id="bot-field" name="bot-field" tabindex="-1" autocomplete="off"></p>
          <p><button class="button" type="submit">Send</button></p>
          <p class="min-h-7 font-semibold" role="status" data-form-status></p>
          <p hidden data-thanks data-slot="contact.thanks">The porter has your letter, and will write within two market days.</p>
        </form>
      </div>
      <div>
        <section class="lacquer p-7" data-slot-section="address" data-slot-section-may="hide" aria-labelledby="lodge">
          <h2 id="lodge" class="text-card" data-slot="address.title">The porter’s lodge</h2>
          <p class="mt-3"><span data-slot="address.name">Semicolon Hall</span><br><span data-slot="address.street">Quai des Virgules 5</span><br><span data-slot="address.town">1201 Pré-Sauvage</span></p>
          <p class="mt-3"><a class="link inline-block py-1" href="mailto:porter@semicolon-hall.example" data-slot="contact.email" data-slot-attr="href:contact.email">porter@semicolon-hall.example</a></p>
          <p><a class="link inline-block py-1" href="tel:+441632960411" data-slot="contact.phone" data-slot-attr="href:contact.phone">+44 1632 960411</a></p>
        </section>
        <section class="mt-10" data-slot-section="hours" data-slot-section-may="hide" aria-labelledby="hours">
          <h2 id="hours" class="text-title" data-slot="hours.title">When somebody is there</h2>
          <dl class="mt-4" data-slot-list="hours.items">
${hours.map(([day, time]) => `            <div class="flex justify-between gap-4 border-b-2 border-dotted border-rule py-1.5"><dt class="text-soft" data-slot="days">${day}</dt><dd class="text-end font-semibold" data-slot="times">${time}</dd></div>`).join('\n')}
          </dl>
        </section>
        <div class="bags mt-10" data-slot-photo="contact.photo">${themed(bags())}</div>
      </div>
    </div>
  </main>
${footer()}</body>
</html>
`;

const terms = [
  ['Who sells', 'The grower whose name is on the label. The hall lends the counter, takes the money and hands over nine tenths of it.'],
  ['What you buy', 'A copy of the part as it was weighed, with the licence on its label, and every release of the same first number.'],
  ['Taking it back', 'For fourteen days, for any reason, if the part is in no product of yours yet. Write to the porter; the money goes back the way it came.'],
  ['When it breaks', 'The grower mends what does not do what the label says. What cannot be mended is taken back, however old it is.'],
];
const data = [
  ['The bag', 'What lies in it is kept in your browser, and nowhere else, until you pay.'],
  ['An order', 'Your e-mail address, what you bought and what you paid: kept for ten years, because the books must be.'],
  ['A letter', 'Kept until it is answered, and for a year after that. Then it is shredded.'],
  ['Nothing else', 'No counting of visitors, no notes about you, nothing asked of another host.'],
];
const list = (name, items) => `<div data-slot-list="${name}">
${items.map(([title, words]) => `          <div class="mt-6"><h3 class="text-card" data-slot="name">${title}</h3><p class="mt-2 max-w-[38rem]" data-slot="words">${text(words)}</p></div>`).join('\n')}
        </div>`;

export const legal = () => `${head('legal', 'Who we are, terms and data | Semicolon Hall', 'Who runs the hall, on which terms its growers sell, and what is kept of you when you buy or write. In plain words.')}${body('legal')}
${header('')}
  <main id="main">
    <div class="awning" data-stripe="plum"></div>
    <div class="mx-auto grid w-[min(100%-2rem,84rem)] grid-cols-1 gap-x-14 gap-y-12 pt-6 pb-16 lg:grid-cols-2">
      <div class="lg:col-span-2">
        <h1 class="text-giant" data-slot="nav.legal">Who we are, terms and data</h1>
      </div>
      <section class="lg:col-span-2" id="who" aria-labelledby="who-title">
        <h2 id="who-title" class="text-title" data-slot="legal.who">Who runs the hall</h2>
        <p class="mt-4 max-w-[38rem]"><span data-slot="address.name">Semicolon Hall</span>, <span data-slot="address.street">Quai des Virgules 5</span>, <span data-slot="address.town">1201 Pré-Sauvage</span>. <span data-slot="legal.responsible">Responsible for what is said here: Ines Portier. Register of cooperatives, number 0 411 960.</span></p>
        <p class="mt-2"><a class="link inline-block py-1" href="mailto:porter@semicolon-hall.example" data-slot="contact.email" data-slot-attr="href:contact.email">porter@semicolon-hall.example</a></p>
      </section>
      <section data-slot-section="terms" data-slot-section-may="hide move" id="terms" aria-labelledby="terms-title">
        <h2 id="terms-title" class="text-title" data-slot="terms.title">Terms</h2>
        ${list('terms.items', terms)}
      </section>
      <section data-slot-section="data" data-slot-section-may="hide move" id="data" aria-labelledby="data-title">
        <h2 id="data-title" class="text-title" data-slot="data.title">What we know of you</h2>
        ${list('data.items', data)}
      </section>
    </div>
  </main>
${footer()}</body>
</html>
`;

// Makes the pages in journeys/, the list in index.html and the legs in itinerary.html from assets/js/journeys.js: node tools/build-pages.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import '../assets/js/journeys.js';
import '../assets/js/strip.js';

const { JOURNEYS, StripMap } = globalThis;
const { hours, modes, money } = StripMap;
const root = new URL('../', import.meta.url);
const monthNames = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const sum = (legs, field) => legs.reduce((total, leg) => total + leg[field], 0);
const facts = (journey) => ({ days: sum(journey.legs, 'days'), price: sum(journey.legs, 'price'), km: sum(journey.legs, 'km') });
const list = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

function card(journey) {
  const { days, price } = facts(journey);
  return `        <li class="col j-${journey.id}" data-journey data-region="${journey.region}" data-days="${days}" data-price="${price}" data-pace="${journey.pace}" data-months="${journey.months.join(' ')}">
          <a class="poster" href="journeys/${journey.id}.html">
            <img src="assets/img/posters/${journey.id}.svg" width="400" height="600" alt="" loading="lazy">
            <span class="poster-tag">${journey.region}</span>
            <span class="poster-text">
              <span class="poster-name">${journey.name}</span>
              <span class="poster-route">${journey.legs[0].from} to ${journey.legs.at(-1).to}</span>
              <span class="poster-facts">${days} days, ${money(price)}</span>
            </span>
          </a>
        </li>`;
}

function day(leg, index, start) {
  const end = start + leg.days - 1;
  return `          <li class="leg leg-${leg.mode}">
            <div class="leg-map">${StripMap.cell(leg, index)}</div>
            <div class="leg-text">
              <p class="leg-day">Day ${start}${end > start ? ` to ${end}` : ''}</p>
              <h3>${leg.from} <span aria-hidden="true">→</span><span class="visually-hidden">to</span> ${leg.to}</h3>
              <p class="leg-facts">${modes[leg.mode]}, ${hours(leg.hours)}, ${leg.km} km</p>
              <p>${leg.text}</p>
            </div>
          </li>`;
}

function page(journey, next) {
  const { days, price, km } = facts(journey);
  let start = 1;
  const legs = journey.legs.map((leg, index) => {
    const item = day(leg, index, start);
    start += leg.days;
    return item;
  });
  const [first, last] = [journey.legs[0].from, journey.legs.at(-1).to];
  return readFileSync(new URL('tools/journey.html', root), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, key) => ({
    id: journey.id,
    name: journey.name,
    first,
    last,
    days,
    km: km.toLocaleString('en-GB'),
    price: money(price),
    single: money(Math.round(price * 1.28)),
    region: journey.region,
    pace: journey.pace,
    transport: journey.transport,
    line: journey.line,
    about: journey.about,
    bring: journey.bring,
    months: list(journey.months.map((month) => monthNames[month - 1])),
    legs: legs.join('\n'),
    end: StripMap.entry(journey.legs.length) / 1.6,
    nextId: next.id,
    nextName: next.name,
  })[key]);
}

mkdirSync(new URL('journeys/', root), { recursive: true });
JOURNEYS.forEach((journey, index) => {
  const next = JOURNEYS[(index + 1) % JOURNEYS.length];
  writeFileSync(new URL(`journeys/${journey.id}.html`, root), page(journey, next));
});

/** The legs of one journey in the builder. The buttons that add them are put in by assets/js/itinerary.js. */
function choices(journey, number) {
  const open = number === 0;
  const legs = journey.legs.map((leg, n) => `                    <li data-leg="${journey.id}.${n}" data-leg-from="${leg.from}"><span><strong>${leg.from} to ${leg.to}</strong><small>${modes[leg.mode]}, ${leg.days === 1 ? '1 day' : `${leg.days} days`}, ${money(leg.price)}</small></span></li>`);
  return `                <div class="accordion-item">
                  <h2 class="accordion-header"><button class="accordion-button${open ? '' : ' collapsed'}" type="button" data-bs-toggle="collapse" data-bs-target="#c-${journey.id}" aria-expanded="${open}" aria-controls="c-${journey.id}"><span class="catalogue-head"><img src="assets/img/posters/${journey.id}.svg" width="42" height="42" alt="">${journey.name}</span></button></h2>
                  <div id="c-${journey.id}" class="accordion-collapse collapse${open ? ' show' : ''}" data-bs-parent="#catalogue" data-whole="${journey.id}"><ul class="catalogue-list">
${legs.join('\n')}
                  </ul></div>
                </div>`;
}

function fill(page, name, items) {
  const file = new URL(page, root);
  const marked = new RegExp(`(<!-- ${name} -->\\n)[^]*?( *<!-- end of ${name} -->)`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(marked, (_, before, after) => `${before}${items.join('\n')}\n${after}`));
}

fill('index.html', 'journeys', JOURNEYS.map(card));
fill('itinerary.html', 'legs', JOURNEYS.map(choices));

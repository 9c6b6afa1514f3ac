import type { Item, SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, capitalised, currencyOf, isUnwanted } from './business.ts';
import { versionOf } from './filled-templates.ts';
import { ownLook } from './own-look.ts';
import {
  addressOf,
  asRich,
  datesOf,
  groupsOf,
  hoursLine,
  interfaceSlots,
  moreToKnow,
  substanceOf,
  tellingOf,
  titleOf,
} from './pieces.ts';
import { asSentence, describePage, fill, shorten } from './shorten.ts';
import { DAY_SLOTS, weekOf } from './week.ts';

type Offer = Business['offers'][number];

const WORDS = {
  en: {
    noun: 'Pizza',
    menu: 'Menu',
    read: 'Read the menu',
    visit: 'Find us',
    more: 'And besides',
    order: {
      'filters.none': 'Nothing on the menu fits all of that.',
      'docket.empty': 'Nothing chosen yet.',
      'docket.foot': 'Thank you.',
      'order.paid': 'paid when it is collected',
      'order.come': 'Please collect it at the time you chose.',
    },
  },
  de: {
    noun: 'Pizza',
    menu: 'Karte',
    read: 'Zur Karte',
    visit: 'Anfahrt',
    more: 'Außerdem',
    order: {
      'filters.none': 'Auf der Karte passt nichts zu allem davon.',
      'docket.empty': 'Noch nichts ausgewählt.',
      'docket.foot': 'Vielen Dank.',
      'order.paid': 'wird bei der Abholung bezahlt',
      'order.come': 'Bitte holen Sie es zur gewählten Zeit ab.',
    },
  },
};

/** Drawings of pizzas by words that name what is on them; the last one stands for any other. */
const DRAWINGS: readonly [words: RegExp, file: string][] = [
  [/marinara|rossa/i, 'marinara'],
  [/diavola|salam|pepperoni|peperoni|piccante|hot|scharf/i, 'diavola'],
  [/napoli|napolet|sardell|acciugh|anchov/i, 'napoletana'],
  [/capricciosa|quattro stagioni|prosciutto e funghi/i, 'capricciosa'],
  [/ortolana|veget|verdur|gemüse|vegan/i, 'ortolana'],
  [/formaggi|käse|cheese|bianca/i, 'quattro-formaggi'],
  [/patat|kartoffel|potato/i, 'patate'],
  [/salsicc|friariell/i, 'salsiccia'],
  [/crudo|parma|rucola|rocket/i, 'crudo'],
  [/hawai|ananas|pineapple/i, 'argument'],
  [/./, 'margherita'],
];

const PIZZA =
  /pizz|margherita|margarita|marinara|diavola|napoli|napoletana|capricciosa|quattro|calzone|ortolana|prosciutto|funghi|salsiccia|tonno|hawaii|salami/i;

/** The most letters that a line of the sign may have. */
const LINES = ['5', '7', '9', '12'];

/** The name in two lines, where a pizza stands for an o of the second, or behind it. */
function signOf(name: string, noun: string): { first: string; before: string; after: string } | null {
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  const first = words.slice(0, -1).join(' ') || noun;
  const [, before = '', after = ''] = /^(.*?)o(.*)$/iu.exec(last) ?? [last, last, ''];
  const fits = [...first].length <= 12 && [...last].length <= 11;
  return fits && [...before].length <= 10 && [...after].length <= 10 ? { first, before, after } : null;
}

/** For pizzerias: each pizza with its drawing, everything else in smaller lists. */
export function fillPizza(business: Business): SiteValues | null {
  const { facts, ours, name, phone, email, language } = business;
  const own = WORDS[language];
  const sign = signOf(name, own.noun);
  const offers = isUnwanted(business, 'offers', 'menu') ? [] : business.offers;
  const isPizza = (offer: Offer) => PIZZA.test(offer.group ?? '') || PIZZA.test(offer.name);
  const pizzas = offers.filter(isPizza);
  const others = offers.filter((offer) => !isPizza(offer));
  const kinds = [facts.kind, ...facts.otherKinds];
  const isForIt =
    kinds.some((kind) => kind === 'restaurant' || kind === 'food-stand') &&
    language === facts.language &&
    facts.name;
  if (!isForIt || !sign || pizzas.length < 2 || substanceOf(business) < 2 || !(phone || email)) return null;
  const { lead, rest } = tellingOf(business, 200);
  const { street, town } = addressOf(business);
  const week = isUnwanted(business, 'hours') ? null : weekOf(facts.hours);
  const hours = week ? '' : hoursLine(business);
  const people = isUnwanted(business, 'team')
    ? []
    : facts.people.map((one) => [one.name, one.role].filter(Boolean).join(', '));
  const dates = datesOf(business).map(({ date, what }) =>
    [capitalised(what), date].filter(Boolean).join(': '),
  );
  const more = moreToKnow(business, { title: 80, words: 200 })
    .map(({ title, words: text }) => `${title}: ${text}`)
    .filter((text) => !dates.some((date) => text.endsWith(date.split(': ').at(-1) ?? date)));
  const about = fill([...(isUnwanted(business, 'about') ? [] : rest), ...people.map(asSentence)], 400);
  const visit = fill([hours, ...about.rest, ...dates, ...more].filter(Boolean).map(asSentence), 600).text;
  const longest = Math.max([...sign.before, ...sign.after].length + 1, [...sign.first].length);
  return {
    template: 'pizza-world',
    version: versionOf('pizza-world'),
    pages: [],
    look: ownLook('pizza-world', facts.colours),
    sections: [
      ...(about.text ? ['story'] : []),
      ...(others.length > 0 ? ['sides'] : []),
      'visit',
      ...(street ? ['street'] : []),
      ...(town ? ['town'] : []),
      ...(phone ? ['phone'] : []),
      ...(email ? ['email'] : []),
      ...(week ? ['hours'] : []),
    ],
    slots: {
      ...interfaceSlots(business, ['skip', 'main', 'dark', 'hours', ...DAY_SLOTS]),
      'page.title': titleOf([name, business.town && ours.in(own.noun, business.town)], ours.site),
      'page.description': describePage([lead, facts.places[0]?.text ?? ''], [ours.about(shorten(name, 60))]),
      'page.icon': 'assets/img/favicon.svg',
      'business.name': name,
      'business.currency': currencyOf(business),
      'business.locale': language === 'de' ? 'de-DE' : 'en-GB',
      'sign.letters': LINES.find((most) => longest <= Number(most)) ?? '12',
      'sign.first': sign.first,
      'sign.before': sign.before,
      'sign.after': sign.after,
      'sign.drawing': 'assets/img/pizzas/margherita.svg',
      'sign.photo': null,
      'hero.words': lead,
      'hero.button': own.read,
      ...(about.text && { 'hero.story': asRich(about.text, 400) }),
      'nav.menu': own.menu,
      'nav.visit': own.visit,
      'menu.title': own.menu,
      'menu.note': '',
      'menu.groups': groupsOf(pizzas)
        .slice(0, 10)
        .map((group) => ({
          title: shorten(group || own.noun, 40),
          note: '',
          items: inGroup(pizzas, group).map((offer) => ({
            ...listed(business, offer),
            photo: null,
            drawing: `assets/img/pizzas/${DRAWINGS.find(([pattern]) => pattern.test(offer.name))?.[1]}.svg`,
          })),
        })),
      ...(others.length > 0 && {
        'sides.groups': groupsOf(others)
          .slice(0, 10)
          .map((group) => ({
            title: shorten(group || own.more, 40),
            items: inGroup(others, group).map((offer) => listed(business, offer)),
          })),
      }),
      'visit.title': own.visit,
      'visit.words': visit,
      ...(street && { 'contact.street': street }),
      ...(town && { 'contact.town': town }),
      ...(phone && { 'contact.phone': phone }),
      ...(email && { 'contact.email': email }),
      ...(week && Object.fromEntries(DAY_SLOTS.map((day, index) => [`hours.${day}`, week[index] ?? '–']))),
      'footer.imprint': '',
      // Of the order form, which is left out until there is a kitchen that takes orders.
      ...own.order,
      'business.time-zone': language === 'de' ? 'Europe/Berlin' : 'Europe/London',
      'hours.closed-on': '',
    },
  };
}

const inGroup = (offers: readonly Offer[], group: string) =>
  offers.filter((offer) => (offer.group ?? '') === group).slice(0, 40);

function listed(business: Business, offer: Offer): Item {
  const price = isUnwanted(business, 'prices') ? '' : (offer.price ?? '');
  const isPrice = /\d/.test(price) && [...price].length <= 24;
  return {
    name: shorten(offer.name, 60),
    price: isPrice ? price : '',
    words: shorten([offer.detail, isPrice ? '' : price].filter(Boolean).join(', '), 160),
    contains: '',
    tags: '',
  };
}

import type { SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, currencyOf, isUnwanted } from './business.ts';
import { versionOf } from './filled-templates.ts';
import { ownLook } from './own-look.ts';
import {
  addressOf,
  groupsOf,
  hoursLine,
  interfaceSlots,
  legalItems,
  moreToKnow,
  substanceOf,
  tellingOf,
  titleOf,
} from './pieces.ts';
import { asSentence, describePage, fill, shorten } from './shorten.ts';

const WORDS = {
  en: {
    tours: 'Tours',
    ask: 'Ask for a place',
    label: 'The tours',
    more: 'Good to know',
    sent: 'Thank you. It has arrived.',
  },
  de: {
    tours: 'Touren',
    ask: 'Platz anfragen',
    label: 'Die Touren',
    more: 'Gut zu wissen',
    sent: 'Vielen Dank. Ihre Nachricht ist angekommen.',
  },
};

/** Posters by words of what is passed on the way. The others follow in turn. */
const POSTERS: readonly [words: RegExp, file: string][] = [
  [/fjord|kayak|kajak|boat|boot|sail|segel/i, 'fjord'],
  [/train|bahn|zug|mountain|berg|alp|hut|hütte/i, 'viaduct'],
  [/church|kirche|old town|altstadt|cathedral|dom\b/i, 'spires'],
  [/island|insel|sea|meer|swim|bay|bucht/i, 'adriatic'],
  [/coast|küste|lighthouse|leuchtturm|cliff|klippe/i, 'landsend'],
  [/stone|stein|moor|heath|heide|ruin/i, 'stones'],
  [/night|nacht|bazaar|market|markt/i, 'bosphorus'],
  [/dune|düne|desert|wüste|beach|strand/i, 'dunes'],
];
const TURN = ['spires', 'viaduct', 'landsend', 'fjord', 'adriatic', 'stones', 'bosphorus', 'dunes'];

/** For guides with several tours: each has a poster, and a form asks for a place. */
export function fillTours(business: Business): SiteValues | null {
  const { facts, ours, words, name, noun, town: where, phone, email, language } = business;
  const tours = isUnwanted(business, 'offers') ? [] : business.offers.slice(0, 24);
  const isForIt = facts.kind === 'tour-guide' && language === facts.language && facts.name;
  if (!isForIt || tours.length < 3 || substanceOf(business) < 2) return null;
  const own = WORDS[language];
  const { lead, rest } = tellingOf(business, 200);
  const { street, town } = addressOf(business);
  const line = hoursLine(business);
  const hours = line ? facts.hours.slice(0, 10) : [];
  const people = isUnwanted(business, 'team') ? [] : facts.people;
  const about = fill(isUnwanted(business, 'about') ? [] : rest, 600).text;
  const more = [
    ...(about ? [{ name: words.about, words: about }] : []),
    ...people.map((one) => ({ name: shorten(one.name, 80), words: one.role ?? words.about })),
    ...moreToKnow(business, { title: 80, words: 200 }).map(({ title, words: text }) => ({
      name: title,
      words: text,
    })),
  ].slice(0, 16);
  const hasPrices = !isUnwanted(business, 'prices');
  const files = postersOf(tours.map((tour) => tour.name));
  const [, ...headings] = groupsOf(tours);
  const posters = tours.map((tour, index) => ({
    name: tour.name,
    link: 'index.html#enquire',
    drawing: `assets/img/posters/${files[index]}.svg`,
    photo: null,
  }));
  return {
    template: 'tour-world',
    version: versionOf('tour-world'),
    pages: ['contact.html', 'legal.html'],
    look: ownLook('tour-world', facts.colours),
    sections: [
      ...(tours.length > 3 ? ['slices'] : []),
      ...(street ? ['street'] : []),
      ...(town ? ['town'] : []),
      ...(phone ? ['phone'] : []),
      ...(email ? ['email'] : []),
      ...(hours.length > 0 ? ['hours', 'hours-line'] : []),
      ...(more.length > 0 ? ['way'] : []),
    ],
    slots: {
      ...interfaceSlots(business, [
        ...['skip', 'menu', 'close', 'main', 'dark', 'hours', 'legal', 'name', 'email', 'message', 'send'],
        ...['journey', 'people', 'know', 'undecided'],
      ]),
      'page.icon': 'assets/img/favicon.svg',
      'page.page-title': titleOf([name, business.nounInTown], ours.site),
      'page.description': describePage([lead, facts.places[0]?.text ?? ''], [ours.about(shorten(name, 60))]),
      'contact-page.page-title': titleOf([ours.contact, name], ours.site),
      'contact-page.description': ours.contactDescription(shorten(name, 60)),
      'legal.page-title': titleOf([ours.legal.title, name], ours.site),
      'legal.description': ours.legalDescription(shorten(name, 60)),
      'lost.page-title': titleOf([ours.lost.title, name], ours.site),
      'lost.description': ours.lost.description(shorten(name, 50)),
      'business.name': shorten(name, 40),
      'business.locale': language === 'de' ? 'de-DE' : 'en-GB',
      'business.currency': currencyOf(business),
      'forms.send': 'site',
      'forms.endpoint': '',
      'forms.sent': own.sent,
      'nav.journeys': own.tours,
      'nav.enquire': own.ask,
      'nav.contact': ours.contact,
      'nav.legal': shorten(ours.legal.title, 28),
      'hero.title': shorten(noun, 36),
      'hero.accent': where ? shorten(ours.in('', where).trim(), 36) : '',
      'hero.words': lead,
      ...(tours.length > 3 && {
        'slices.label': own.label,
        'slices.items': posters.slice(0, 8).map((poster) => ({ ...poster, name: shorten(poster.name, 40) })),
      }),
      'journeys.title': own.tours,
      'journeys.items': posters.map((poster, index) => ({
        ...poster,
        name: shorten(poster.name, 60),
        region: '',
        route: shorten(
          [headings.length > 0 && tours[index]?.group, tours[index]?.detail].filter(Boolean).join(', '),
          80,
        ),
        facts: hasPrices ? shorten(tours[index]?.price ?? '', 60) : '',
        days: '',
        price: '',
        pace: '',
        months: '',
      })),
      'enquire.title': words.form,
      'enquire.words': words.formWords,
      'enquire.button': own.ask,
      ...(street && { 'contact.street': street }),
      ...(town && { 'contact.town': town }),
      ...(phone && { 'contact.phone': phone }),
      ...(email && { 'contact.email': email }),
      'contact.title': ours.contact,
      'contact.accent': '',
      'where.title': ours.placeOf,
      ...(hours.length > 0 && {
        'hours.title': ours.hours,
        'hours.items': hours.map(({ days, times, what }) => ({
          days: shorten([what, days].filter(Boolean).join(', ') || ours.open, 40),
          times: shorten(times, 40),
        })),
        'hours.summary': line,
        'hours.more': '',
      }),
      ...(more.length > 0 && { 'way.title': own.more, 'way.items': more }),
      'write.title': ours.contact,
      'write.words': asSentence(words.closing),
      'foot.words': '',
      'legal.title': ours.legal.title,
      'legal.words': '',
      'legal.items': [
        ...legalItems(business),
        { title: ours.legal.privacy, words: ours.legal.privacyWords },
      ].map(({ title, words: text }) => ({ name: title, words: text })),
      'legal.date': ours.legal.date,
      'lost.title': ours.lost.title,
      'lost.accent': '',
      'lost.words': ours.lost.lead,
      'lost.home': ours.lost.home,
    },
  };
}

/** The poster of each tour: by its words, or the next of those that no other one has. */
function postersOf(names: readonly string[]): string[] {
  const found = names.map((name) => POSTERS.find(([words]) => words.test(name))?.[1]);
  const free = TURN.filter((file) => !found.includes(file));
  const turn = free.length > 0 ? free : TURN;
  let next = 0;
  return found.map((file) => {
    if (file) return file;
    next += 1;
    return turn[(next - 1) % turn.length] ?? 'spires';
  });
}

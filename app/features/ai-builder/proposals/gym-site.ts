import type { SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, isUnwanted } from './business.ts';
import { versionOf } from './filled-templates.ts';
import { frameWithHours } from './frame.ts';
import { ownLook } from './own-look.ts';
import { groupsOf, moreToKnow, paragraphsOf, substanceOf, tellingOf } from './pieces.ts';
import { shorten } from './shorten.ts';

const WORDS = {
  en: {
    classes: 'Training',
    team: 'Team',
    prices: 'Prices',
    drawing: 'Chalk drawing of a training room: a rack with a bar, punching bags and kettlebells',
    more: 'Good to know',
  },
  de: {
    classes: 'Training',
    team: 'Team',
    prices: 'Preise',
    drawing: 'Kreidezeichnung eines Trainingsraums: ein Gestell mit Hantel, Boxsäcke und Kugelhanteln',
    more: 'Gut zu wissen',
  },
};

/** Letters that the name at the top may have, as the template knows them. */
const LETTERS = ['7', '8', '9', '10', '12', '14', '17', '20', '24'];
const PLATES = ['25', '20', '15', '10', '5'];
const RIM = 26;

/** For gyms with a name that fits over the whole page: what is trained, by whom, and prices beside a loaded bar. */
export function fillGym(business: Business): SiteValues | null {
  const { facts, ours, words, name, language } = business;
  const letters = LETTERS.find((most) => [...name].length <= Number(most));
  const isForIt = facts.kind === 'gym' && language === facts.language && facts.name;
  if (!isForIt || !letters || substanceOf(business) < 2) return null;
  const own = WORDS[language];
  const { lead, rest } = tellingOf(business, 200);
  const frame = frameWithHours(business, lead, [
    ...['load', 'pages', 'trainers', 'which-day', 'choose-day', 'weekday', 'on-saturday', 'on-sunday'],
    ...['anything', 'try'],
  ]);
  const offers = isUnwanted(business, 'offers') ? [] : business.offers;
  const hasPrices = !isUnwanted(business, 'prices');
  const hasPrice = ({ price = '' }: (typeof offers)[number]) =>
    hasPrices && /\d/.test(price) && [...price].length <= 24;
  const [heading, ...headings] = groupsOf(offers.filter(hasPrice));
  const groupOf = (offer: (typeof offers)[number]) => (headings.length > 0 ? offer.group : '');
  const priced = offers.filter(hasPrice).slice(0, 16);
  const kinds = offers.filter((offer) => !hasPrice(offer)).slice(0, 16);
  const people = isUnwanted(business, 'team') ? [] : facts.people.slice(0, 12);
  const fitsRim = people.length > 0 && people.every((one) => [...one.name].length <= RIM);
  const about = isUnwanted(business, 'about') ? [] : paragraphsOf(rest);
  const more = moreToKnow(business, { title: 80, words: 200 }).slice(0, 16);
  const choices = offers.slice(0, 12).map((offer) => ({ name: shorten(offer.name, 28) }));
  const hasForm = !isUnwanted(business, 'contact', 'booking', 'forms');
  const trial = hasForm ? 'index.html#trial' : 'contact.html';
  return {
    template: 'gym',
    version: versionOf('gym'),
    pages: ['contact.html', 'legal.html'],
    look: ownLook('gym', facts.colours),
    sections: [
      ...(kinds.length > 0 ? ['to-classes'] : []),
      ...(fitsRim ? ['to-trainers'] : []),
      ...(priced.length > 0 ? ['to-prices'] : []),
      ...(about.length > 0 ? ['house'] : []),
      ...(kinds.length > 0 ? ['kinds'] : []),
      ...(fitsRim ? ['coaches'] : []),
      ...(priced.length > 0 ? ['offers'] : []),
      ...(hasForm ? ['trial'] : []),
      ...(hasForm && choices.length > 1 ? ['trial-choices'] : []),
      ...(more.length > 0 ? ['way'] : []),
      ...frame.sections,
    ],
    slots: {
      ...frame.slots,
      'business.name': name,
      'business.locale': language === 'de' ? 'de-DE' : 'en-GB',
      'hero.letters': letters,
      'hero.line': lead,
      'nav.classes': own.classes,
      'nav.classes-link': 'index.html#kinds-title',
      'nav.trainers': own.team,
      'nav.trainers-link': 'index.html#coaches-title',
      'nav.prices': own.prices,
      'nav.prices-link': 'index.html#offers-title',
      ...(about.length > 0 && {
        'house.title': words.about,
        'house.figure': 'room',
        'house.drawing': own.drawing,
        'house.paragraphs': about.map((text) => ({ words: text })),
      }),
      ...(kinds.length > 0 && {
        'kinds.title': own.classes,
        'kinds.items': kinds.map((offer, index) => ({
          name: shorten(offer.name, 40),
          words: shorten(
            [offer.group, offer.detail, hasPrices && offer.price].filter(Boolean).join(', '),
            160,
          ),
          link: trial,
          plate: PLATES[index % PLATES.length] ?? '25',
        })),
        'kinds.button': words.action,
        'kinds.button-link': trial,
      }),
      ...(fitsRim && {
        'coaches.title': ours.people,
        'coaches.items': people.map((one, index) => ({
          name: one.name,
          kind: [...(one.role ?? '')].length <= 14 ? (one.role ?? '') : '',
          number: '',
          words: one.role ?? '',
          plate: PLATES[index % PLATES.length] ?? '25',
          photo: null,
        })),
      }),
      ...(priced.length > 0 && {
        'offers.title': headings.length === 0 && heading ? shorten(heading, 40) : own.prices,
        'offers.words': '',
        'offers.items': priced.map((offer) => ({
          name: shorten(offer.name, 40),
          words: shorten([groupOf(offer), offer.detail].filter(Boolean).join(', '), 140),
          price: offer.price ?? '',
          per: '',
        })),
      }),
      ...(hasForm && {
        'trial.title': words.form,
        'trial.paragraphs': [{ words: words.formWords }],
        ...(choices.length > 1 && { 'trial.choices': choices }),
        'trial.button': words.action,
      }),
      ...(more.length > 0 && { 'way.title': own.more, 'way.items': more }),
    },
  };
}

import type { Value } from '../../../../domain/contract/contract.ts';
import { type Business, isUnwanted } from './business.ts';
import { addressOf, hoursLine, interfaceSlots, legalItems, titleOf } from './pieces.ts';
import { describePage, shorten } from './shorten.ts';
import { DAY_SLOTS, weekOf } from './week.ts';

const WORDS = [
  'skip',
  'menu',
  'close',
  'main',
  'dark',
  'name',
  'email',
  'message',
  'send',
  'hours',
  ...DAY_SLOTS,
];

/** What several templates mark alike: titles of pages, address, hours, legal matters and the page that is not there. */
export interface Frame {
  sections: string[];
  slots: Record<string, Value>;
  /** What is written of each day; null where the hours stand in a line only. */
  week: string[] | null;
}

export function frameOf(business: Business, lead: string, words: readonly string[]): Frame {
  const { facts, ours, name, phone, email } = business;
  const week = isUnwanted(business, 'hours') ? null : weekOf(facts.hours);
  const line = hoursLine(business);
  const { street, town } = addressOf(business);
  const known = { street, town, phone, email, 'hours-line': line };
  return {
    week,
    sections: [
      ...Object.entries(known).flatMap(([section, value]) => (value ? [section] : [])),
      ...(week ? ['hours'] : []),
    ],
    slots: {
      ...interfaceSlots(business, [...WORDS, ...words]),
      'page.icon': 'assets/img/favicon.svg',
      'forms.send': 'site',
      'home.page-title': titleOf([name, business.nounInTown], ours.site),
      'home.description': describePage([lead, facts.places[0]?.text ?? ''], [ours.about(shorten(name, 60))]),
      'contact.page-title': titleOf([ours.contact, name], ours.site),
      'contact.description': ours.contactDescription(shorten(name, 60)),
      'legal.page-title': titleOf([ours.legal.title, name], ours.site),
      'legal.description': ours.legalDescription(shorten(name, 60)),
      'lost.page-title': titleOf([ours.lost.title, name], ours.site),
      'lost.description': ours.lost.description(shorten(name, 50)),
      'nav.contact': ours.contact,
      'nav.legal': shorten(ours.legal.title, 28),
      'contact.title': ours.contact,
      'contact.lead': line && !week ? shorten(line, 180) : '',
      'reach.title': week ? ours.hoursAndPlace : ours.placeOf,
      'reach.form-title': business.words.form,
      'reach.note': business.words.formWords,
      ...(street && { 'contact.street': street }),
      ...(town && { 'contact.town': town }),
      ...(phone && { 'contact.phone': phone }),
      ...(email && { 'contact.email': email }),
      ...(line && { 'hours.summary': line }),
      ...(week && Object.fromEntries(DAY_SLOTS.map((day, index) => [`hours.${day}`, week[index] ?? '–']))),
      'legal.title': ours.legal.title,
      'legal.lead': '',
      'legal.items': [
        ...legalItems(business, 600),
        { title: ours.legal.privacy, words: ours.legal.privacyWords },
      ],
      'legal.date': ours.legal.date,
      'lost.title': ours.lost.title,
      'lost.words': ours.lost.lead,
      'lost.home': ours.lost.home,
      'lost.contact': ours.contact,
    },
  };
}

import type { Value } from '../../../../domain/contract/contract.ts';
import { type Business, isUnwanted } from './business.ts';
import { addressOf, hoursLine, interfaceSlots, legalItems, titleOf } from './pieces.ts';
import { describePage, shorten } from './shorten.ts';
import { DAY_SLOTS, weekOf } from './week.ts';

const WORDS = ['skip', 'menu', 'close', 'main', 'dark', 'name', 'email', 'message', 'send'];

/** What several templates mark alike: titles of pages, address, hours, legal matters and the page that is not there. */
export interface Frame {
  sections: string[];
  slots: Record<string, Value>;
}

export function frameOf(business: Business, lead: string, words: readonly string[]): Frame {
  const { facts, ours, name, phone, email } = business;
  const { street, town } = addressOf(business);
  const known = { street, town, phone, email };
  return {
    sections: Object.entries(known).flatMap(([section, value]) => (value ? [section] : [])),
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
      'contact.lead': '',
      'reach.title': ours.placeOf,
      'reach.form-title': business.words.form,
      ...(street && { 'contact.street': street }),
      ...(town && { 'contact.town': town }),
      ...(phone && { 'contact.phone': phone }),
      ...(email && { 'contact.email': email }),
      'legal.title': ours.legal.title,
      'legal.lead': '',
      'legal.items': [
        ...legalItems(business, 600),
        { title: ours.legal.privacy, words: ours.legal.privacyWords },
      ],
      'legal.date': ours.legal.date,
      'lost.title': ours.lost.title,
      'lost.home': ours.lost.home,
    },
  };
}

/** The same with a table of opening hours, a note in the form and a way from the lost page to the contact page. */
export function frameWithHours(
  business: Business,
  lead: string,
  words: readonly string[],
): Frame & { week: string[] | null } {
  const { facts, ours } = business;
  const frame = frameOf(business, lead, ['hours', ...DAY_SLOTS, ...words]);
  const week = isUnwanted(business, 'hours') ? null : weekOf(facts.hours);
  const line = hoursLine(business);
  return {
    week,
    sections: [...frame.sections, ...(line ? ['hours-line'] : []), ...(week ? ['hours'] : [])],
    slots: {
      ...frame.slots,
      // In one line where it can not be put on days.
      'contact.lead': week ? '' : shorten(line, 180),
      'reach.title': week ? ours.hoursAndPlace : ours.placeOf,
      'reach.note': business.words.formWords,
      ...(line && { 'hours.summary': line }),
      ...(week && Object.fromEntries(DAY_SLOTS.map((day, index) => [`hours.${day}`, week[index] ?? '–']))),
      'lost.words': ours.lost.lead,
      'lost.contact': ours.contact,
    },
  };
}

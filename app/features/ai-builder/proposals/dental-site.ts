import type { SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, isUnwanted } from './business.ts';
import { versionOf } from './filled-templates.ts';
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
import { describePage, fill, shorten } from './shorten.ts';
import { DAY_SLOTS, weekOf } from './week.ts';

const WORDS = {
  en: {
    book: 'Appointment',
    practice: 'Practice',
    drawing: 'One line that becomes a dentist’s chair, a lamp, a smile and a tooth, in a room with a window',
    door: 'A street door with a lamp over it',
    urgent: 'In pain?',
    urgentWords: 'Please ring. It is the quickest way to reach the practice.',
    more: 'Good to know',
  },
  de: {
    book: 'Termin',
    practice: 'Praxis',
    drawing:
      'Eine Linie, aus der ein Behandlungsstuhl, eine Lampe, ein Lächeln und ein Zahn werden, in einem Zimmer mit Fenster',
    door: 'Eine Haustür mit einer Lampe darüber',
    urgent: 'Schmerzen?',
    urgentWords: 'Bitte rufen Sie an. So erreichen Sie die Praxis am schnellsten.',
    more: 'Gut zu wissen',
  },
};

/** For dentists: treatments, people, hours and a form. */
export function fillDental(business: Business): SiteValues | null {
  const { facts, ours, words, name, phone, email, language } = business;
  if (facts.kind !== 'dentist' || language !== facts.language || !facts.name || substanceOf(business) < 2)
    return null;
  const own = WORDS[language];
  const { lead, rest } = tellingOf(business, 200);
  const offers = isUnwanted(business, 'offers') ? [] : business.offers.slice(0, 40);
  const people = isUnwanted(business, 'team') ? [] : facts.people.slice(0, 12);
  const week = isUnwanted(business, 'hours') ? null : weekOf(facts.hours);
  const line = hoursLine(business);
  const { street, town } = addressOf(business);
  const about = isUnwanted(business, 'about') ? '' : fill(rest, 900).text;
  const more = moreToKnow(business, { title: 80, words: 200 }).slice(0, 16);
  const hasPrices = !isUnwanted(business, 'prices');
  const [heading, ...headings] = groupsOf(offers);
  return {
    template: 'dental-clinic',
    version: versionOf('dental-clinic'),
    pages: ['contact.html', 'legal.html'],
    look: { palette: 'lilac', pairing: 'drawn', overrides: {} },
    sections: [
      ...(offers.length > 0 ? ['treatments'] : []),
      ...(people.length > 0 ? ['people'] : []),
      ...(about || week ? ['place'] : []),
      ...(phone ? ['urgent'] : []),
      'next',
      ...(more.length > 0 ? ['way'] : []),
      ...(street ? ['street'] : []),
      ...(town ? ['town'] : []),
      ...(phone ? ['phone'] : []),
      ...(email ? ['email'] : []),
      ...(week ? ['hours'] : []),
      ...(line ? ['hours-line'] : []),
    ],
    slots: {
      ...interfaceSlots(business, [
        ...['skip', 'menu', 'close', 'main', 'dark', 'name', 'email', 'optional-phone', 'message', 'send'],
        ...['legal', 'hours', ...DAY_SLOTS],
      ]),
      'page.icon': 'assets/img/favicon.svg',
      'forms.send': 'site',
      'business.name': shorten(name, 36),
      'business.kind': '',
      'home.page-title': titleOf([name, business.nounInTown], ours.site),
      'home.description': describePage([lead, facts.places[0]?.text ?? ''], [ours.about(shorten(name, 60))]),
      'contact.page-title': titleOf([ours.contact, name], ours.site),
      'contact.description': ours.contactDescription(shorten(name, 60)),
      'legal.page-title': titleOf([ours.legal.title, name], ours.site),
      'legal.description': ours.legalDescription(shorten(name, 60)),
      'lost.page-title': titleOf([ours.lost.title, name], ours.site),
      'lost.description': ours.lost.description(shorten(name, 50)),
      'nav.practice': own.practice,
      'nav.contact': ours.contact,
      'nav.book': own.book,
      'nav.legal': shorten(ours.legal.title, 28),
      'booking.link': 'contact.html',
      'hero.title': shorten(business.nounInTown, 60),
      'hero.lead': lead,
      'hero.button': words.action,
      'hero.drawing': own.drawing,
      ...(offers.length > 0 && {
        'treatments.title': headings.length === 0 && heading ? shorten(heading, 50) : words.offers,
        'treatments.items': offers.map((offer) => ({
          name: shorten(offer.name, 60),
          words: shorten([headings.length > 0 && offer.group, offer.detail].filter(Boolean).join(', '), 160),
          price: hasPrices ? shorten(offer.price ?? '', 24) : '',
        })),
      }),
      ...(people.length > 0 && {
        'people.title': ours.people,
        'people.items': people.map((one) => ({
          name: shorten(one.name, 40),
          role: shorten(one.role ?? '', 50),
          words: '',
          face: '#face-tooth',
          photo: null,
        })),
      }),
      ...((about || week) && {
        'place.title': about ? words.about : ours.hours,
        'place.words': about,
        'place.link': ours.contact,
        'place.figure': 'house',
        'place.drawing': own.door,
      }),
      ...(phone && { 'urgent.title': own.urgent, 'urgent.words': own.urgentWords }),
      'next.title': words.closing,
      'next.words': '',
      'next.button': words.action,
      'contact.title': ours.contact,
      'contact.lead': line && !week ? line : '',
      'reach.title': week ? ours.hoursAndPlace : ours.placeOf,
      'reach.form-title': words.form,
      'reach.note': words.formWords,
      ...(more.length > 0 && { 'way.title': own.more, 'way.items': more }),
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
      'legal.date': shorten(ours.legal.date, 60),
      'lost.title': ours.lost.title,
      'lost.words': ours.lost.lead,
      'lost.home': ours.lost.home,
      'lost.contact': ours.contact,
    },
  };
}

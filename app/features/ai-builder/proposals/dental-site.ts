import type { SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, isUnwanted } from './business.ts';
import { versionOf } from './filled-templates.ts';
import { frameWithHours } from './frame.ts';
import { ownLook } from './own-look.ts';
import { asRich, groupsOf, moreToKnow, substanceOf, tellingOf } from './pieces.ts';
import { fill, shorten } from './shorten.ts';

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
  const { facts, ours, words, name, phone, language } = business;
  if (facts.kind !== 'dentist' || language !== facts.language || !facts.name || substanceOf(business) < 2)
    return null;
  const own = WORDS[language];
  const { lead, rest } = tellingOf(business, 200);
  const offers = isUnwanted(business, 'offers') ? [] : business.offers.slice(0, 40);
  const people = isUnwanted(business, 'team') ? [] : facts.people.slice(0, 12);
  const frame = frameWithHours(business, lead, ['optional-phone', 'legal']);
  const { week } = frame;
  const about = isUnwanted(business, 'about') ? '' : fill(rest, 900).text;
  const more = moreToKnow(business, { title: 80, words: 200 }).slice(0, 16);
  const hasPrices = !isUnwanted(business, 'prices');
  const [heading, ...headings] = groupsOf(offers);
  return {
    template: 'dental-clinic',
    version: versionOf('dental-clinic'),
    pages: ['contact.html', 'legal.html'],
    look: ownLook('dental-clinic', facts.colours),
    sections: [
      ...(offers.length > 0 ? ['treatments'] : []),
      ...(people.length > 0 ? ['people'] : []),
      ...(about || week ? ['place'] : []),
      ...(phone ? ['urgent'] : []),
      'next',
      ...(more.length > 0 ? ['way'] : []),
      ...frame.sections,
    ],
    slots: {
      ...frame.slots,
      'business.name': shorten(name, 40),
      'business.kind': '',
      'nav.practice': own.practice,
      'nav.book': own.book,
      'booking.link': 'contact.html',
      'hero.title': asRich(business.nounInTown, 60),
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
      ...(more.length > 0 && { 'way.title': own.more, 'way.items': more }),
    },
  };
}

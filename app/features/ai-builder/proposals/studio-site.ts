import type { SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, capitalised, isUnwanted } from './business.ts';
import { versionOf } from './filled-templates.ts';
import { ownLook } from './own-look.ts';
import {
  addressOf,
  datesOf,
  hoursLine,
  interfaceSlots,
  legalItems,
  moreToKnow,
  substanceOf,
  tellingOf,
  titleOf,
} from './pieces.ts';
import { asSentence, describePage, fill, firstThatFits, shorten } from './shorten.ts';

const KINDS = new Set(['agency', 'architect', 'designer', 'developer']);

const WORDS = {
  en: { start: 'Start', about: 'About', address: 'Address', contact: 'Contact', hours: 'Open' },
  de: { start: 'Start', about: 'Über uns', address: 'Adresse', contact: 'Kontakt', hours: 'Geöffnet' },
};

const SAYS = {
  en: {
    'say-name': 'Please enter your name.',
    'say-email': 'Please enter your e-mail address.',
    'say-email-shape': 'An e-mail address looks like name@example.org.',
    'say-message': 'Please write a sentence or two.',
    'say-thanks': 'Thank you. It has arrived.',
  },
  de: {
    'say-name': 'Bitte geben Sie Ihren Namen an.',
    'say-email': 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    'say-email-shape': 'Eine E-Mail-Adresse sieht aus wie name@example.org.',
    'say-message': 'Bitte schreiben Sie ein, zwei Sätze.',
    'say-thanks': 'Vielen Dank. Ihre Nachricht ist angekommen.',
  },
};

/** For offices that plan and draw: what they offer as the directory of a building, with a page about them. */
export function fillStudio(business: Business): SiteValues | null {
  const { facts, ours, words, name, phone, email, language } = business;
  const offers = isUnwanted(business, 'offers') ? [] : business.offers.slice(0, 16);
  const isForIt = KINDS.has(facts.kind ?? '') && language === facts.language && facts.name;
  if (!isForIt || [...name].length > 24 || offers.length < 2 || substanceOf(business) < 2) return null;
  const own = WORDS[language];
  const { lead, rest } = tellingOf(business, 220);
  const people = isUnwanted(business, 'team') ? [] : facts.people.slice(0, 12);
  const more = moreToKnow(business, { title: 80, words: 200 });
  const dates = new Set(datesOf(business).map(({ date }) => date));
  const sentences = isUnwanted(business, 'about') ? [] : rest;
  const ways = more.map(({ title, words: text }) => asSentence(`${title}: ${text}`));
  const about = fill([...sentences, ...ways], 1200).text;
  const hasPeople = about !== '' || people.length > 0 || dates.size > 0;
  const { street, town } = addressOf(business);
  const hours = hoursLine(business);
  const hasPrices = !isUnwanted(business, 'prices');
  const tagline = capitalised(facts.tagline ?? '');
  const title = tagline && [...tagline].length < 70 ? tagline : business.nounInTown || name;
  return {
    template: 'studio',
    version: versionOf('studio'),
    pages: ['contact.html', 'legal.html', ...(hasPeople ? ['people.html'] : [])],
    look: ownLook('studio', facts.colours),
    sections: [
      ...(people.length > 0 ? ['team'] : []),
      'method',
      'strip',
      ...(street ? ['street-line'] : []),
      ...(town ? ['town'] : []),
      ...(email ? ['email'] : []),
      ...(phone ? ['phone'] : []),
      ...(hours ? ['hours'] : []),
    ],
    slots: {
      ...interfaceSlots(business, [
        ...['skip', 'dark', 'floors', 'name', 'email', 'message', 'empty'],
        ...['floor'],
      ]),
      'business.icon': 'assets/img/favicon.svg',
      'business.name': name,
      'page.page-title': titleOf([name, business.nounInTown], ours.site),
      'page.page-description': describePage([lead, facts.places[0]?.text ?? ''], [ours.about(name)]),
      'contact.page-title': titleOf([ours.contact, name], ours.site),
      'contact.page-description': ours.contactDescription(name),
      'legal.page-title': titleOf([ours.legal.title, name], ours.site),
      'legal.page-description': ours.legalDescription(name),
      'not-found.page-title': titleOf([ours.lost.title, name], ours.site),
      'not-found.page-description': ours.lost.description(name),
      'nav.contact': own.contact,
      'nav.legal': shorten(ours.legal.title, 28),
      floors: [
        ...(hasPeople
          ? [{ link: 'people.html', floor: '1', name: firstThatFits([words.about, own.about], 10) }]
          : []),
        { link: 'index.html', floor: '0', name: own.start },
        { link: 'contact.html', floor: '−1', name: own.contact },
      ],
      'hero.title': asSentence(shorten(title, 69)),
      'hero.words': lead,
      'directory.items': [
        ...offers.slice(0, 7).map((offer, index) => ({
          link: 'index.html#method-title',
          arrow: '#arrow-ahead',
          words: shorten(offer.name, 36),
          floor: String(index + 1),
        })),
        ...(hasPeople
          ? [{ link: 'people.html', arrow: '#arrow-half-right', words: words.about, floor: '' }]
          : []),
        { link: 'contact.html', arrow: '#arrow-back', words: own.contact, floor: '' },
      ],
      'method.title': words.offers,
      'method.steps': offers.map((offer) => ({
        drawing: '#ahead',
        title: shorten(offer.name, 70),
        words: shorten([offer.group, offer.detail, hasPrices && offer.price].filter(Boolean).join(', '), 260),
      })),
      'strip.title': words.closing,
      'strip.words': words.formWords,
      'strip.button': words.action,
      ...(phone && { 'strip.phone': phone }),
      ...(street && { 'contact.street': street }),
      ...(town && { 'contact.town': town }),
      ...(phone && { 'contact.phone': phone }),
      ...(email && { 'contact.email': email }),
      ...(hours && { 'contact.hours': hours, 'contact.hours-label': own.hours }),
      'contact.floor': '−1',
      'contact.title': own.contact,
      'contact.words': words.formWords,
      ...(town && { 'contact.address-label': own.address }),
      ...(phone && { 'contact.phone-label': ours.phone }),
      ...(email && { 'contact.email-label': ours.email }),
      'contact.button': shorten(ours.slots['words.send'], 24),
      'contact.send-to': '',
      ...Object.fromEntries(Object.entries(SAYS[language]).map(([key, text]) => [`contact.${key}`, text])),
      'foot.words': '',
      ...(hasPeople && {
        'people.page-title': titleOf([words.about, name], ours.site),
        'people.page-description': describePage(
          [...sentences, ...people.map((one) => [one.name, one.role].filter(Boolean).join(', '))],
          [ours.about(name)],
        ),
        'people.floor': '1',
        'people.title': words.about,
        'people.words': about,
        ...(people.length > 0 && {
          'people.items': people.map((one) => ({
            name: shorten(one.name, 40),
            role: shorten(one.role ?? '', 50),
            words: '',
            drawing: '#stands',
            photo: null,
          })),
        }),
      }),
      'legal.floor': '§',
      'legal.title': ours.legal.title,
      'legal.dated': ours.legal.date,
      'legal.parts': [...legalItems(business), { title: ours.legal.privacy, words: ours.legal.privacyWords }],
      'not-found.title': ours.lost.title,
      'not-found.words': ours.lost.lead,
      'not-found.button': ours.lost.home,
    },
  };
}

import type { Item, SiteValues, Value } from '../../../../domain/contract/contract.ts';
import { lookOf, type Theme } from './base-look.ts';
import { type Business, currencyOf, directionOf, isUnwanted } from './business.ts';
import { isoDate } from './dates.ts';
import { versionOf } from './filled-templates.ts';
import { groupsOf, legalItems, offersLine, paragraphsOf, tellingOf, titleOf } from './pieces.ts';
import { asSentence, describePage, shorten } from './shorten.ts';
import { asItems, waysOf } from './ways.ts';

type Offer = Business['offers'][number];
type Link = { name: string; link: string };

/** A section with the sections in it, what it says, and the entry of the menu that leads to it. No names: left out. */
type PartOfPage = { names: string[]; slots: Record<string, Value>; nav: Link | null };

/** Sections of the first page that change places. */
export type Part = 'offers' | 'about' | 'dates' | 'visit';

export interface BasePlan {
  theme: Theme;
  order: readonly Part[];
  hasPicture: boolean;
}

/** Base filled with the facts, as a first page, a page for contact and a legal one. */
export function fillBase(business: Business, { theme, order, hasPicture }: BasePlan): SiteValues {
  const { facts, ours, words, name, phone, email } = business;
  const telling = tellingOf(business);
  const offers = offersOf(business);
  const visit = visitOf(business);
  const dates = datesOf(business);
  const about = aboutOf(business, [...telling.rest, ...dates.loose]);
  const parts: Record<Part, PartOfPage> = {
    offers,
    about,
    dates,
    visit,
  };
  const shown = order.filter((part) => parts[part].names.length > 0);
  const links = shown.flatMap((part) => parts[part].nav ?? []);
  const contact = { name: ours.contact, link: 'contact.html' };
  // The button beside the menu may say it already.
  const nav = links.length > 0 && words.action === ours.contact ? links : [...links, contact];
  const first = offers.nav ?? dates.nav;
  const form = formOf(business);
  const ways = waysOf(business);
  const [place] = facts.places;
  const street = shorten(place?.street ?? '', 60);
  const town = shorten(
    [place?.postcode, place?.town].filter(Boolean).join(' ') || (street ? '' : (place?.text ?? '')),
    60,
  );
  return {
    template: 'base',
    version: versionOf('base'),
    pages: ['contact.html', 'legal.html'],
    look: lookOf(theme, facts),
    sections: [
      'header-simple',
      ...(first ? ['hero-split-second'] : []),
      ...(hasPicture ? ['hero-split-picture'] : []),
      ...shown.flatMap((part) => parts[part].names),
      'cta-band',
      ...(phone ? ['cta-band-second'] : []),
      'footer-columns',
      ...(street || town || phone || email ? ['contact-details'] : []),
      ...(street ? ['contact-street'] : []),
      ...(town ? ['contact-town'] : []),
      ...(phone ? ['contact-phone'] : []),
      ...(email ? ['contact-email'] : []),
      ...(street || town ? ['contact-address'] : []),
      ...(ways.length > 0 ? ['contact-ways-list'] : []),
      ...(form ? ['contact-form'] : []),
      ...(form && facts.forms.includes('booking') ? ['contact-form-day'] : []),
      ...(facts.forms.includes('callback') ? ['contact-callback'] : []),
      ...(visit.names.length > 0 ? ['hours-map'] : []),
      ...(asksFor(business, 'newsletter') ? ['contact-newsletter'] : []),
      'footer-contact',
    ],
    slots: {
      ...ours.slots,
      'page.language': facts.language,
      'page.direction': directionOf(facts.language),
      'page.icon': 'img/mark.svg',
      'business.locale': business.language === 'de' ? 'de-DE' : 'en-GB',
      'business.currency': currencyOf(business),
      'shop.delivery': '0',
      'forms.send': 'site',
      'business.name': shorten(name, 40),
      'business.note': shorten([name, town].filter(Boolean).join(', '), 60),
      'home.page-title': titleOf([name, business.nounInTown], ours.site),
      'home.description': describePage(
        [telling.lead, offersLine(business), place?.text ?? ''],
        [ours.about(shorten(name, 60))],
      ),
      'contact-page.page-title': titleOf([ours.contact, name], ours.site),
      'contact-page.description': ours.contactDescription(shorten(name, 60)),
      'legal-page.page-title': titleOf([ours.legal.title, name], ours.site),
      'legal-page.description': ours.legalDescription(shorten(name, 60)),
      'not-found-page.page-title': titleOf([ours.lost.title, name], ours.site),
      'not-found-page.description': ours.lost.description(shorten(name, 50)),
      'not-found.sign': '404',
      'not-found.title': ours.lost.title,
      'not-found.lead': ours.lost.lead,
      'not-found.button': ours.lost.home,
      'not-found.second': ours.contact,
      'nav.items': nav,
      'header-simple.button': words.action,
      'header-simple.button-link': 'contact.html',
      'hero-split.label': shorten(labelOf(business), 60),
      'hero-split.title': shorten(name, 70),
      'hero-split.lead': telling.lead,
      'hero-split.button': words.action,
      'hero-split.button-link': 'contact.html',
      ...(first && { 'hero-split.second': first.name, 'hero-split.second-link': first.link }),
      ...(hasPicture && { 'hero-split.photo': drawingOf(business) }),
      ...Object.assign({}, ...shown.map((part) => parts[part].slots)),
      'cta-band.title': words.closing,
      'cta-band.button': words.action,
      'cta-band.button-link': 'contact.html',
      ...(phone && {
        'cta-band.second': phone,
        'cta-band.second-link': `tel:${phone.replace(/[^\d+]/g, '')}`,
      }),
      ...(street && { 'contact.street': street }),
      ...(town && { 'contact.town': town }),
      'contact.phone': phone,
      'contact.email': email,
      'footer-columns.words': shorten(business.nounInTown || offersLine(business), 140),
      'footer-columns.links-title': ours.site,
      'footer-columns.contact-title': ours.contact,
      'footer.links': [...links, contact],
      'footer-simple.links': [{ name: shorten(name, 30), link: 'index.html' }, contact],
      'contact-ways.title': ours.contact,
      ...(ways.length > 0 && { 'contact-ways.items': asItems(ways) }),
      'contact-form.title': words.form,
      'contact-form.words': words.formWords,
      'contact-callback.title': ours.callBack,
      'contact-callback.words': ours.callBackWords,
      'newsletter.title': ours.newsletter,
      'newsletter.words': ours.newsletterWords,
      'hours-map.title': visit.title,
      'hours-map.note': visit.line,
      'legal-text.title': ours.legal.title,
      'legal-text.date': ours.legal.date,
      'legal-text.items': legalItems(business),
      'privacy-note.title': ours.legal.privacy,
      'privacy-note.words': ours.legal.privacyWords,
    },
  };
}

/** What it is and where, without what its name says already. */
function labelOf({ facts, name, noun, nounInTown, town }: Business): string {
  if (!facts.name) return '';
  return noun && name.toLowerCase().includes(noun.toLowerCase()) ? town : nounInTown;
}

const asksFor = ({ facts }: Business, form: string) =>
  [...facts.forms, ...facts.wanted].includes(form) && !facts.unwanted.includes(form);

const formOf = (business: Business) => !isUnwanted(business, 'contact', 'booking', 'forms');

/** Stands where a photograph goes until the owner has one. */
const drawingOf = ({ motif }: Business): Value => ({
  src: `img/motifs/${motif}.svg`,
  alt: '',
  width: 600,
  height: 600,
  focus: [50, 50],
});

/** What has a price or stands under a heading as a list of prices, the rest in rows. */
function offersOf(business: Business): PartOfPage {
  const { offers, words, ours } = business;
  if (isUnwanted(business, 'offers', 'menu')) return NOTHING;
  const isListed = ({ price, group }: Offer) => Boolean(group || (price && !isUnwanted(business, 'prices')));
  const listed = offers.filter(isListed);
  const plain = offers.filter((offer) => !isListed(offer));
  const rows = plain.length > 0 ? rowsOf(plain, words.offers) : NOTHING;
  if (listed.length === 0) return rows;
  const list = listOf(business, listed, plain.length > 0 ? ours.prices : words.offers);
  return {
    names: [...rows.names, ...list.names],
    slots: { ...rows.slots, ...list.slots },
    nav: list.nav,
  };
}

function rowsOf(offers: readonly Offer[], title: string): PartOfPage {
  return {
    names: ['features-rows'],
    slots: {
      'features-rows.label': '',
      'features-rows.title': title,
      'features-rows.items': offers
        .slice(0, 16)
        .map((offer) => ({ title: shorten(offer.name, 60), words: shorten(detailOf(offer, 60), 160) })),
    },
    nav: { name: shorten(title, 24), link: 'index.html#features-rows-title' },
  };
}

function listOf(business: Business, offers: readonly Offer[], title: string): PartOfPage {
  const groups = groupsOf(offers).slice(0, 10);
  const hasPrices = !isUnwanted(business, 'prices');
  return {
    names: ['price-list-groups'],
    slots: {
      'price-list-groups.label': '',
      'price-list-groups.title': title,
      'price-list-groups.groups': groups.map((group) => ({
        title: shorten(group, 40),
        items: offers
          .filter((offer) => (offer.group ?? '') === group)
          .slice(0, 40)
          .map((offer) => listedOffer(offer, hasPrices)),
      })),
    },
    nav: {
      name: title.length <= 14 ? title : business.ours.prices,
      link: 'index.html#price-list-groups-title',
    },
  };
}

function listedOffer(offer: Offer, hasPrices: boolean): Item {
  const price = hasPrices ? (offer.price ?? '') : '';
  const isPrice = /\d/.test(price) && [...price].length <= 24;
  return {
    name: shorten(offer.name, 60),
    price: isPrice ? price : '',
    words: shorten([isPrice ? '' : price, detailOf(offer, 60)].filter(Boolean).join(', '), 120),
  };
}

/** What is said of an offer, and the whole name where it had to be cut. */
function detailOf({ name, detail }: Offer, max: number): string {
  return [[...name].length > max ? name : '', detail].filter(Boolean).join('. ');
}

const NOTHING: PartOfPage = {
  names: [],
  slots: {},
  nav: null,
};

function aboutOf(business: Business, rest: readonly string[]): PartOfPage {
  const { facts, words } = business;
  const people = isUnwanted(business, 'team') ? [] : facts.people;
  const paragraphs = paragraphsOf(rest);
  if (isUnwanted(business, 'about') || (paragraphs.length === 0 && people.length === 0)) return NOTHING;
  return {
    names: [
      'about-words',
      ...(paragraphs.length > 0 ? ['about-words-paragraphs'] : []),
      ...(people.length > 0 ? ['about-words-people'] : []),
    ],
    slots: {
      'about-words.label': '',
      'about-words.title': words.about,
      ...(paragraphs.length > 0 && { 'about-words.paragraphs': paragraphs.map((text) => ({ words: text })) }),
      ...(people.length > 0 && {
        'about-words.people': people
          .slice(0, 12)
          .map(({ name, role }) => ({ name: shorten(name, 40), role: shorten(role ?? '', 50) })),
      }),
    },
    nav: { name: shorten(words.about, 24), link: 'index.html#about-words-title' },
  };
}

function datesOf(business: Business): PartOfPage & { loose: string[] } {
  const { facts, ours, family } = business;
  if (isUnwanted(business, 'events', 'schedule')) return { ...NOTHING, loose: [] };
  const known = facts.dates.map((one) => ({ ...one, iso: isoDate(one.date) }));
  const loose = known
    .filter(({ iso }) => !iso)
    .map(({ date, what }) => asSentence(what ? `${what}: ${date}` : date));
  const dated = known.filter((one) => one.iso !== null);
  if (dated.length === 0) return { ...NOTHING, loose };
  return {
    names: ['events-list'],
    slots: {
      'events-list.label': '',
      'events-list.title': family === 'occasion' ? ours.dates : ours.nextDates,
      'events-list.items': dated.slice(0, 16).map(({ date, iso, what }) => ({
        day: shorten(date, 24),
        date: iso,
        title: shorten(what || business.name, 60),
        words: what && [...what].length > 60 ? shorten(what, 140) : '',
      })),
    },
    nav: { name: ours.dates, link: 'index.html#events-list-title' },
    loose,
  };
}

function visitOf(business: Business): PartOfPage & { title: string; line: string } {
  const { facts, ours } = business;
  const hours = isUnwanted(business, 'hours') ? [] : facts.hours;
  // A town alone stands beside the name.
  const hasPlace = facts.places.some(({ street, town, text }) => street || text !== town);
  const line = shorten(
    hours.map(({ days, times, what }) => [what, days, times].filter(Boolean).join(' ')).join(' · '),
    240,
  );
  const title = hours.length === 0 ? ours.place : hasPlace ? ours.hoursAndPlace : ours.hours;
  if (hours.length === 0 && !hasPlace) return { ...NOTHING, title, line };
  return {
    names: ['hours-line', ...(hours.length > 0 ? ['hours-line-hours'] : [])],
    slots: {
      'hours-line.label': '',
      'hours-line.title': title,
      ...(hours.length > 0 && {
        'hours-line.items': hours.slice(0, 10).map(({ days, times, what }) => ({
          days: shorten([what, days].filter(Boolean).join(', ') || ours.open, 40),
          times: shorten(times, 40),
        })),
      }),
      'hours-line.button': ours.contact,
      'hours-line.button-link': 'contact.html',
    },
    nav: { name: hours.length > 0 ? ours.hoursShort : ours.placeShort, link: 'index.html#hours-line-title' },
    title,
    line,
  };
}

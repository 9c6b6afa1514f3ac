import type { SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, capitalised, currencyOf, isUnwanted } from './business.ts';
import { versionOf } from './filled-templates.ts';
import { frameOf } from './frame.ts';
import { ownLook } from './own-look.ts';
import { asRich, datesOf, hoursLine, moreToKnow, substanceOf, tellingOf } from './pieces.ts';
import { asSentence, fill, shorten } from './shorten.ts';

const KINDS = new Set(['charity', 'association']);

const WORDS = {
  en: { act: 'Take part', work: 'What we do', dates: 'Dates', costs: 'What it costs' },
  de: { act: 'Mitmachen', work: 'Aufgaben', dates: 'Termine', costs: 'Was es kostet' },
};

/** For those who work for a cause: what they do, their dates, and how to take part, along a river. */
export function fillNonprofit(business: Business): SiteValues | null {
  const { facts, ours, words, name, language } = business;
  const isForIt = KINDS.has(facts.kind ?? '') && language === facts.language && facts.name;
  if (!isForIt || substanceOf(business) < 2 || business.sentences.length === 0) return null;
  const own = WORDS[language];
  const { lead, rest } = tellingOf(business, 200);
  const frame = frameOf(business, lead, ['legal']);
  const offers = isUnwanted(business, 'offers') ? [] : business.offers;
  const hasPrices = !isUnwanted(business, 'prices');
  const hasPrice = ({ price = '', name: what }: (typeof offers)[number]) =>
    hasPrices && /\d/.test(price) && [...price].length <= 24 && [...what].length <= 70;
  const priced = offers.filter(hasPrice).slice(0, 12);
  const work = offers.filter((offer) => !hasPrice(offer)).slice(0, 16);
  const people = isUnwanted(business, 'team') ? [] : facts.people.slice(0, 12);
  const all = datesOf(business);
  const dated = all.filter(({ iso }) => iso).slice(0, 16);
  const loose = all
    .filter(({ iso }) => !iso)
    .map(({ date, what }) => asSentence(what ? `${what}: ${date}` : date));
  const about = isUnwanted(business, 'about') ? [] : [...rest, ...loose];
  const [first = '', ...others] = about;
  const hours = hoursLine(business);
  const more = moreToKnow(business, { title: 80, words: 200 }).filter(
    ({ words: text }) => !all.some(({ date }) => date === text),
  );
  const reach = fill(
    [hours, ...more.map(({ title, words: text }) => `${title}: ${text}`)].filter(Boolean).map(asSentence),
    900,
  ).text;
  return {
    template: 'nonprofit',
    version: versionOf('nonprofit'),
    pages: ['contact.html', 'legal.html'],
    look: ownLook('nonprofit', facts.colours),
    sections: [
      ...(work.length > 0 ? ['to-places'] : []),
      ...(dated.length > 0 ? ['to-volunteer'] : []),
      ...(first ? ['why'] : []),
      ...(work.length > 0 ? ['how'] : []),
      'ask',
      ...(priced.length > 0 ? ['ask-sums'] : []),
      ...(dated.length > 0 ? ['latest'] : []),
      ...(people.length > 0 ? ['people'] : []),
      ...frame.sections,
    ],
    slots: {
      ...frame.slots,
      'business.name': shorten(name, 40),
      'business.locale': language === 'de' ? 'de-DE' : 'en-GB',
      'business.currency': currencyOf(business),
      'nav.places': own.work,
      'nav.places-link': 'index.html#how-title',
      'nav.volunteer': own.dates,
      'nav.volunteer-link': 'index.html#latest-title',
      'nav.give': own.act,
      'nav.give-link': 'contact.html',
      'hero.title': asRich(name, 70),
      'hero.lead': lead,
      'hero.button': words.action,
      ...(first && {
        'why.title': words.about,
        'why.lead': shorten(first, 320),
        'why.words': fill(others, 1200).text,
      }),
      ...(work.length > 0 && {
        'how.title': words.offers,
        'how.items': work.map((offer) => ({
          title: shorten(offer.name, 60),
          words: shorten(
            [offer.group, offer.detail, hasPrices && offer.price].filter(Boolean).join(', '),
            200,
          ),
        })),
      }),
      'ask.title': words.closing,
      'ask.words': '',
      'ask.button': words.action,
      ...(priced.length > 0 && {
        'ask.items': priced.map((offer) => ({ sum: offer.price ?? '', words: shorten(offer.name, 70) })),
      }),
      ...(dated.length > 0 && {
        'latest.title': ours.nextDates,
        'latest.items': dated.map(({ date, iso, what }) => ({
          date: iso,
          when: shorten(date, 40),
          title: shorten(capitalised(what) || name, 80),
          words: '',
        })),
      }),
      'reach.words': reach,
      'reach.press': '',
      ...(people.length > 0 && {
        'people.title': ours.people,
        'people.items': people.map((one) => ({
          name: shorten(one.name, 36),
          role: shorten(one.role ?? '', 40),
          words: '',
          photo: null,
          drawing: '#face-heron',
        })),
      }),
      'foot.line': shorten(business.nounInTown || name, 60),
      'foot.words': '',
      'lost.lead': ours.lost.lead,
    },
  };
}

import type { Item, SiteValues } from '../../../../domain/contract/contract.ts';
import { type Business, capitalised, directionOf, isUnwanted } from './business.ts';
import { type Station, stationsIn } from './career.ts';
import { versionOf } from './filled-templates.ts';
import { ownLook } from './own-look.ts';
import { addressOf, asRich, datesOf, groupsOf, titleOf } from './pieces.ts';
import { asSentence, describePage, fill, shorten } from './shorten.ts';
import { waysOf } from './ways.ts';

const WORDS = {
  en: {
    title: 'CV',
    work: 'Work',
    education: 'Education',
    notes: 'Notes',
    skills: 'What I can do',
    today: 'today',
    years: 'y',
    months: 'm',
    scale: 'One year is {length} mm on paper',
    tools: {
      'words.skip': 'Skip to the CV',
      'words.print': 'Print',
      'words.copy': 'Copy e-mail',
      'words.card': 'vCard',
      'words.compact': 'Compact',
      'words.dark': 'Dark',
    },
  },
  de: {
    title: 'Lebenslauf',
    work: 'Beruf',
    education: 'Ausbildung',
    notes: 'Notizen',
    skills: 'Was ich kann',
    today: 'heute',
    years: 'J',
    months: 'M',
    scale: 'Ein Jahr ist auf Papier {length} mm lang',
    tools: {
      'words.skip': 'Zum Lebenslauf springen',
      'words.print': 'Drucken',
      'words.copy': 'E-Mail kopieren',
      'words.card': 'vCard',
      'words.compact': 'Dicht',
      'words.dark': 'Dunkel',
    },
  },
};

const FILLS = ['pencil', 'pages', 'lattice', 'masonry', 'earth'];

/** For somebody whose jobs are told with their years: the sheet draws them to scale. */
export function fillCv(business: Business): SiteValues | null {
  const { facts, ours, name, noun, phone, email, language } = business;
  const stations = stationsIn(facts.text ?? '').sort((one, other) => other.from.localeCompare(one.from));
  const isForIt = facts.kind === 'cv' && language === facts.language && facts.name;
  if (!isForIt || stations.length < 2 || !(phone || email)) return null;
  const own = WORDS[language];
  const work = stations.filter(({ isLearning }) => !isLearning).slice(0, 20);
  const learning = stations.filter(({ isLearning }) => isLearning).slice(0, 8);
  const sentences = business.sentences.filter((sentence) => stationsIn(sentence).length === 0);
  const summary = fill(sentences.map(asSentence), 700).text;
  const tagline = capitalised(facts.tagline ?? '');
  const label = shorten(work[0] ? capitalised(work[0].title) : tagline || own.title, 60);
  const { street, town } = addressOf(business, 50);
  const ways = waysOf(business).filter(
    ({ link }) => link.startsWith('http') && !link.includes('openstreetmap'),
  );
  const offers = isUnwanted(business, 'offers') ? [] : business.offers;
  const dates = datesOf(business).map(({ date, what }) =>
    [capitalised(what), date].filter(Boolean).join(': '),
  );
  const groups = [
    ...groupsOf(offers).map((group) => ({
      title: shorten(group || own.skills, 30),
      items: offers
        .filter((offer) => (offer.group ?? '') === group)
        .map((offer) =>
          [offer.name, offer.detail, !isUnwanted(business, 'prices') && offer.price]
            .filter(Boolean)
            .join(', '),
        ),
    })),
    ...(dates.length > 0 ? [{ title: ours.dates, items: dates }] : []),
  ].slice(0, 9);
  const contact = [email, phone, town].filter(Boolean);
  return {
    template: 'one-page-cv',
    version: versionOf('one-page-cv'),
    pages: [],
    look: ownLook('one-page-cv', facts.colours),
    sections: [
      ...(email ? ['email'] : []),
      ...(phone ? ['phone'] : []),
      ...(ways.length > 0 ? ['profiles'] : []),
      ...(work.length > 0 ? ['work'] : []),
      ...(learning.length > 0 ? ['education'] : []),
    ],
    slots: {
      ...own.tools,
      'page.language': facts.language,
      'page.direction': directionOf(facts.language),
      'page.icon': 'assets/img/favicon.svg',
      'page.layout': 'ruler',
      'page.title': titleOf([name, noun === own.title ? label : noun], own.title),
      'page.description': describePage([label, summary], [ours.about(shorten(name, 60))]),
      'person.name': shorten(name, 40),
      'person.label': label,
      'person.summary': summary,
      ...(email && { 'person.email': email }),
      ...(phone && { 'person.phone': phone }),
      'person.street': street,
      'person.town': town,
      ...(ways.length > 0 && {
        'profiles.items': ways
          .slice(0, 6)
          .map(({ button, link }) => ({ name: shorten(button, 60), address: link })),
      }),
      'notes.label': own.notes,
      'notes.groups': (groups.length > 0 ? groups : [{ title: ours.contact, items: contact }]).map(
        ({ title, items }) => ({
          title,
          items: items.slice(0, 20).map((text) => ({ words: asRich(text, 200) })),
        }),
      ),
      ...(work.length > 0 && { 'work.title': own.work, 'work.items': asEntries(work, own.today) }),
      ...(learning.length > 0 && {
        'education.title': own.education,
        'education.items': asEntries(learning, own.today, FILLS.length - 1),
      }),
      'words.years': own.years,
      'words.months': own.months,
      'words.scale': own.scale,
    },
  };
}

const asEntries = (stations: readonly Station[], today: string, start = 0): Item[] =>
  stations.map(({ title, place, from, to }, index) => ({
    title: shorten(capitalised(title), 100),
    place: shorten(place, 80),
    town: '',
    from,
    to: to || today,
    fill: FILLS[(start + index) % FILLS.length] ?? 'pencil',
    points: [{ words: '' }],
  }));

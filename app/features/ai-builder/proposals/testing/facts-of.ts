import type { Facts } from '../../facts/facts.ts';

/** Facts of a test: what it names, and nothing else. */
export const factsOf = (facts: Partial<Facts>): Facts => ({
  language: 'en',
  kind: null,
  otherKinds: [],
  application: null,
  name: null,
  places: [],
  phones: [],
  emails: [],
  links: [],
  hours: [],
  offers: [],
  people: [],
  dates: [],
  colours: [],
  scheme: null,
  tones: [],
  wanted: [],
  unwanted: [],
  forms: [],
  sentences: [],
  spans: [],
  leftOver: [],
  ...facts,
});

/** A business of which much is known. */
export const BAKERY = factsOf({
  kind: 'bakery',
  name: 'Krume & Kruste',
  places: [
    { street: '12 Mill Lane', postcode: 'LS1 4AB', town: 'Leeds', text: '12 Mill Lane, Leeds LS1 4AB' },
  ],
  phones: ['+44 113 496 0000'],
  emails: ['hello@krume.example'],
  links: ['https://krume.example/order'],
  hours: [
    { days: 'Mon–Fri', times: '7–18' },
    { days: 'Sat', times: '7–13' },
    { days: 'Sundays', times: 'closed' },
  ],
  offers: [
    { group: 'Bread', name: 'Sourdough', price: '£4.20', detail: 'a kilo, baked at night' },
    { group: 'Bread', name: 'Rye', price: '£3.90' },
    { group: 'Sweet', name: 'Cinnamon bun', price: '£2.60' },
    { group: 'Sweet', name: 'Cake of the day', price: 'ask us' },
  ],
  people: [{ name: 'Ada Krume', role: 'baker' }, { name: 'Tom Hale' }],
  dates: [
    { date: '12 May 2027', what: 'Baking course' },
    { date: 'first Friday in June', what: 'Open oven' },
  ],
  colours: [{ word: 'mustard', hex: '#e0b02f' }],
  tones: ['warm'],
  wanted: ['testimonials'],
  sentences: [
    'We bake with three flours and one very old starter.',
    'The oven was built by the grandfather of the owner and is fired with beech.',
    'On Saturdays there is a table in front of the door, and whoever comes early gets the first bread and a seat.',
  ],
});

/** One of which little is known, in German. */
export const TINY_DE = factsOf({ language: 'de', kind: 'dentist', places: [{ town: 'Köln', text: 'Köln' }] });

/** Something that begins on a day. */
export const LAUNCH = factsOf({
  kind: 'launch',
  name: 'Tidepool',
  emails: ['hello@tidepool.example'],
  places: [{ town: 'Cork', text: 'Cork' }],
  dates: [{ date: '12 May 2027', what: 'Opening' }],
  offers: [{ name: 'Sea swimming', detail: 'with a guide' }],
  sentences: ['A house on the pier for people who swim all year.'],
});

/** Somebody with many ways to be reached. */
export const LINKS = factsOf({
  kind: 'links',
  name: 'Ida Brandt',
  phones: ['+44 1632 960111'],
  emails: ['ida@brandt.example'],
  handles: [{ network: 'Instagram', handle: '@idabrandt' }],
  links: ['idabrandt.example'],
  sentences: ['I draw maps of small places.', 'Ask me for yours.'],
});

const DENTIST = factsOf({
  kind: 'dentist',
  name: 'Fernwood Dental',
  places: [
    { street: '14 Orchard Street', postcode: 'YO1 8BB', town: 'York', text: '14 Orchard Street, York' },
  ],
  phones: ['01904 555 012'],
  emails: ['hello@fernwood.example'],
  handles: [{ network: 'Instagram', handle: '@fernwood' }],
  hours: [
    { days: 'Mon–Thu', times: '8:30–17:30' },
    { days: 'Saturdays', times: 'by appointment' },
  ],
  offers: [
    { name: 'Check-up', price: '£45', detail: 'with two pictures' },
    { name: 'Crown', price: 'from £580' },
    { name: 'Advice' },
  ],
  people: [{ name: 'Dr Amelia Hart', role: 'dentist' }, { name: 'Sophie Lund' }],
  dates: [{ date: '12 May 2027', what: 'Open day' }],
  sentences: ['We look after children from their first tooth.', 'Everything is explained before it starts.'],
});

const GYM = factsOf({
  kind: 'gym',
  name: 'Hafenkraft',
  places: [{ street: 'Kai 7', postcode: '20457', town: 'Hamburg', text: 'Kai 7, 20457 Hamburg' }],
  phones: ['040 555 0120'],
  emails: ['hallo@hafenkraft.example'],
  links: ['hafenkraft.example/plan'],
  hours: [
    { days: 'Mon–Fri', times: '6–22' },
    { days: 'Sat', times: '9–18' },
  ],
  offers: [
    { name: 'Monthly pass', price: '€49' },
    { name: 'Ten visits', price: '€90', detail: 'good for a year' },
    { name: 'Boxing', detail: 'for beginners too' },
    { name: 'Mobility' },
  ],
  people: [{ name: 'Jonas Reimer', role: 'coach' }, { name: 'Aylin' }],
  dates: [{ date: '12 May 2027', what: 'Open day' }],
  sentences: [
    'We train in an old warehouse by the harbour.',
    'There is a ring, and room for eight platforms.',
  ],
});

const CHARITY = factsOf({
  kind: 'charity',
  name: 'Bread & Company',
  places: [
    { street: '3 Dock Street', postcode: 'CF10 1AA', town: 'Cardiff', text: '3 Dock Street, Cardiff' },
  ],
  phones: ['029 5555 0133'],
  emails: ['hello@bread.example'],
  links: ['bread.example/shifts'],
  hours: [{ days: 'Tuesdays', times: '10–14' }],
  offers: [
    { name: 'Food parcels', detail: 'for a family and a week' },
    { name: 'Cooking together' },
    { name: 'One parcel', price: '£12' },
  ],
  people: [{ name: 'Megan Rhys', role: 'coordinator' }],
  dates: [
    { date: '12 May 2027', what: 'Open day' },
    { date: 'every first Friday', what: 'Supper' },
  ],
  sentences: [
    'We collect what shops would throw away.',
    'Sixty volunteers pack it and bring it to those who need it, on foot and by bicycle, in every weather.',
    'Nobody has to explain why they come to us, and nobody is asked for a paper of any office at the door.',
  ],
});

const DESIGNER = factsOf({
  kind: 'designer',
  name: 'Linie & Raum',
  places: [{ street: 'Quay 4', postcode: 'BS1 6XY', town: 'Bristol', text: 'Quay 4, Bristol' }],
  phones: ['0117 555 0177'],
  emails: ['post@linie.example'],
  links: ['linie.example/book'],
  hours: [{ days: 'Mon–Thu', times: '9–17' }],
  offers: [
    { name: 'Identities', detail: 'marks, type and colour' },
    { name: 'Books', price: 'from £900' },
    { name: 'Exhibitions' },
  ],
  people: [{ name: 'Nora Stein', role: 'type' }, { name: 'Ben Achter' }],
  dates: [{ date: '12 May 2027', what: 'Open studio' }],
  sentences: [
    'We draw letters, and what stands around them.',
    'Each job is done by the two of us, from the first sketch to the last proof at the printer.',
    'The studio is in an old sail loft, with a proofing press that whoever visits may pull a sheet on.',
  ],
});

const PIZZERIA = factsOf({
  kind: 'restaurant',
  name: 'Forno Rosso',
  places: [
    { street: '9 Canal Row', postcode: 'M1 2AB', town: 'Manchester', text: '9 Canal Row, Manchester' },
  ],
  phones: ['0161 555 0199'],
  emails: ['ciao@forno.example'],
  handles: [{ network: 'Instagram', handle: '@fornorosso' }],
  hours: [{ days: 'Tue–Sun', times: '17:00–22:00' }],
  offers: [
    { group: 'Pizza', name: 'Margherita', price: '£9', detail: 'tomato, mozzarella, basil' },
    { group: 'Pizza', name: 'Funghi', price: '£10.50' },
    { group: 'Drinks', name: 'Lemonade', price: '£3' },
    { name: 'Tiramisù' },
  ],
  people: [{ name: 'Paolo Neri', role: 'at the oven' }],
  dates: [{ date: '12 May 2027', what: 'Summer party' }],
  sentences: [
    'We bake in an oven that came from Naples in three lorries.',
    'The dough rests for two days, and nobody here has ever owned a rolling pin or a timer of any kind.',
    'There are eight tables inside, and four more under the chestnut tree as soon as the evenings are warm.',
  ],
});

const CV = factsOf({
  kind: 'cv',
  name: 'Nora Whitfield',
  places: [{ town: 'Bristol', text: 'Bristol' }],
  phones: ['07700 900123'],
  emails: ['nora@whitfield.example'],
  links: ['whitfield.example/papers'],
  offers: [{ name: 'Aseptic preparation' }, { name: 'Clinical trials', detail: 'phase two' }],
  sentences: ['I review forty charts a day.', 'On Fridays I teach.'],
  text: 'Work: 2019 to today lead pharmacist at St Anne; 2014–2019 pharmacist at Boots. Education: MPharm, University of Bath, 2010-2014.',
});

const GUIDE = factsOf({
  kind: 'tour-guide',
  name: 'Tideline Walks',
  places: [
    { street: '2 Harbour Steps', postcode: 'YO22 4DE', town: 'Whitby', text: '2 Harbour Steps, Whitby' },
  ],
  phones: ['01947 555 011'],
  emails: ['walk@tideline.example'],
  links: ['tideline.example/dates'],
  hours: [{ days: 'Daily', times: '9–18' }],
  offers: [
    { name: 'Cliff walk', price: '£18', detail: 'three hours' },
    { name: 'Old town at night', price: '£12' },
    { name: 'Seal watching by boat', price: '£40' },
    { name: 'Fossil hunt' },
  ],
  people: [{ name: 'Ada Storr', role: 'guide' }],
  dates: [{ date: '12 May 2027', what: 'Season opening' }],
  sentences: ['We walk along the tide line and say what it has left.', 'Groups are of eight people at most.'],
});

/** Templates that were made for a kind, with a business of it. */
export const SPECIAL: readonly [template: string, facts: Facts][] = [
  ['dental-clinic', DENTIST],
  ['gym', GYM],
  ['nonprofit', CHARITY],
  ['one-page-cv', CV],
  ['pizza-world', PIZZERIA],
  ['studio', DESIGNER],
  ['tour-world', GUIDE],
];

const LONG = ' Donaudampfschifffahrtsgesellschaft und Söhne mit beschränkter Haftung am Rhein';

/** The same business with long words everywhere but in its name: places of a template have limits. */
export const stretched = (facts: Facts): Facts => ({
  ...facts,
  places: facts.places.map((place) => ({
    ...place,
    ...(place.street && { street: place.street + LONG }),
    town: (place.town ?? '') + LONG,
    text: place.text + LONG,
  })),
  hours: [...facts.hours, { days: `Tuesdays${LONG}`, times: `8–12${LONG}` }],
  offers: facts.offers.map((offer) => ({
    ...offer,
    name: offer.name + LONG,
    group: (offer.group ?? 'All') + LONG,
    detail: (offer.detail ?? '') + LONG.repeat(4),
  })),
  people: facts.people.map((one) => ({ name: one.name + LONG, role: (one.role ?? '') + LONG })),
  dates: facts.dates.map(({ date, what }) => ({ date, what: (what ?? '') + LONG.repeat(2) })),
  sentences: [...facts.sentences, ...facts.sentences.map((sentence) => sentence + LONG.repeat(5))],
});

/** What the drafting rules know of each trade. Names, prices and hours are first guesses, to be corrected by the owner. */
export const trades = {
  bakery: {
    label: 'Bakery',
    name: 'Halden & Daughter',
    verb: 'bake',
    thing: 'bread',
    place: 'the bakery',
    offer: [
      ['Country loaf, two days old on purpose', '5.20'],
      ['Rye with caraway', '4.80'],
      ['Cardamom knot', '2.60'],
      ['Whatever is left at five', '1.00'],
    ],
    hours: [
      ['Tuesday to Friday', '6:30–17:00'],
      ['Saturday', '7:00–13:00'],
      ['Sunday, Monday', 'the oven rests'],
    ],
    question: [
      'Can I order for Saturday?',
      'Yes, until Thursday noon. Dough does not take messages after that.',
    ],
  },
  bicycles: {
    label: 'Bicycle repair',
    name: 'Left Pedal',
    verb: 'repair',
    thing: 'bicycles',
    place: 'the workshop',
    offer: [
      ['Puncture, while you wait', '14'],
      ['Brakes that brake', '32'],
      ['The large service', '95'],
      ['An honest opinion', '0'],
    ],
    hours: [
      ['Monday to Friday', '8:00–18:00'],
      ['Saturday', '9:00–14:00'],
      ['Sunday', 'out riding'],
    ],
    question: [
      'How long does it take?',
      'Punctures at once. Services two days, in April nine: everybody remembers in April.',
    ],
  },
  dentist: {
    label: 'Dentist',
    name: 'Practice at Mill Bridge',
    verb: 'look after',
    thing: 'teeth',
    place: 'the practice',
    offer: [
      ['Check-up with a picture', '60'],
      ['Cleaning', '85'],
      ['Filling, one surface', '110'],
      ['Being told that all is well', 'included'],
    ],
    hours: [
      ['Monday to Thursday', '8:00–17:00'],
      ['Friday', '8:00–12:00'],
      ['In pain', 'call first, then come'],
    ],
    question: ['Does it hurt?', 'Less than the waiting. Raise your left hand and everything stops.'],
  },
  florist: {
    label: 'Florist',
    name: 'Stem Count',
    verb: 'tie',
    thing: 'flowers',
    place: 'the shop',
    offer: [
      ['Bunch of the day', '18'],
      ['For a table of six', '42'],
      ['To apologise with', '29'],
      ['To apologise with properly', '75'],
    ],
    hours: [
      ['Tuesday to Friday', '9:00–18:30'],
      ['Saturday', '8:00–15:00'],
      ['Sunday, Monday', 'at the grower’s'],
    ],
    question: [
      'How long do they last?',
      'A week with fresh water every second day. Tulips do as they please.',
    ],
  },
  books: {
    label: 'Bookshop',
    name: 'Chapter Eleven',
    verb: 'sell',
    thing: 'books',
    place: 'the shop',
    offer: [
      ['A book you came for', 'cover price'],
      ['A book you did not come for', 'cover price'],
      ['Ordering one from anywhere', '3'],
      ['Sitting in the chair', '0'],
    ],
    hours: [
      ['Monday to Saturday', '10:00–19:00'],
      ['First Thursday', 'until 22:00'],
      ['Sunday', 'reading'],
    ],
    question: ['Do you buy old books?', 'On Wednesdays, by the bag rather than the lorry.'],
  },
  plumber: {
    label: 'Plumber',
    name: 'Ostrander Pipes',
    verb: 'mend',
    thing: 'pipes',
    place: 'the van',
    offer: [
      ['Coming, looking, saying', '45'],
      ['An hour of work', '72'],
      ['A tap that no longer drips', 'from 90'],
      ['Sundays and nights', 'half more'],
    ],
    hours: [
      ['Monday to Friday', '7:00–17:00'],
      ['Water is coming out', 'any time'],
    ],
    question: [
      'What do I do until you come?',
      'Close the main valve. It is the red wheel that you have never touched.',
    ],
  },
};

/** Ways of talking: each writes a headline, a lead and what the button says, of the trade and the brief. */
export const tones = {
  plain: {
    label: 'Plain',
    headline: ({ thing, verb }, { town }) => `We ${verb} ${thing} in ${town}.`,
    lead: ({ place, hours }) =>
      `Come to ${place}. ${hours[0][0]} somebody is there ${span(hours[0][1])}. Prices are below, and they are the prices.`,
    about: ({ verb, thing }, { name }) =>
      `${name} is two people and a helper on Saturdays. We ${verb} ${thing}. That is all we do, and we do it every day.`,
    action: 'See the prices',
  },
  warm: {
    label: 'Warm',
    headline: ({ thing }, { town }) => `Good ${thing}, and someone in ${town} who knows your name.`,
    lead: ({ place }) =>
      `Come in even if you only want to look. At ${place} there is a bench in the sun, and usually something to try.`,
    about: ({ verb, thing }, { name, town }) =>
      `${name} began on a kitchen table. People in ${town} told other people, and now we ${verb} ${thing} for most of the street.`,
    action: 'Come and see us',
  },
  dry: {
    label: 'Dry',
    headline: ({ thing }, { name }) => `${name}. Yes, we do ${thing}.`,
    lead: ({ verb, thing }, { town }) =>
      `Others in ${town} have a philosophy. We ${verb} ${thing}, on time, and let you know when we can not.`,
    about: ({ thing }, { name }) =>
      `${name} was founded because somebody had to. We have opinions on ${thing} and will share them when asked.`,
    action: 'Get to the point',
  },
};

/** Parts of a page that can be wished for, in the order in which they are drawn. */
export const parts = {
  offer: 'Prices',
  about: 'About us',
  hours: 'Opening hours',
  questions: 'A question',
  contact: 'Contact form',
};

function span(hours) {
  return /^\d/.test(hours) ? `from ${hours.replace('–', ' to ')}` : `(${hours})`;
}

import { makeLetter } from '../state/pad.js';
import { letters } from './letters.js';

/** The pad at the first visit. Ines Holloway, her flat and her troubles are invented. */
const mine = {
  name: 'Ines Holloway',
  street: '14 Tannery Row, flat 3',
  town: 'Port Merrow',
  mail: 'ines@holloway.example',
  envelope: 'din',
};

const hour = 3_600_000;

export function samplePad(now) {
  const template = (id) => letters.find((letter) => letter.id === id);
  const fill = (note, words) =>
    Object.fromEntries(
      Object.entries(note).map(([part, value]) => [
        part,
        typeof value === 'string'
          ? Object.entries(words).reduce((all, [name, word]) => all.replaceAll(`[${name}]`, word), value)
          : value,
      ]),
    );

  const heating = {
    ...fill(makeLetter(template('defect'), mine), {
      Landlord: 'Mr Pell',
      'Street of the landlord': '2 Custom House Steps',
      'Town of the landlord': 'Port Merrow',
      'Address of the flat': '14 Tannery Row, flat 3',
      'Day you noticed it': '16 November',
      'What is wrong, and in which room':
        'The radiator in the living room stays cold, whatever the valve says. The one in the bedroom can not be turned off. Between the two it is, on average, quite pleasant.',
      'What you can not do because of it': 'sit in one room, or sleep in the other',
    }),
    id: 'sample-heating',
    at: now - 0.4 * hour,
  };
  heating.versions = [
    {
      at: now - 2 * hour,
      why: 'kept by hand',
      title: heating.title,
      text: heating.text.replace('Between the two it is, on average, quite pleasant.', 'This is the third winter.'),
    },
    { at: now - 20 * hour, why: 'before writing on', title: 'Heating', text: 'Mr Pell!\n\nIt is cold.' },
  ];

  const data = {
    ...fill(makeLetter(template('article15'), mine), {
      Company: 'Gullwing Loyalty Ltd',
      'Customer number or user name': 'card 4471 0092',
    }),
    id: 'sample-data',
    at: now - 30 * hour,
  };

  const call = {
    id: 'sample-call',
    kind: 'note',
    title: 'Call with Mr Pell, Monday',
    text: '10:05. Answered himself, sounded surprised to own radiators.\n\nSays: the plumber comes “this week or the one after that, one of the two”.\nSays: nobody else has complained.\n\n10:20. Asked on the stairs. Flats 1, 2, 5 and 6 have complained.\n\nNext: put it in writing, with a date. Photographs of both thermometers.',
    folder: 'Tannery Row',
    tags: ['tenancy'],
    at: now - 26 * hour,
    versions: [],
  };
  const list = {
    id: 'sample-list',
    kind: 'note',
    title: 'Before I sign anything',
    text: 'Who is the other side, by full name and address?\nWhat do I have to do, by when?\nWhat happens if I do not?\nHow do I get out, and how long does that take?\nWhat was said that is not written? Write it in.\nRead the page that nobody reads.\nSleep on it.',
    folder: 'Notes',
    tags: ['checklist'],
    at: now - 90 * hour,
    versions: [],
  };
  return { open: heating.id, mine, notes: [{ ...heating, folder: 'Tannery Row' }, call, data, list] };
}

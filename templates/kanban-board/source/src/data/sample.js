import { dayOf } from '../state/dates.js';

/**
 * Two boards for the first visit; railway, people and troubles are invented. Due dates are counted from the first
 * visit, so that something is always late. Columns are written as lists of cards and put together below.
 */
const labels = {
  workshop: { id: 'workshop', name: 'Workshop', paint: 'oxide' },
  way: { id: 'way', name: 'Permanent way', paint: 'green' },
  office: { id: 'office', name: 'Office', paint: 'cream' },
  safety: { id: 'safety', name: 'Safety case', paint: 'yellow' },
  public: { id: 'public', name: 'Public', paint: 'blue' },
};

const railway = [
  [
    'Sidings',
    0,
    [
      {
        title: 'Find out who owns the goat on the embankment',
        labels: ['office'],
        text: 'Three letters sent. The goat has not replied either.',
      },
      {
        title: 'Repaint the running-in board at Mossgill',
        labels: ['public'],
        checks: ['Scrape', 'Prime', 'Cream', 'Black letters', 'Spell it right'],
      },
      { title: 'Spare boiler tubes: ask the dairy, they have a lathe', labels: ['workshop'] },
      { title: 'Volunteers’ rota for the Santa trains', labels: ['office'], due: 9 },
      {
        title: 'New mugs',
        labels: ['public'],
        text: 'The old ones say 2011 and the handle is on the wrong side for drivers.',
      },
    ],
  ],
  [
    'Next out',
    4,
    [
      {
        title: 'Clear the culvert below milepost 4',
        labels: ['way', 'safety'],
        due: 2,
        checks: ['Rods', 'Pump', 'Waders, two pairs'],
        done: 1,
      },
      { title: 'Order ballast: 12 tonnes, and somewhere to put it', labels: ['way'], due: 6 },
      {
        title: 'Winter timetable to the printer',
        labels: ['office', 'public'],
        due: 1,
        checks: ['Proofread', 'Proofread by somebody who was not there', 'Send'],
        done: 2,
      },
    ],
  ],
  [
    'On the move',
    3,
    [
      {
        title: 'Valve gear of No. 7, left side',
        labels: ['workshop'],
        due: 4,
        checks: ['Strip', 'Measure', 'New bushes', 'Fit', 'Swear', 'Fit again'],
        done: 3,
        text: 'Bushes are at the turner’s in Hollin. He is in no hurry and proud of it.',
      },
      {
        title: 'Replace 40 sleepers at Hollin loop',
        labels: ['way'],
        due: -2,
        checks: ['First ten', 'Second ten', 'Third ten', 'Fourth ten'],
        done: 3,
      },
      { title: 'Fire extinguishers: annual check', labels: ['safety'], due: 0 },
    ],
  ],
  [
    'Inspection',
    2,
    [
      {
        title: 'Brake test, coaches 2 and 5',
        labels: ['safety', 'workshop'],
        due: 0,
        checks: ['Vacuum', 'Hand brake', 'Paperwork'],
        done: 2,
      },
      { title: 'Crossing gates close again, both of them', labels: ['way'] },
      { title: 'Kiosk: new kettle passes the fuse', labels: ['public'], text: 'It does not pass the fuse.' },
    ],
  ],
  [
    'Arrived',
    0,
    [
      { title: 'Insurance for the season', labels: ['office'], due: -5 },
      {
        title: 'Whistle of No. 3 no longer sticks',
        labels: ['workshop'],
        text: 'The village has written to say thank you.',
      },
      { title: 'Signal lamp glass, red, two pieces', labels: ['safety'] },
    ],
  ],
];

const moving = [
  [
    'Attic',
    0,
    [
      { title: 'Books: keep, give, pretend to give', labels: ['office'] },
      {
        title: 'Unlabelled box from the last move',
        labels: ['public'],
        text: 'Do not open. It has been fine for six years.',
      },
    ],
  ],
  [
    'Packing',
    2,
    [
      {
        title: 'Kitchen, all but the coffee',
        labels: ['workshop'],
        due: 3,
        checks: ['Plates', 'Pans', 'The drawer'],
        done: 1,
      },
    ],
  ],
  ['On the van', 0, []],
  ['Unpacked', 0, [{ title: 'Coffee', labels: ['workshop'] }]],
];

function makeBoard(id, name, firstNo, plan, now) {
  const cards = {};
  let no = firstNo;
  const columns = plan.map(([title, limit, list], place) => ({
    id: `${id}-${place}`,
    name: title,
    limit,
    cards: list.map(({ due, done = 0, checks = [], text = '', ...card }) => {
      const cardId = `${id}-card-${no}`;
      const day = new Date(now);
      if (due !== undefined) day.setDate(day.getDate() + due);
      cards[cardId] = {
        id: cardId,
        no,
        text,
        due: due === undefined ? '' : dayOf(day),
        checks: checks.map((check, index) => ({ id: `${cardId}-${index}`, text: check, isDone: index < done })),
        ...card,
      };
      no += 1;
      return cardId;
    }),
  }));
  return { id, name, nextNo: no, labels: Object.values(labels), columns, cards };
}

export const sampleYard = (now) => ({
  current: 'mossgill',
  boards: [
    makeBoard('mossgill', 'Mossgill Light Railway', 412, railway, now),
    makeBoard('moving', 'Moving house', 31, moving, now),
  ],
});

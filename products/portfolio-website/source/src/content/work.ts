import type { Work } from './types.ts';

/** All works, in the order of the index. Those with a study get a page. */
export const works: Work[] = [
  {
    slug: 'the-lower-alps',
    title: 'The Lower Alps',
    client: 'Lantern Press',
    year: 2026,
    kind: 'books',
    paper: 'vermilion',
    art: 'range',
    seed: 4,
    summary: 'A pop-up atlas of nine mountains that were moved by rain.',
    study: {
      lead: 'Nine spreads, nine mountains, each exactly as high as the book is thick when it lies open. Closed, it is 31 millimetres: less than a good dictionary.',
      facts: [
        { name: 'Format', value: '240 × 310 mm' },
        { name: 'Spreads', value: '9' },
        { name: 'Glue points', value: '112' },
        { name: 'Paper', value: '250 g board, uncoated' },
      ],
      sections: [
        {
          heading: 'A mountain has to come down again',
          paragraphs: [
            'Every pop-up book opens well once. The question is what the paper does when a six-year-old closes it from the wrong corner. We built the first massif out of parallel ridges on one hinge, so that a push from any side folds all of it the same way.',
            'Four hundred openings later two ridges had torn. They now stand on a strip that gives.',
          ],
          figure: {
            art: 'range',
            seed: 9,
            caption: 'Spread five: seven ridges, one hinge.',
            alt: 'Seven layers of cut paper ridges, one behind the other, with long shadows.',
          },
        },
        {
          heading: 'Rain is a cut',
          paragraphs: [
            'The valleys are not printed. They are slots, and the shadow in them is the drawing. At noon the book is nearly white; by a bedside lamp the rivers run.',
          ],
          figure: {
            art: 'well',
            seed: 3,
            caption: 'The lake of spread eight, eleven sheets deep.',
            alt: 'Nested openings cut through eleven sheets, darker with each depth.',
          },
        },
        {
          heading: 'What we would do again',
          paragraphs: [
            'Ask the bindery before drawing. The 112 glue points were 190 until the people who set them by hand showed us which ones they cursed.',
          ],
        },
      ],
    },
  },
  {
    slug: 'salt-without-glue',
    title: 'Salt without glue',
    client: 'Zoutwerk',
    year: 2025,
    kind: 'packaging',
    paper: 'sky',
    art: 'bloom',
    seed: 2,
    summary: 'A carton for coarse salt that closes by its own weight.',
    study: {
      lead: 'One sheet, eleven creases, no glue. Filled, the salt pushes the lid shut. Empty, it lies flat again and goes to the paper bin without a thought.',
      facts: [
        { name: 'Content', value: '500 g' },
        { name: 'Sheet', value: '1, of 302 × 284 mm' },
        { name: 'Glue', value: 'none' },
        { name: 'Folding time', value: '6 s by hand' },
      ],
      folds: true,
      sections: [
        {
          heading: 'Six faces in a cross',
          paragraphs: [
            'A box is a cross that changed its mind. Ours has two arms more: they run under the floor and carry the salt, and the salt holds them. Move the slider above and see which crease goes first.',
            'Mountain folds are drawn as a line of dashes and dots, valley folds as dashes alone. The whole site uses them that way.',
          ],
        },
        {
          heading: 'A pattern that is the net',
          paragraphs: [
            'Nothing is printed on the front but the creases of the back. Whoever opens the carton finds the drawing come true.',
          ],
          figure: {
            art: 'bloom',
            seed: 6,
            caption: 'Lid, opened along its four valleys.',
            alt: 'Petals of folded paper around a square opening.',
          },
        },
      ],
    },
  },
  {
    slug: 'eleven-metres-of-weather',
    title: 'Eleven metres of weather',
    client: 'Theatre on the Quay',
    year: 2025,
    kind: 'sets',
    paper: 'leaf',
    art: 'wave',
    seed: 5,
    summary: 'A storm for a stage, folded from one roll and pulled by two people.',
    study: {
      lead: 'The director wanted the sea and had a budget for a curtain. We gave her a curtain that remembers folds.',
      facts: [
        { name: 'Length', value: '11 m' },
        { name: 'Roll', value: '1.52 m wide, 180 g' },
        { name: 'Hands', value: '2 people, 4 ropes' },
        { name: 'Performances', value: '38' },
      ],
      sections: [
        {
          heading: 'One crease pattern, three seas',
          paragraphs: [
            'Pleats at a slant lock when they are pulled evenly and collapse when they are not. Two ropes pulled together make a swell; one alone makes a wave that breaks. The same paper, lit from behind, is fog.',
          ],
          figure: {
            art: 'pleats',
            seed: 7,
            caption: 'Swell: both ropes at once.',
            alt: 'Slanted pleats of paper, alternately light and dark.',
          },
        },
        {
          heading: 'Thirty-eight evenings',
          paragraphs: [
            'Paper tires. We cut three storms and changed them after every thirteenth performance; the third one outlived the play and hangs in the foyer.',
          ],
          figure: {
            art: 'wave',
            seed: 11,
            caption: 'Break: the left rope alone.',
            alt: 'Rows of curved paper waves, the front ones higher.',
          },
        },
      ],
    },
  },
  {
    slug: 'the-house-numbers',
    title: 'The house numbers',
    client: 'Quarter of the Weavers',
    year: 2024,
    kind: 'signs',
    paper: 'butter',
    art: 'town',
    seed: 8,
    summary: 'Two hundred and six numbers without ink: the sun writes them.',
    study: {
      lead: 'White numbers on white walls. From eleven to three nobody can miss them, and for the rest of the day a small lamp stands in for the sun.',
      facts: [
        { name: 'Numbers', value: '206' },
        { name: 'Relief', value: '14 mm' },
        { name: 'Material', value: 'folded aluminium, after paper' },
        { name: 'Ink', value: 'none' },
      ],
      sections: [
        {
          heading: 'Drawn by what is not there',
          paragraphs: [
            'Each figure is two folds: a mountain where the light arrives, a valley where it leaves. Between them stands a shadow as wide as a pen stroke. Turn the lamp at the top of this page and read the street at another hour.',
          ],
          figure: {
            art: 'town',
            seed: 3,
            caption: 'The model of the street, at four in the afternoon.',
            alt: 'A row of paper houses with steep roofs and long shadows.',
          },
        },
        {
          heading: 'Every door was asked',
          paragraphs: [
            'Two hundred and six households tried a paper number on their door for a week. Nine moved theirs to the other side. One wanted a 7 with a bar, and got it.',
          ],
          figure: {
            art: 'stairs',
            seed: 2,
            caption: 'The 7 with a bar, before it was a 7.',
            alt: 'Steps of folded paper going up to the right.',
          },
        },
      ],
    },
  },
  {
    slug: 'advent-for-a-bakery',
    title: 'Advent for a bakery',
    client: 'Rye & Rye',
    year: 2024,
    kind: 'packaging',
    paper: 'rose',
    art: 'gate',
    seed: 4,
    summary: 'Twenty-four doors, each baked one by one in the window.',
  },
  {
    slug: 'a-very-short-history',
    title: 'A very short history of stairs',
    client: 'Lantern Press',
    year: 2024,
    kind: 'books',
    paper: 'bone',
    art: 'stairs',
    seed: 6,
    summary: 'A book that is read by climbing it.',
  },
  {
    slug: 'lake-for-one-lamp',
    title: 'Lake for one lamp',
    client: 'Own work',
    year: 2023,
    kind: 'sets',
    paper: 'sky',
    art: 'well',
    seed: 12,
    summary: 'Fourteen sheets and a bulb; the water is what the light cannot reach.',
  },
  {
    slug: 'seed-library',
    title: 'Seed library',
    client: 'Botanical garden',
    year: 2023,
    kind: 'packaging',
    paper: 'leaf',
    art: 'bloom',
    seed: 9,
    summary: 'Envelopes that open like the plant inside them.',
  },
  {
    slug: 'name-of-a-bookshop',
    title: 'The name of a bookshop',
    client: 'Second Shelf',
    year: 2022,
    kind: 'signs',
    paper: 'vermilion',
    art: 'book',
    seed: 3,
    summary: 'Five letters made of nine open books, in a window to the north.',
  },
];

export const studies = works.filter((work) => work.study);

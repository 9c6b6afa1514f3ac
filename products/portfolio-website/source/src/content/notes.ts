import type { Note } from './types.ts';

export const notes: Note[] = [
  {
    slug: 'grain',
    title: 'Paper has a direction, like hair',
    day: '2026-09-14',
    minutes: 3,
    summary:
      'Why a fold cracks in one direction and sings in the other, and how to find out with two fingers.',
    body: [
      {
        paragraphs: [
          'When paper is made its fibres line up with the machine. From then on the sheet has a grain: along it a fold is clean, across it the fibres break and the edge looks chewed.',
          'You need no tools to find it. Bend the sheet without creasing it, first one way, then the other. It gives more easily along the grain. For thin paper wet a corner: it curls around the grain like a leaf.',
        ],
      },
      {
        heading: 'What follows from it',
        paragraphs: [
          'In a book the grain has to run with the spine, or the pages stand up like a collar. In a carton it has to run around the body, or the walls bulge when the shop is damp. In a pop-up it has to run with the ridge that carries.',
          'When two of these disagree we laminate two thin sheets crosswise and call it plywood. It costs a day. A cracked ridge costs the edition.',
        ],
      },
      {
        heading: 'On a drawing',
        paragraphs: [
          'We draw a double arrow on each part. It is the smallest mark on the sheet and the first that a good printer looks for.',
        ],
      },
    ],
  },
  {
    slug: 'forty-models',
    title: 'The first forty models',
    day: '2026-03-02',
    minutes: 4,
    summary: 'What we throw away, in which order, and why the white ones stay white as long as they can.',
    body: [
      {
        paragraphs: [
          'A model takes eleven minutes. A drawing of the same thing takes an hour and hides its mistakes. So we fold first, and fast, from the cheapest paper in the house.',
          'Models one to ten are for us. They answer whether the thing wants to move at all. Eleven to thirty are for failing: larger, smaller, wrong paper, left hand. Thirty-one to forty are for you.',
        ],
      },
      {
        heading: 'White',
        paragraphs: [
          'Colour forgives. A red ridge looks like a mountain even when it is badly folded. White paper has nothing but its shadow, and if the shadow is right the colour cannot spoil it.',
        ],
      },
      {
        heading: 'The shelf',
        paragraphs: [
          'We keep every fortieth model, with its number and the reason it lost. When somebody asks whether a thing can be done, the answer is often already on the shelf, marked: nearly.',
        ],
      },
    ],
  },
  {
    slug: 'light-is-a-material',
    title: 'Light is a material',
    day: '2025-11-20',
    minutes: 2,
    summary: 'Relief exists only from the side. Notes on lamps, windows, and eleven in the morning.',
    body: [
      {
        paragraphs: [
          'A relief of four millimetres disappears under a ceiling lamp. Put the same lamp beside it and every sheet speaks. Before we accept a place for a sign we sit in front of it for a day and write down where the light comes from.',
          'Half of our work is to know when a thing will be seen. A shop window to the north has no shadows until the street lights come on: there we fold deep. A door to the south has too many: there we fold shallow and let noon do the rest.',
        ],
      },
      {
        heading: 'The lamp on this site',
        paragraphs: [
          'It stands where you put it and stays there on the next page. Nothing else on these pages moves by itself.',
        ],
      },
    ],
  },
];

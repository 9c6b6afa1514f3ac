import type { Course } from '../types.ts';

export const maps: Course = {
  id: 'maps',
  title: 'Reading a Map',
  subtitle: 'Hills, scale and north, without a battery',
  subject: 'Geography',
  level: 'First steps',
  teacher: 'Tenzin Wangdi',
  teacherLine: 'Guides walkers at 3 500 metres and has been lost twice, both times on a road.',
  price: 1200,
  about:
    'A map is a picture taken from everywhere at once. Learn to see the valley in the brown lines, to measure a walk in hours rather than kilometres, and to know which of three norths your compass means.',
  outcomes: [
    'See the shape of land in contour lines',
    'Estimate walking time from distance and climb',
    'Take a bearing and follow it',
  ],
  updated: '2026-11-09',
  units: [
    {
      id: 'g1',
      title: 'Up and down',
      lessons: [
        {
          id: 'maps-contours',
          kind: 'film',
          title: 'A hill, sliced',
          minutes: 7,
          film: 'contours',
          length: 48,
          cues: [
            { at: 0, text: 'A hill seen from the side. Water rises around it, fifty metres at a time.' },
            {
              at: 10,
              text: 'At each level the shore leaves a line. Seen from above, each line is one height.',
            },
            {
              at: 22,
              text: 'On the steep side the shores lie close together; on the gentle side far apart.',
            },
            {
              at: 32,
              text: 'A line that points uphill is a valley. One that points downhill is a ridge. Water in the V, walkers on the U.',
            },
            { at: 41, text: 'Now without the hill. You can still see it.' },
          ],
        },
        {
          id: 'maps-time',
          kind: 'read',
          title: 'A walk in hours',
          minutes: 5,
          body: [
            {
              type: 'text',
              text: 'In 1892 the Scottish climber William Naismith wrote down a rule that still holds: an hour for every five kilometres, and half an hour more for every three hundred metres of climb.',
            },
            { type: 'formula', text: '12 km with 600 m of climb = 2 h 24 min + 1 h = 3 h 24 min' },
            {
              type: 'text',
              text: 'It assumes a fit walker, a path, and no rests. With children, snow or a heavy pack take half as long again, and turn round when half the daylight is gone, not when you are tired.',
            },
          ],
        },
      ],
    },
    {
      id: 'g2',
      title: 'Which way',
      lessons: [
        {
          id: 'maps-norths',
          kind: 'read',
          title: 'Three norths',
          minutes: 6,
          body: [
            {
              type: 'text',
              text: 'True north is where the meridians meet. Grid north is where the lines on your sheet point; they are parallel, so they agree with the meridians only in the middle. Magnetic north is where the needle points, and it wanders by some kilometres every year.',
            },
            {
              type: 'list',
              text: 'From map to compass: allow for the difference printed in the margin, and note the year beside it.\nFrom compass to map: the same, the other way round.\nOver a short walk with a difference under two degrees: forget it.',
            },
            { type: 'aside', text: 'Two degrees off is 35 metres to the side after a kilometre.' },
          ],
        },
        {
          id: 'maps-check',
          kind: 'quiz',
          title: 'Check yourself: maps',
          minutes: 4,
          questions: [
            {
              ask: 'How long will Naismith allow for 10 km with 900 m of climb?',
              options: [
                { text: '2 hours', why: 'That is the distance alone.' },
                {
                  text: '3 hours 30 minutes',
                  why: 'Two hours for ten kilometres, three half hours for nine hundred metres.',
                },
                { text: '5 hours', why: 'With children, perhaps.' },
              ],
              right: 1,
            },
            {
              ask: 'Contours make a V that points towards the higher ground. What is there?',
              options: [
                { text: 'A ridge', why: 'On a ridge the lines bulge downhill.' },
                {
                  text: 'A valley, often with a stream',
                  why: 'To stay at one height you must walk up along the valley, cross, and come back.',
                },
                { text: 'A cliff', why: 'There the lines run into each other.' },
              ],
              right: 1,
            },
          ],
        },
      ],
    },
  ],
};

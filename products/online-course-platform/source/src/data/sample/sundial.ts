import type { Course } from '../types.ts';

export const sundial: Course = {
  id: 'sundial',
  title: 'Shadows and the Sun',
  subtitle: 'Build a clock from a stick',
  subject: 'Astronomy',
  level: 'Demanding',
  teacher: 'Joaquim Pinto',
  teacherLine: 'Restores church sundials. Late for everything, by up to sixteen minutes.',
  price: 2000,
  about:
    'A stick in the ground tells the hour, the season and, if you are patient, your latitude. Follow its shadow for a year on paper, then build a dial for your own balcony that is right to five minutes.',
  outcomes: [
    'Find true south and noon with a stick',
    'Lay out the hour lines of a dial',
    'Correct the sun against the clock',
  ],
  updated: '2026-11-19',
  units: [
    {
      id: 's1',
      title: 'One day',
      lessons: [
        {
          id: 'sundial-stick',
          kind: 'film',
          title: 'A stick from dawn to dusk',
          minutes: 7,
          film: 'shadow',
          length: 42,
          cues: [
            { at: 0, text: 'Sunrise. The shadow is longest, and points away from the sun.' },
            { at: 9, text: 'Through the morning it shortens, and swings round.' },
            {
              at: 19,
              text: 'At its shortest it is noon: not by the clock, but by the sun. North of the tropic the shadow now points to true north.',
            },
            { at: 28, text: 'The afternoon is the morning in a mirror.' },
            {
              at: 35,
              text: 'The tip has drawn a curve. In summer it bends one way, in winter the other; on two days of the year it is straight.',
            },
          ],
        },
        {
          id: 'sundial-noon',
          kind: 'read',
          title: 'Why the sun is late',
          minutes: 8,
          body: [
            {
              type: 'text',
              text: 'Your clock keeps the time of a meridian that may be hundreds of kilometres away. India runs on 82½ degrees east; in Mumbai, at 73 degrees, the sun crosses the sky about 38 minutes later than that.',
            },
            { type: 'formula', text: '(82.5° − 73°) × 4 min = 38 min' },
            {
              type: 'text',
              text: 'On top of it the sun itself is uneven. The earth goes faster in January than in July, and its axis leans: together that makes the dial up to 16 minutes fast in early November and 14 slow in mid February.',
            },
          ],
        },
      ],
    },
    {
      id: 's2',
      title: 'Your dial',
      lessons: [
        {
          id: 'sundial-lines',
          kind: 'code',
          title: 'Angle of an hour line',
          minutes: 15,
          functionName: 'hourAngle',
          task: 'On a flat dial the line for h hours after noon leans from the noon line by atan(sin(latitude) × tan(15° × h)). Return that angle in whole degrees, for a latitude in degrees and h from 0 to 5.',
          starter: 'function hourAngle(latitude, h) {\n  const rad = Math.PI / 180;\n\n}',
          hint: 'Multiply degrees by rad before sin and tan, divide the result of Math.atan by rad, then Math.round.',
          cases: [
            { args: [90, 2], expected: 30 },
            { args: [19, 3], expected: 18 },
            { args: [28, 0], expected: 0 },
            { args: [52, 4], expected: 54 },
          ],
        },
        {
          id: 'sundial-check',
          kind: 'quiz',
          title: 'Check yourself: shadows',
          minutes: 4,
          questions: [
            {
              ask: 'At what moment is the shadow of an upright stick shortest?',
              options: [
                {
                  text: 'At 12 by the clock',
                  why: 'Only on the clock’s own meridian, and even there on four days a year.',
                },
                { text: 'When the sun is highest', why: 'That is noon by the sun, whatever the clock says.' },
                { text: 'At sunrise', why: 'Then it is longest.' },
              ],
              right: 1,
            },
            {
              ask: 'How much later is solar noon 7½ degrees further west?',
              options: [
                { text: '7½ minutes', why: 'The earth needs four minutes for one degree.' },
                { text: '30 minutes', why: '7½ times four minutes.' },
                { text: 'It is earlier', why: 'The sun comes from the east: westward means later.' },
              ],
              right: 1,
            },
          ],
        },
      ],
    },
  ],
};

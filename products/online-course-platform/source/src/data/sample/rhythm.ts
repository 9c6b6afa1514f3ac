import type { Course } from '../types.ts';

export const rhythm: Course = {
  id: 'rhythm',
  title: 'Counting Rhythm',
  subtitle: 'Three against four, and other small miracles',
  subject: 'Music',
  level: 'Some practice',
  teacher: 'Selvi Murugan',
  teacherLine: 'Plays ghatam, counts aloud, and is asked to stop doing so on trains.',
  price: 1600,
  about:
    'Rhythm is arithmetic you can dance to. Divide a circle by three and by four at once and you have half the music of the world. Clap first, then see it drawn, then let a program lay out beats as evenly as they will go.',
  outcomes: [
    'Clap three against four',
    'Hear where a cycle begins',
    'Spread beats evenly over any number of steps',
  ],
  updated: '2026-10-12',
  units: [
    {
      id: 'r1',
      title: 'The circle',
      lessons: [
        {
          id: 'rhythm-pulse',
          kind: 'read',
          title: 'Pulse, beat, cycle',
          minutes: 5,
          body: [
            {
              type: 'text',
              text: 'The pulse is the smallest step you count. A beat is a pulse that you stress. A cycle is the number of pulses after which it all begins again: four in a march, seven in rupak tal, twelve in a great deal of West African music.',
            },
            {
              type: 'text',
              text: 'Draw the cycle as a circle and the pulses as points on its rim, and a rhythm becomes a polygon. Even polygons are plain; the interesting ones nearly are.',
            },
          ],
        },
        {
          id: 'rhythm-against',
          kind: 'film',
          title: 'Three against four',
          minutes: 6,
          film: 'polyrhythm',
          length: 40,
          cues: [
            { at: 0, text: 'One circle, twelve pulses. A square touches every third: four beats.' },
            { at: 9, text: 'A triangle touches every fourth: three beats in the same time.' },
            { at: 17, text: 'Together they meet only at the top. Everywhere else they answer each other.' },
            { at: 26, text: 'Say “pass the gol-den but-ter”. You have just spoken it.' },
            { at: 33, text: 'Why twelve? It is the first number that both three and four divide.' },
          ],
        },
      ],
    },
    {
      id: 'r2',
      title: 'Nearly even',
      lessons: [
        {
          id: 'rhythm-even',
          kind: 'code',
          title: 'Spread the beats',
          minutes: 15,
          functionName: 'spread',
          task: 'Spread a number of beats over a number of steps as evenly as possible, starting with a beat. Return a text with x for a beat and a dot for a rest. Step i has a beat when (i × beats) mod steps is smaller than beats.',
          starter:
            "function spread(beats, steps) {\n  let line = '';\n  for (let i = 0; i < steps; i += 1) {\n\n  }\n  return line;\n}",
          hint: "In the loop add ((i * beats) % steps) < beats ? 'x' : '.' to the line.",
          cases: [
            { args: [4, 8], expected: 'x.x.x.x.' },
            { args: [3, 8], expected: 'x..x..x.' },
            { args: [5, 8], expected: 'x.x.xx.x' },
            { args: [0, 4], expected: '....' },
          ],
        },
        {
          id: 'rhythm-check',
          kind: 'quiz',
          title: 'Check yourself: rhythm',
          minutes: 4,
          questions: [
            {
              ask: 'After how many pulses do five against four meet again?',
              options: [
                { text: '9', why: 'Adding counts the beats, not the pulses.' },
                { text: '20', why: 'The first number that both five and four divide.' },
                { text: '10', why: 'Four does not divide ten.' },
              ],
              right: 1,
            },
            {
              ask: 'What does x..x..x. have that x.x.x.x. has not?',
              options: [
                {
                  text: 'Two lengths of step',
                  why: 'Three, three and two: nearly even, so that you hear where the cycle begins.',
                },
                { text: 'More beats', why: 'It has one fewer.' },
                { text: 'A longer cycle', why: 'Both have eight steps.' },
              ],
              right: 0,
            },
            {
              ask: 'In three against four, how many different moments have a beat?',
              options: [
                { text: '7', why: 'That counts the shared one twice.' },
                { text: '12', why: 'Those are the pulses.' },
                { text: '6', why: 'Three and four, and one of them shared.' },
              ],
              right: 2,
            },
          ],
        },
      ],
    },
  ],
};

import type { Course } from '../types.ts';

export const waves: Course = {
  id: 'waves',
  title: 'How Waves Travel',
  subtitle: 'Water, sound and light by the same rule',
  subject: 'Physics',
  level: 'First steps',
  teacher: 'Dr. Nandini Rao',
  teacherLine: 'Measures harbour swell for a living, and has the wet shoes to prove it.',
  price: 1400,
  about:
    'A wave moves through water without taking the water along. From that one odd fact follow echoes, noise-cancelling headphones and the colours on a soap bubble. You need a sink, two fingers and no calculus.',
  outcomes: [
    'Say what moves in a wave, and what stays',
    'Predict where two waves cancel',
    'Work out a wavelength from speed and frequency',
  ],
  updated: '2026-11-02',
  units: [
    {
      id: 'w1',
      title: 'One wave',
      lessons: [
        {
          id: 'waves-carry',
          kind: 'read',
          title: 'What a wave carries',
          minutes: 6,
          body: [
            {
              type: 'text',
              text: 'Float a cork in a basin and drop a pebble beside it. The ring runs to the rim; the cork rises, leans a little, sinks, leans back, and is where it was. Whatever ran to the rim, it was not the water.',
            },
            {
              type: 'text',
              text: 'Each bit of water moves in a small loop and hands its motion to the next. What travels is the pattern, and with it energy: enough, after a thousand kilometres of ocean, to move shingle.',
            },
            {
              type: 'aside',
              text: 'The loop is a circle in deep water and flattens to a line near the bottom.',
            },
            { type: 'heading', text: 'Three words to keep' },
            {
              type: 'list',
              text: 'Wavelength: from one crest to the next, in metres.\nFrequency: crests passing each second, in hertz.\nAmplitude: from the middle to the top. Twice the amplitude carries four times the energy.',
            },
            { type: 'formula', text: 'speed = wavelength × frequency' },
          ],
        },
        {
          id: 'waves-length',
          kind: 'code',
          title: 'Find the wavelength',
          minutes: 10,
          functionName: 'wavelength',
          task: 'Write a function that is given a speed in metres per second and a frequency in hertz, and returns the wavelength in metres. Still water has no crests: for a frequency of 0 return null.',
          starter: 'function wavelength(speed, frequency) {\n  // speed = wavelength × frequency\n\n}',
          hint: 'Divide the speed by the frequency, but look at the frequency first.',
          cases: [
            { args: [340, 440], expected: 340 / 440 },
            { args: [300, 100], expected: 3 },
            { args: [1.5, 0.5], expected: 3 },
            { args: [340, 0], expected: null },
          ],
        },
      ],
    },
    {
      id: 'w2',
      title: 'Two waves',
      lessons: [
        {
          id: 'waves-two',
          kind: 'film',
          title: 'Two fingers in a pond',
          minutes: 8,
          film: 'interference',
          length: 60,
          cues: [
            {
              at: 0,
              text: 'One finger taps the water. Rings spread, each at the same speed, each one wavelength behind the last.',
            },
            {
              at: 9,
              text: 'Now a second finger, in the same rhythm. Its rings cross the first as if nothing were there.',
            },
            {
              at: 17,
              text: 'Where two crests arrive together, the water rises twice as high. Where a crest meets a trough it stays level.',
            },
            {
              at: 27,
              text: 'Those level places lie along lines. Count how many wavelengths each finger is away: on a quiet line the two counts differ by a half.',
            },
            {
              at: 36,
              text: 'Bring the fingers closer together and the lines fan out. There are fewer of them.',
            },
            {
              at: 47,
              text: 'Take a very bright light and two slits, and you see the same stripes. With such stripes Thomas Young argued, two hundred years ago, that light is a wave.',
            },
          ],
        },
        {
          id: 'waves-bubble',
          kind: 'read',
          title: 'Why a bubble has colours',
          minutes: 7,
          body: [
            {
              type: 'text',
              text: 'A soap film has two surfaces, and light is thrown back by both. The part from the back travels a little further. For some colours that detour makes crest meet crest, and the colour shines; for others crest meets trough, and it is missing.',
            },
            {
              type: 'text',
              text: 'As the film drains it thins from the top, so the colours slide down in bands. Just before it bursts the top turns black: the film is then far thinner than a wavelength, and every colour cancels.',
            },
            {
              type: 'aside',
              text: 'The front surface flips the wave over, the back does not. Without that flip the thinnest film would be bright.',
            },
          ],
        },
        {
          id: 'waves-check',
          kind: 'quiz',
          title: 'Check yourself: waves',
          minutes: 5,
          questions: [
            {
              ask: 'A gull sits on the sea, far from shore, as a swell passes. Where is it afterwards?',
              options: [
                {
                  text: 'A wavelength further on',
                  why: 'That is how far the pattern went in one period. The water under the gull did not go with it.',
                },
                {
                  text: 'Very nearly where it was',
                  why: 'The water went round a loop and came back. Only a slight drift remains.',
                },
                {
                  text: 'Closer to where the swell came from',
                  why: 'Under the trough the gull does move back, and under the crest forward by as much.',
                },
              ],
              right: 1,
            },
            {
              ask: 'A point is 5 wavelengths from one tapping finger and 7½ from the other. What is the water like there?',
              options: [
                { text: 'Level', why: 'The difference is 2½: a crest always meets a trough.' },
                {
                  text: 'Twice as high',
                  why: 'For that the difference would have to be whole: 2 or 3, not 2½.',
                },
                {
                  text: 'It depends on the speed',
                  why: 'Counted in wavelengths the speed is already in it.',
                },
              ],
              right: 0,
            },
            {
              ask: 'Sound enters water from air and is more than four times as fast there. What stays as it was?',
              options: [
                {
                  text: 'The wavelength',
                  why: 'It grows with the speed, because the crests still arrive at the same rate.',
                },
                {
                  text: 'The frequency',
                  why: 'As many crests leave the surface each second as reach it. None can pile up.',
                },
                {
                  text: 'Both',
                  why: 'Speed is wavelength times frequency. If it changes, one of them must.',
                },
              ],
              right: 1,
            },
          ],
        },
      ],
    },
  ],
};

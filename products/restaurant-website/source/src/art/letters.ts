import { type Mark, pen, swell as swelling, wash } from './brush.ts';

const thick = 11;
const thin = 5;
const foot = (x: number, y: number, w = 9): Mark => pen(3, `${x - w} ${y} ${x} ${y - 0.6} ${x + w} ${y}`, 'bare');
const swell = (w: number, text: string): Mark => swelling(w, text, 'bare');
const stem = (w: number, text: string): Mark => pen(w, text, 'bare');

/** Roman capitals as a sign painter writes them with a flat brush. */
export const letters: Record<string, Mark[]> = {
  A: [
    stem(thin, '50 18 42 40 35 60 27 82'),
    stem(thick, '49 18 57 40 65 61 73 82'),
    stem(thin, '35 59 48 58 64 59'),
    foot(27, 82, 10),
    foot(73, 82, 11),
  ],
  V: [
    stem(thick, '27 18 35 40 42 61 50 82'),
    stem(thin, '73 18 66 40 58 61 51 82'),
    foot(27, 18, 11),
    foot(73, 18, 10),
  ],
  U: [
    stem(thick, '31 18 31 34 31 48 31 63'),
    wash('bare', '25.6 60 27 71 35 81 51 84 65 79 71 68 71.5 60 66.6 60 66 68 60 76 51 78.5 42 75 37 68 36.4 60'),
    stem(thin, '69 64 69 48 69 34 69 18'),
    foot(31, 18, 11),
    foot(69, 18, 9),
  ],
  L: [
    stem(thick, '38 18 38 40 38 60 38 82'),
    stem(thin, '36 81 50 81 64 80 71 79'),
    stem(4, '71 81 73 74 74 66'),
    foot(38, 18, 11),
    foot(36, 82, 9),
  ],
  S: [
    swell(11.5, '66 30 62 21 52 17.5 41 20 35 29 38 38 47 45 57 52 64 60 64 71 56 80 45 82.5 36 78 32 68'),
    stem(3.6, '66.5 35 67 26 67 18'),
    stem(3.6, '32 64 31.5 74 32 82'),
  ],
};

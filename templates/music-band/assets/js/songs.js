/*
 * The songs as notes. A bar is a line of steps, one sign each: `.` nothing, `x` a hit, `X` a loud one.
 * Bass and lead: a note such as `a1`, `-` holds, `.` rests. `form` names the parts in the order they are played.
 */
BAND.songs = (() => {
  const four = {
    beat: { kl: 'X.....x.X.......', sl: '....X.......X..x', hl: 'x.x.x.x.x.x.x.x.', kr: '..x.....x.x.....', sr: '......x...x...X.', tr: '..............xx' },
    roll: { kl: 'X...X...X...X...', sl: 'x.x.X.x.x.x.X.xx', kr: '..x...x...x...x.', sr: '.x.x.xX..x.x.XXX', tr: 'x..x..x.x..x..xx' },
    thin: { kl: 'X.......X.......', hl: '..x...x...x...x.', sr: '....x.......x...' },
  };
  const three = {
    beat: { kl: 'X...........', sl: '....x...x...', hl: 'x...x...x...', kr: 'X.........x.', sr: '....X...X..x', tr: '......x.....' },
    spin: { kl: 'X..x..X..x..', sl: '.xx.xx.xx.xx', hr: 'x.x.x.x.x.x.', kr: 'X..x..X..x..', sr: '..X..X..X..X', tr: '.x..x..x..xx' },
    thin: { kl: 'X...........', hl: '....x...x...' },
  };
  return {
    'left-hand': {
      bpm: 118, steps: 16,
      parts: {
        a: { drums: four.thin, bass: ['a1 . . a1 . . c2 . a1 . . . g1 . . .', 'a1 . . a1 . . c2 . d2 . . . e2 . . .'] },
        b: { drums: four.beat, bass: ['a1 . . a1 . . c2 . a1 . . . g1 . g1 .', 'f1 . . f1 . . a1 . g1 . . . e1 . e1 .'], lead: ['a3 - . c4 - . d4 - e4 - - - d4 - c4 -', 'a3 - - - . . g3 - a3 - - - . . . .'] },
        c: { drums: four.roll, bass: ['d2 . d2 . d2 . d2 . c2 . c2 . c2 . c2 .', 'a1 . a1 . a1 . a1 . e1 . e1 . g1 . e1 .'], lead: ['e4 - e4 - . . d4 - c4 - c4 - . . . .', 'a3 - - - c4 - - - d4 - e4 - - - - -'] },
      },
      form: 'aabbcbbccbca',
    },
    wash: {
      bpm: 148, steps: 12,
      parts: {
        a: { drums: three.thin, bass: ['d1 . . . a1 . . . a1 . . .', 'c1 . . . g1 . . . g1 . . .'] },
        b: { drums: three.beat, bass: ['d1 . . . a1 . . . a1 . . .', 'a0 . . . e1 . . . e1 . . .'], lead: ['f4 - - - e4 - d4 - a3 - - -', 'c4 - - - d4 - e4 - - - - -'] },
        c: { drums: three.spin, bass: ['b0 . . b0 . . b0 . . b0 . .', 'a0 . . a0 . . c1 . . c1 . .'], lead: ['d4 - e4 - f4 - g4 - a4 - - -', 'g4 - f4 - e4 - d4 - c4 - a3 -'] },
      },
      form: 'aabbccbbccbbcca',
    },
    ballast: {
      bpm: 92, steps: 16,
      parts: {
        a: { drums: { kl: 'X.........x.....', kr: '......X.........', tr: '............x.x.' }, bass: ['e1 - - - - - - - g1 - - - - - - -', 'd1 - - - - - - - b0 - - - - - - -'] },
        b: { drums: four.beat, bass: ['e1 - - - . . e1 . g1 - - - . . g1 .', 'a1 - - - . . a1 . b1 - - - b0 - - -'], lead: ['b3 - - - . . d4 - e4 - - - - - . .', 'g4 - - - e4 - - - d4 - b3 - - - - -'] },
      },
      form: 'aabbabbba',
    },
    ink: {
      bpm: 132, steps: 16,
      parts: {
        a: { drums: four.thin, lead: ['c4 . c4 . e4 . c4 . g3 . . . . . . .', 'c4 . c4 . e4 . g4 . e4 . . . . . . .'] },
        b: { drums: four.roll, bass: ['c1 . c2 . c1 . c2 . g1 . g0 . g1 . g0 .', 'a0 . a1 . a0 . a1 . f1 . f0 . g1 . g0 .'], lead: ['c4 . c4 . e4 . c4 . g3 . g3 . b3 . . .', 'c4 . c4 . e4 . g4 . a4 - - - g4 - - -'] },
        c: { drums: four.beat, bass: ['f1 . . f1 . . f1 . c1 . . c1 . . c1 .', 'd1 . . d1 . . d1 . g1 . . g1 . g1 . .'], lead: ['a4 - - - g4 - f4 - e4 - - - . . . .', 'f4 - - - e4 - d4 - g4 - - - - - - -'] },
      },
      form: 'aabbccbbccba',
    },
  };
})();

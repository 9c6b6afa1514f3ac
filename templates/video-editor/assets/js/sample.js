/* The film on the table at the very beginning. Ferry, island and timetable are made up. */
window.PictureStart = window.PictureStart || {};
PictureStart.sample = () => {
  const { clip, plainTitle } = PictureStart.project;
  const { scenes, score } = PictureStart;
  const media = [
    ...Object.entries(scenes).map(([key, { name, length }]) => ({ id: `scene-${key}`, kind: 'scene', name, length, width: 1280, height: 720 })),
    ...Object.entries(score.pieces).map(([key, { name, length }]) => ({ id: `score-${key}`, kind: 'score', name, length })),
  ];
  const shot = (id, key, start, length, from, extra = {}) =>
    clip({ id, media: `scene-${key}`, name: scenes[key].name, start, length, from, ...extra });
  const words = (id, text, start, length, extra = {}, track = 't1') =>
    clip({ id, kind: 'title', track, name: text.split('\n')[0], start, length, fadeIn: 0.5, fadeOut: 0.5, title: { ...plainTitle, text, ...extra } });
  const sound = (id, key, track, start, length, from, extra = {}) =>
    clip({ id, kind: 'sound', track, media: `score-${key}`, name: score.pieces[key].name, start, length, from, ...extra });
  return {
    name: 'The last ferry', size: '1280x720', fps: 25, ground: '#000000', marks: { in: null, out: null },
    off: [],
    media,
    clips: [
      shot('s1', 'harbour', 0, 8, 1),
      shot('s2', 'crossing', 8, 7, 2, { join: { kind: 'dissolve', length: 1.2 } }),
      shot('s3', 'window', 15, 6, 1, { look: { brightness: 112, contrast: 104, saturation: 120, blur: 0, isMono: false } }),
      shot('s4', 'lighthouse', 21, 7.8, 2, { join: { kind: 'wipe', length: 1 }, fadeOut: 1.2 }),
      words('s5', 'The last ferry', 1.6, 5, { place: 'corner', size: 130 }),
      words('s6', '22:05, the only cup aboard', 16, 4, { place: 'lower', size: 80, hasBand: true }),
      words('s7', 'Sallow Island\nnext boat 06:10', 23.4, 4.6, { place: 'lower' }),
      shot('s8', 'window', 10.4, 3.2, 4, { track: 'v2', name: 'Window, inset', scale: 32, x: 62, y: -58, fadeIn: 0.3, fadeOut: 0.3, fit: 'contain' }),
      sound('s9', 'quay', 'a1', 0, 12, 0, { volume: 90, fadeOut: 1.5 }),
      sound('s10', 'quay', 'a1', 20, 8, 13, { volume: 70, fadeIn: 1, fadeOut: 2 }),
      sound('s11', 'waltz', 'a2', 2, 26.8, 0, { volume: 80, fadeIn: 0.6, fadeOut: 3 }),
    ],
  };
};

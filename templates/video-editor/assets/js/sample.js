/* The film at the very beginning: what is in it stands in the page, its pictures and sounds are made by scenes.js and score.js. */
window.PictureStart = window.PictureStart || {};
PictureStart.sample = (() => {
  const { clip, plainLook, plainTitle, sizes, joins } = PictureStart.project;
  const { scenes, score } = PictureStart;
  const host = document.querySelector('[data-first]');
  const title = document.querySelector('[data-name]').textContent.trim();
  const items = (name) => [...host.querySelectorAll(`[data-${name}] > li`)].map(({ dataset }) => dataset);
  const nameOf = (key) => host.querySelector(`[data-${key}]`).textContent.trim();
  /** A number of the page, within limits; a slip of the pen there must not stop the film. */
  const number = (text, least, most, otherwise) => {
    const value = Number.parseFloat(text);
    return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;
  };
  const fps = [24, 25, 30].includes(Number(host.dataset.fps)) ? Number(host.dataset.fps) : 25;
  const frames = (seconds) => Math.round(seconds * fps) / fps;
  const timeOf = ({ start, length, from }, most) => {
    const at = number(from, 0, most - 1, 0);
    return { start: frames(number(start, 0, 3600, 0)), from: at, length: frames(number(length, 0.2, most - at, 4)) };
  };
  const fades = ({ fadeIn, fadeOut }) => ({ fadeIn: number(fadeIn, 0, 5, 0), fadeOut: number(fadeOut, 0, 5, 0) });

  const shot = (data, id, extra) => {
    const key = Object.hasOwn(scenes, data.scene) ? data.scene : 'harbour';
    const look = { ...plainLook };
    for (const name of ['brightness', 'contrast', 'saturation']) look[name] = number(data[name], 0, 250, 100);
    const join = { kind: Object.hasOwn(joins, data.join) ? data.join : 'none', length: number(data.joinLength, 0.2, 3, 0.8) };
    return clip({ id, media: `scene-${key}`, name: nameOf(key), ...timeOf(data, scenes[key].length), ...fades(data), look, join, ...extra });
  };
  const words = (data, id) => {
    const text = data.text.trim().split(/\s+\/\s+/).join('\n');
    const style = { ...plainTitle, text, place: data.place, size: number(data.size, 40, 220, 100), hasBand: data.band === 'yes' };
    return clip({ id, kind: 'title', track: 't1', name: text.split('\n')[0], ...timeOf(data, 60), fadeIn: 0.5, fadeOut: 0.5, title: style });
  };
  const sound = (data, id) => {
    const key = Object.hasOwn(score.pieces, data.piece) ? data.piece : 'waltz';
    const piece = score.pieces[key];
    const track = key === 'quay' ? 'a1' : 'a2';
    return clip({ id, kind: 'sound', track, media: `score-${key}`, name: nameOf(key), ...timeOf(data, piece.length), ...fades(data), volume: number(data.volume, 0, 200, 100) });
  };

  const empty = () => ({
    name: title, size: Object.hasOwn(sizes, host.dataset.size) ? host.dataset.size : '1280x720', fps, ground: '#000000', marks: { in: null, out: null }, off: [], media: [], clips: [],
  });
  const film = () => ({
    ...empty(),
    media: [
      ...Object.entries(scenes).map(([key, { length }]) => ({ id: `scene-${key}`, kind: 'scene', name: nameOf(key), length, width: 1280, height: 720 })),
      ...Object.entries(score.pieces).map(([key, { length }]) => ({ id: `score-${key}`, kind: 'score', name: nameOf(key), length })),
    ],
    clips: [
      ...items('shots').map((data, n) => shot(data, `s${n + 1}`)),
      ...items('titles').map((data, n) => words(data, `t${n + 1}`)),
      ...items('insets').map((data, n) => shot(data, `i${n + 1}`, { track: 'v2', scale: 32, x: 62, y: -58, fadeIn: 0.3, fadeOut: 0.3, fit: 'contain' })),
      ...items('sounds').map((data, n) => sound(data, `a${n + 1}`)),
    ],
  });

  return { film, begin: () => (host.dataset.begin === 'empty' ? empty() : film()) };
})();

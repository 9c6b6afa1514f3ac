/* The film as plain data, and everything that may be done to it. All times are seconds on whole frames. */
window.PictureStart = window.PictureStart || {};
PictureStart.project = (() => {
  /** From top to bottom as in the timeline; the lower picture lies behind the upper one. */
  const tracks = [
    { id: 't1', name: 'Titles', takes: ['title', 'picture'] },
    { id: 'v2', name: 'Overlay', takes: ['picture', 'title'] },
    { id: 'v1', name: 'Picture', takes: ['picture'] },
    { id: 'a1', name: 'Sound', takes: ['sound'] },
    { id: 'a2', name: 'Music', takes: ['sound'] },
  ];
  const sizes = { '1280x720': '1280 × 720, wide', '1920x1080': '1920 × 1080, wide', '1080x1080': '1080 × 1080, square', '1080x1920': '1080 × 1920, upright' };
  const joins = { none: 'Cut', dissolve: 'Dissolve', black: 'Dip to black', wipe: 'Wipe', push: 'Push' };
  const plainLook = { brightness: 100, contrast: 100, saturation: 100, blur: 0, isMono: false };
  const plainTitle = { text: 'A title', place: 'centre', size: 100, colour: '#fff4d6', hasBand: false };
  /** A still or a title lasts this long at first. */
  const stillLength = 4;
  const shortest = 3;

  const toFrame = (film, t) => Math.round(t * film.fps) / film.fps;
  const frame = (film) => 1 / film.fps;
  const endOf = (clip) => clip.start + clip.length;
  const lengthOf = (film) => film.clips.reduce((end, clip) => Math.max(end, endOf(clip)), 0);
  const onTrack = (film, track) => film.clips.filter((clip) => clip.track === track).sort((a, b) => a.start - b.start);
  const clipAt = (film, track, t) => film.clips.find((clip) => clip.track === track && t >= clip.start - 1e-6 && t < endOf(clip) - 1e-6);
  const find = (film, id) => film.clips.find((clip) => clip.id === id);
  /** The clip whose end touches the beginning of this one; transitions need it. */
  const before = (film, clip) => film.clips.find((one) => one.track === clip.track && Math.abs(endOf(one) - clip.start) < frame(film) / 2);

  /** A new clip with all its fields; `extra` says what is special about it. */
  function clip(extra) {
    return {
      id: `c${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`,
      kind: 'picture', track: 'v1', media: null, name: '', start: 0, from: 0, length: stillLength, speed: 1, volume: 100, fadeIn: 0, fadeOut: 0,
      fit: 'cover', scale: 100, x: 0, y: 0, opacity: 100, look: { ...plainLook }, join: { kind: 'none', length: 0.8 }, title: null,
      ...extra,
    };
  }

  /** Where a clip of this length may begin so that it covers nothing, as near to `wanted` as there is room. */
  function freeStart(film, moving, wanted, track) {
    const others = onTrack(film, track).filter(({ id }) => id !== moving.id);
    const gaps = [];
    let from = 0;
    for (const other of others) {
      if (other.start - from >= moving.length - 1e-6) gaps.push([from, other.start - moving.length]);
      from = Math.max(from, endOf(other));
    }
    gaps.push([from, Infinity]);
    const inside = gaps.map(([least, most]) => Math.min(most, Math.max(least, wanted)));
    return toFrame(film, inside.reduce((best, start) => (Math.abs(start - wanted) < Math.abs(best - wanted) ? start : best)));
  }

  /** Seconds of the source that exist, or Infinity for stills and titles. */
  const sourceLength = (film, one) => film.media.find(({ id }) => id === one.media)?.length ?? Infinity;

  function move(film, id, start, track) {
    const one = find(film, id);
    const goal = tracks.find((row) => row.id === track)?.takes.includes(one.kind) ? track : one.track;
    one.start = freeStart(film, one, Math.max(0, start), goal);
    one.track = goal;
  }

  /** Moves the first frame to time `t`, as far as neighbours and source allow. */
  function trimStart(film, id, t) {
    const one = find(film, id);
    const end = endOf(one);
    const wall = onTrack(film, one.track).filter((other) => endOf(other) <= one.start + 1e-6 && other.id !== id).at(-1);
    const least = Math.max(wall ? endOf(wall) : 0, Number.isFinite(sourceLength(film, one)) ? one.start - one.from / one.speed : 0);
    const start = toFrame(film, Math.min(end - shortest * frame(film), Math.max(least, t)));
    one.from = Math.max(0, one.from + (start - one.start) * one.speed);
    one.start = start;
    one.length = toFrame(film, end - start);
  }

  function trimEnd(film, id, t) {
    const one = find(film, id);
    const wall = onTrack(film, one.track).find((other) => other.start >= endOf(one) - 1e-6 && other.id !== id);
    const most = Math.min(wall ? wall.start : Infinity, one.start + (sourceLength(film, one) - one.from) / one.speed);
    // Rounding down keeps the last frame inside the source.
    const end = Math.min(Math.floor(most * film.fps + 1e-6) / film.fps, Math.max(one.start + shortest * frame(film), t));
    one.length = toFrame(film, end - one.start);
  }

  /** Cuts in two at `t`; answers the id of the second part, or null where there is nothing to cut. */
  function split(film, id, t) {
    const one = find(film, id);
    const at = toFrame(film, t);
    const margin = shortest * frame(film) - 1e-6;
    if (!one || at - one.start < margin || endOf(one) - at < margin) return null;
    const second = clip({ ...structuredClone(one), id: clip({}).id, start: at, length: toFrame(film, endOf(one) - at), from: one.from + (at - one.start) * one.speed, fadeIn: 0 });
    second.join = { kind: 'none', length: 0.8 };
    one.length = toFrame(film, at - one.start);
    one.fadeOut = 0;
    film.clips.push(second);
    return second.id;
  }

  function remove(film, id, closesGap) {
    const one = find(film, id);
    film.clips = film.clips.filter((other) => other.id !== id);
    if (closesGap)
      for (const other of film.clips) if (other.track === one.track && other.start >= endOf(one) - 1e-6) other.start = toFrame(film, other.start - one.length);
  }

  function duplicate(film, id) {
    const one = find(film, id);
    const copy = { ...structuredClone(one), id: clip({}).id };
    copy.start = freeStart(film, { ...copy, id: '' }, endOf(one), one.track);
    film.clips.push(copy);
    return copy.id;
  }

  /** Plays the same part of the source faster or slower: the clip gets shorter or longer. */
  function setSpeed(film, id, speed) {
    const one = find(film, id);
    const span = one.length * one.speed;
    one.speed = speed;
    trimEnd(film, id, one.start + span / speed);
  }

  /** Puts a medium on its track, at `t` or the next place with room. Answers the id of the clip. */
  function place(film, media, t, track) {
    const kind = media.kind === 'audio' || media.kind === 'score' ? 'sound' : 'picture';
    const goal = track && tracks.find(({ id }) => id === track).takes.includes(kind) ? track : kind === 'sound' ? 'a1' : 'v1';
    const length = Math.floor((Number.isFinite(media.length ?? Infinity) ? media.length : stillLength) * film.fps) / film.fps;
    const one = clip({ kind, track: goal, media: media.id, name: media.name, length: Math.max(shortest * frame(film), length) });
    one.start = freeStart(film, one, t, goal);
    film.clips.push(one);
    return one.id;
  }

  function addTitle(film, t, text = plainTitle.text) {
    const one = clip({ kind: 'title', track: 't1', name: 'Title', title: { ...plainTitle, text }, fadeIn: 0.4, fadeOut: 0.4 });
    one.start = freeStart(film, one, t, 't1');
    film.clips.push(one);
    return one.id;
  }

  return {
    tracks, sizes, joins, plainLook, plainTitle, toFrame, frame, endOf, lengthOf, onTrack, clipAt, find, before, clip, sourceLength,
    move, trimStart, trimEnd, split, remove, duplicate, setSpeed, place, addTitle,
  };
})();

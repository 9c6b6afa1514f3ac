/* Puts a film that comes from outside in order, so that nothing in it can break the suite. */
window.PictureStart = window.PictureStart || {};
PictureStart.check = (() => {
  const { project, scenes, score } = PictureStart;
  const number = (value, least, most, otherwise) => (Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise);
  const text = (value, most, otherwise = '') => (typeof value === 'string' ? value.slice(0, most) : otherwise);
  const colour = (value, otherwise) => (/^#[\da-f]{6}$/i.test(value) ? value : otherwise);
  const oneOf = (value, all, otherwise) => (all.includes(value) ? value : otherwise);

  function medium(raw) {
    const id = text(raw?.id, 60);
    const kind = oneOf(raw?.kind, ['scene', 'score', 'video', 'image', 'audio'], null);
    if (!id || !kind) return null;
    if (kind === 'scene' && !Object.hasOwn(scenes, id.slice(6))) return null;
    if (kind === 'score' && !Object.hasOwn(score.pieces, id.slice(6))) return null;
    const item = { id, kind, name: text(raw.name, 60, 'Untitled') };
    if (kind !== 'image') item.length = number(raw.length, 0.04, 86_400, 4);
    if (kind === 'scene' || kind === 'video' || kind === 'image') Object.assign(item, { width: number(raw.width, 1, 16_384, 1280), height: number(raw.height, 1, 16_384, 720) });
    return item;
  }

  function clip(raw, media) {
    const kind = oneOf(raw?.kind, ['picture', 'title', 'sound'], null);
    const track = project.tracks.find(({ id }) => id === raw?.track);
    if (!kind || !track?.takes.includes(kind)) return null;
    const item = media.find(({ id }) => id === raw.media);
    if (kind !== 'title' && !item) return null;
    const plain = project.clip({});
    const { look = {}, join = {}, title = {} } = raw;
    return {
      id: text(raw.id, 60) || plain.id, kind, track: track.id, media: item && kind !== 'title' ? item.id : null, name: text(raw.name, 60),
      start: number(raw.start, 0, 86_400, 0), from: number(raw.from, 0, 86_400, 0), length: number(raw.length, 0.1, 86_400, 4),
      speed: number(raw.speed, 0.25, 4, 1), volume: number(raw.volume, 0, 200, 100), fadeIn: number(raw.fadeIn, 0, 5, 0), fadeOut: number(raw.fadeOut, 0, 5, 0),
      fit: oneOf(raw.fit, ['cover', 'contain'], 'cover'), scale: number(raw.scale, 10, 300, 100), x: number(raw.x, -150, 150, 0), y: number(raw.y, -150, 150, 0), opacity: number(raw.opacity, 0, 100, 100),
      look: {
        brightness: number(look.brightness, 0, 200, 100), contrast: number(look.contrast, 0, 200, 100), saturation: number(look.saturation, 0, 250, 100),
        blur: number(look.blur, 0, 30, 0), isMono: look.isMono === true,
      },
      join: { kind: oneOf(join.kind, Object.keys(project.joins), 'none'), length: number(join.length, 0.2, 3, 0.8) },
      title: kind !== 'title' ? null : {
        text: text(title?.text, 400), place: oneOf(title?.place, ['centre', 'lower', 'corner', 'credits'], 'centre'), size: number(title?.size, 40, 220, 100),
        colour: colour(title?.colour, '#fff4d6'), hasBand: title?.hasBand === true,
      },
    };
  }

  /** The film in order, or null when `raw` is none. */
  function read(raw) {
    if (!raw || typeof raw !== 'object' || !Array.isArray(raw.clips) || !Array.isArray(raw.media)) return null;
    const media = raw.media.map(medium).filter(Boolean);
    const film = {
      name: text(raw.name, 60, 'Untitled film'), size: oneOf(raw.size, Object.keys(project.sizes), '1280x720'), fps: oneOf(raw.fps, [24, 25, 30], 25),
      ground: colour(raw.ground, '#000000'), marks: { in: null, out: null }, off: project.tracks.map(({ id }) => id).filter((id) => raw.off?.includes?.(id)),
      media, clips: [],
    };
    for (const one of raw.clips.map((entry) => clip(entry, media)))
      if (one && !project.find(film, one.id)) {
        film.clips.push(one);
        // Laid down one after the other, so that none covers another.
        project.move(film, one.id, one.start, one.track);
      }
    const { in: first, out: last } = raw.marks ?? {};
    if (Number.isFinite(first)) film.marks.in = Math.max(0, first);
    if (Number.isFinite(last)) film.marks.out = Math.max(0, last);
    return film;
  }

  return { read };
})();

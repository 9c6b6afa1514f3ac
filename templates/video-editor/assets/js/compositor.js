/* Draws the film at one moment: pictures from the lowest track up, joined, filtered, and the titles over them. */
window.PictureStart = window.PictureStart || {};
PictureStart.compositor = (() => {
  const { project, media, scenes } = PictureStart;
  const pictureTracks = ['v1', 'v2', 't1'];
  const spare = document.createElement('canvas');
  const canFilter = 'filter' in spare.getContext('2d');
  /** The last frame of each player that is looking for another. */
  const held = new WeakMap();

  const filterOf = ({ brightness, contrast, saturation, blur, isMono }, unit) => {
    const parts = [];
    if (brightness !== 100) parts.push(`brightness(${brightness}%)`);
    if (contrast !== 100) parts.push(`contrast(${contrast}%)`);
    if (saturation !== 100) parts.push(`saturate(${saturation}%)`);
    if (isMono) parts.push('grayscale(100%)');
    if (blur > 0) parts.push(`blur(${(blur * unit).toFixed(2)}px)`);
    return parts.join(' ') || 'none';
  };

  /** The moment of the source that belongs to time `t` of the film. */
  const sourceTime = (film, clip, t) => {
    const most = project.sourceLength(film, clip);
    return Math.max(0, Math.min(clip.from + (t - clip.start) * clip.speed, most - 0.02));
  };

  /** All clips that show at `t`, with the one that a transition still needs. */
  function visible(film, t) {
    const list = [];
    for (const track of pictureTracks) {
      if (film.off.includes(track)) continue;
      const clip = project.clipAt(film, track, t);
      if (!clip) continue;
      const inside = t - clip.start;
      const previous = clip.join.kind !== 'none' && inside < clip.join.length ? project.before(film, clip) : null;
      list.push({ clip, previous, part: previous ? inside / clip.join.length : 1 });
    }
    return list;
  }

  /** `{ picture, width, height }` for a drawn or loaded source, or null while it is loading. */
  function source(film, clip, t, high) {
    const item = film.media.find(({ id }) => id === clip.media);
    if (!item) return null;
    if (item.kind === 'scene') {
      const scale = Math.min(1.5, high / 720);
      return { width: 1280, height: 720, draw: (pen) => scenes[item.id.slice(6)].draw(pen, sourceTime(film, clip, t)), scale };
    }
    if (item.kind === 'image') return { width: item.width, height: item.height, picture: media.of(item.id).still };
    const video = media.playerOf(clip);
    const picture = video.readyState >= 2 ? video : held.get(video);
    return picture ? { width: item.width, height: item.height, picture } : null;
  }

  /** Keeps the frame that is there while the player looks for another: nothing goes black in between. */
  function hold(video) {
    if (video.readyState < 2) return;
    const canvas = held.get(video) ?? document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d').drawImage(video, 0, 0);
    held.set(video, canvas);
  }

  /** Sends a player to another moment. */
  function jump(video, goal) {
    hold(video);
    video.currentTime = goal;
  }

  function drawPicture(pen, film, clip, t, wide, high) {
    const found = source(film, clip, t, high);
    if (!found) return;
    const ratio = clip.fit === 'contain' ? Math.min(wide / found.width, high / found.height) : Math.max(wide / found.width, high / found.height);
    const scale = (ratio * clip.scale) / 100;
    pen.save();
    pen.translate(wide / 2 + ((clip.x / 100) * wide) / 2, high / 2 + ((clip.y / 100) * high) / 2);
    pen.scale(scale, scale);
    pen.translate(-found.width / 2, -found.height / 2);
    const filter = filterOf(clip.look, (high / 720) * 1);
    if (found.picture) {
      pen.filter = filter;
      pen.drawImage(found.picture, 0, 0, found.width, found.height);
    } else {
      // A drawn scene is many strokes: a filter or an alpha must see it as one picture.
      pen.beginPath();
      pen.rect(0, 0, found.width, found.height);
      if (filter === 'none' && pen.globalAlpha === 1) {
        pen.clip();
        found.draw(pen);
      } else {
        const canvas = new OffscreenCanvas(Math.round(1280 * found.scale), Math.round(720 * found.scale));
        const inner = canvas.getContext('2d');
        inner.scale(found.scale, found.scale);
        found.draw(inner);
        pen.filter = filter;
        pen.drawImage(canvas, 0, 0, found.width, found.height);
      }
    }
    pen.restore();
  }

  const family = getComputedStyle(document.documentElement).getPropertyValue('--sans').trim();

  function drawTitle(pen, { title }, wide, high) {
    const unit = Math.min(wide, high * 1.2) / 100;
    const places = {
      centre: { size: 9, align: 'center', x: wide / 2, y: 0.5 },
      lower: { size: 5.6, align: 'left', x: wide * 0.065, y: 0.86 },
      corner: { size: 9, align: 'left', x: wide * 0.065, y: 0.2 },
      credits: { size: 5, align: 'center', x: wide / 2, y: 0.5 },
    };
    const { size, align, x, y } = places[title.place];
    const px = (size * unit * title.size) / 100;
    const lead = px * 1.08;
    pen.font = `700 ${px}px ${family}`;
    pen.textAlign = align;
    pen.textBaseline = 'alphabetic';
    if ('letterSpacing' in pen) pen.letterSpacing = `${-px * 0.022}px`;
    const lines = wrap(pen, title.text, wide * 0.87);
    const first = high * y - ((lines.length - 1) * lead) / 2 + px * 0.34;
    lines.forEach((line, n) => {
      const base = first + n * lead;
      if (title.hasBand && line) {
        const width = pen.measureText(line).width;
        const left = align === 'center' ? x - width / 2 : x;
        pen.fillStyle = '#0e1411';
        pen.fillRect(left - px * 0.28, base - px * 0.88, width + px * 0.56, lead * 1.14);
      }
      pen.fillStyle = title.colour;
      pen.fillText(line, x, base);
    });
    if ('letterSpacing' in pen) pen.letterSpacing = '0px';
  }

  function wrap(pen, text, width) {
    return text.split('\n').flatMap((paragraph) => {
      const lines = [''];
      for (const word of paragraph.split(' ')) {
        const joined = lines.at(-1) ? `${lines.at(-1)} ${word}` : word;
        if (pen.measureText(joined).width <= width || !lines.at(-1)) lines[lines.length - 1] = joined;
        else lines.push(word);
      }
      return lines;
    });
  }

  /** Opacity at `t` after fades, 0 to 1. */
  function presence(clip, t) {
    const inside = t - clip.start;
    const rise = clip.fadeIn > 0 ? Math.min(1, (inside + 0.02) / clip.fadeIn) : 1;
    const fall = clip.fadeOut > 0 ? Math.min(1, Math.max(0, (clip.length - inside) / clip.fadeOut)) : 1;
    return Math.max(0, Math.min(rise, fall)) * (clip.opacity / 100);
  }

  function drawClip(pen, film, clip, t, wide, high, alpha = 1) {
    pen.save();
    // A clip held beyond its end for a transition does not fade.
    pen.globalAlpha = (t < project.endOf(clip) ? presence(clip, t) : clip.opacity / 100) * alpha;
    if (clip.kind === 'title') drawTitle(pen, clip, wide, high);
    else drawPicture(pen, film, clip, t, wide, high);
    pen.restore();
  }

  function drawJoined(pen, film, { clip, previous, part }, t, wide, high) {
    if (!previous) return drawClip(pen, film, clip, t, wide, high);
    const smooth = part * part * (3 - 2 * part);
    const { kind } = clip.join;
    if (kind === 'dissolve') {
      drawClip(pen, film, previous, t, wide, high);
      return drawClip(pen, film, clip, t, wide, high, smooth);
    }
    if (kind === 'black') {
      const isFirst = part < 0.5;
      return drawClip(pen, film, isFirst ? previous : clip, t, wide, high, isFirst ? 1 - part * 2 : part * 2 - 1);
    }
    if (kind === 'wipe') {
      drawClip(pen, film, previous, t, wide, high);
      pen.save();
      pen.beginPath();
      pen.rect(wide * (1 - smooth), 0, wide * smooth, high);
      pen.clip();
      drawClip(pen, film, clip, t, wide, high);
      return pen.restore();
    }
    pen.save();
    pen.translate(-wide * smooth, 0);
    drawClip(pen, film, previous, t, wide, high);
    pen.translate(wide, 0);
    drawClip(pen, film, clip, t, wide, high);
    return pen.restore();
  }

  /** Draws the moment `t` of the film on a canvas of any size. */
  function draw(pen, film, t, wide, high) {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    pen.fillStyle = film.ground;
    pen.fillRect(0, 0, wide, high);
    for (const layer of visible(film, t)) drawJoined(pen, film, layer, t, wide, high);
  }

  /** Brings every player that shows at `t` to its moment; with `rate` above 0 they run by themselves. */
  function cue(film, t, rate) {
    const wanted = new Set();
    for (const { clip, previous } of visible(film, t))
      for (const one of [previous, clip]) {
        const item = one && film.media.find(({ id }) => id === one.media);
        if (item?.kind !== 'video') continue;
        wanted.add(one.id);
        const video = media.playerOf(one);
        const goal = sourceTime(film, one, t);
        const isHeld = goal >= item.length - 0.03;
        if (rate > 0 && !isHeld) {
          video.playbackRate = Math.min(16, one.speed * rate);
          if (Math.abs(video.currentTime - goal) > 0.18 * rate) jump(video, goal);
          if (video.paused) video.play().catch(() => {});
        } else {
          video.pause();
          if (Math.abs(video.currentTime - goal) > 0.01 && !video.seeking) jump(video, goal);
        }
      }
    media.rest(wanted);
  }

  /** Waits until every picture of the moment is there, exactly. */
  async function settle(film, t) {
    for (const { clip, previous } of visible(film, t))
      for (const one of [previous, clip]) {
        if (!one || film.media.find(({ id }) => id === one.media)?.kind !== 'video') continue;
        const video = media.playerOf(one);
        video.pause();
        await media.seek(video, sourceTime(film, one, t));
      }
  }

  return { draw, cue, settle, canFilter };
})();

/* The timeline: strips of film on tracks, moved, trimmed and cut with pointer and keyboard. */
window.PictureStart = window.PictureStart || {};
PictureStart.timeline = (() => {
  const { project, media, transport, time } = PictureStart;
  const box = document.querySelector('[data-timeline]');
  const lanes = document.querySelector('[data-lanes]');
  const ruler = document.querySelector('[data-ruler]');
  const heads = document.querySelector('[data-heads]');
  const needle = document.querySelector('[data-needle]');
  const made = new Map();
  /** Pixels for a second. */
  let zoom = 34;
  let film = null;
  let host = null;
  let isSnapping = true;
  const left = 14;
  const x = (t) => left + t * zoom;
  const timeAt = (clientX) => (clientX - lanes.getBoundingClientRect().left - left) / zoom;

  /** The colours of the strips live in the style sheet; canvases have to ask for them. */
  const { colour } = PictureStart;

  function buildHeads() {
    for (const { id, name } of project.tracks) {
      const head = document.createElement('button');
      head.type = 'button';
      head.className = `head is-${id}`;
      head.dataset.track = id;
      head.innerHTML = `<span>${name}</span>`;
      heads.append(head);
      const lane = document.createElement('div');
      lane.className = `lane is-${id}`;
      lane.dataset.track = id;
      lanes.append(lane);
    }
  }

  function drawStrip(canvas, clip, item, wide, high) {
    const pen = canvas.getContext('2d');
    const density = Math.min(2, devicePixelRatio || 1);
    canvas.width = Math.min(6000, Math.round(wide * density));
    canvas.height = Math.round(high * density);
    pen.scale(canvas.width / wide, density);
    if (!item) return;
    if (clip.kind === 'sound') {
      const { peaks } = media.of(item.id);
      pen.fillStyle = colour('--wave');
      if (!peaks) return;
      for (let px = 0; px < wide; px += 2) {
        const t = clip.from + (px / zoom) * clip.speed;
        const part = peaks[Math.min(peaks.length - 1, Math.floor(t * 100))] / 255;
        // The root lifts quiet places, so that one sees them.
        const tall = Math.max(1, Math.min(1, Math.sqrt(part * (clip.volume / 100))) * (high - 6));
        pen.fillRect(px, (high - tall) / 2, 1.2, tall);
      }
      return;
    }
    const frameWide = (high * item.width) / item.height;
    for (let px = 0; px < wide; px += frameWide) {
      const small = media.thumb(item, clip.from + ((px + Math.min(frameWide, wide - px) / 2) / zoom) * clip.speed);
      if (small) pen.drawImage(small, px, 0, frameWide, high);
    }
  }

  /** What stands on the clip: the words of a title, or the name and the speed. */
  function words(clip) {
    if (clip.title) return clip.title.text.split('\n').join(' / ');
    return clip.speed === 1 ? clip.name : `${clip.name}, ${clip.speed} ×`;
  }

  function label(clip) {
    const { fps } = film;
    const track = project.tracks.find(({ id }) => id === clip.track).name;
    return `${words(clip) || 'Clip'}, ${track}, ${time.code(clip.start, fps)} to ${time.code(project.endOf(clip), fps)}`;
  }

  function element(clip) {
    const node = document.createElement('button');
    node.type = 'button';
    node.dataset.clip = clip.id;
    node.innerHTML = '<canvas aria-hidden="true"></canvas><span class="name"></span><span class="join" aria-hidden="true"></span><span class="grip is-start" aria-hidden="true"></span><span class="grip is-end" aria-hidden="true"></span>';
    return node;
  }

  /** Draws one clip; the strip only when something that shows in it has changed. */
  function drawClip(clip, isChosen) {
    if (!made.has(clip.id)) made.set(clip.id, { node: element(clip), drawn: '' });
    const entry = made.get(clip.id);
    const { node } = entry;
    const item = film.media.find(({ id }) => id === clip.media);
    node.className = `clip is-${clip.kind}${isChosen ? ' is-chosen' : ''}${film.off.includes(clip.track) ? ' is-off' : ''}`;
    node.setAttribute('aria-pressed', String(isChosen));
    node.setAttribute('aria-label', label(clip));
    node.style.left = `${x(clip.start)}px`;
    const wide = Math.max(6, clip.length * zoom);
    node.style.width = `${wide}px`;
    node.querySelector('.name').textContent = words(clip);
    const join = node.querySelector('.join');
    join.hidden = clip.join.kind === 'none' || !project.before(film, clip);
    join.style.width = `${clip.join.length * zoom}px`;
    node.querySelector('.name').style.marginLeft = join.hidden ? '' : `${Math.min(wide / 2, clip.join.length * zoom * 0.7)}px`;
    const lane = lanes.querySelector(`.lane[data-track="${clip.track}"]`);
    if (node.parentElement !== lane) lane.append(node);
    const thumbs = item ? media.of(item.id) : null;
    const sign = [wide, clip.from, clip.speed, clip.volume, clip.media, Boolean(thumbs?.peaks), thumbs?.waiting.length, thumbs?.isDrawing, document.documentElement.dataset.theme, node.clientHeight].join();
    if (sign !== entry.drawn && clip.kind !== 'title') {
      entry.drawn = sign;
      drawStrip(node.querySelector('canvas'), clip, item, wide, node.clientHeight || 40);
    }
  }

  /** Edge print, as along the side of a film: a figure for each round second, and lines for the rest. */
  function drawRuler(length) {
    const wide = Math.max(40, box.clientWidth - heads.offsetWidth);
    const high = 26;
    const density = Math.min(2, devicePixelRatio || 1);
    const from = Math.max(0, (box.scrollLeft - left) / zoom);
    ruler.width = wide * density;
    ruler.height = high * density;
    ruler.style.width = `${wide}px`;
    ruler.style.translate = `${box.scrollLeft}px 0`;
    const pen = ruler.getContext('2d');
    pen.scale(density, density);
    const step = [1, 2, 5, 10, 15, 30, 60, 120].find((seconds) => seconds * zoom >= 62) ?? 300;
    pen.font = `500 11px "Martian Mono", monospace`;
    pen.fillStyle = colour('--soft');
    const last = from + wide / zoom + step;
    for (let t = Math.floor(from / step) * step; t <= last; t += step) {
      const px = x(t) - box.scrollLeft;
      pen.fillRect(px, 14, 1, 12);
      pen.fillText(time.code(t, film.fps).slice(0, 5), px + 5, 21);
      for (let n = 1; n < 5; n += 1) pen.fillRect(px + (n * step * zoom) / 5, 21, 1, 5);
    }
    const { in: first, out: end } = film.marks;
    if (first === null && end === null) return;
    pen.fillStyle = colour('--azure');
    const a = x(first ?? 0) - box.scrollLeft;
    const b = x(end ?? length) - box.scrollLeft;
    pen.fillRect(a, 0, b - a, 4);
    if (first !== null) pen.fillRect(a, 0, 3, 12);
    if (end !== null) pen.fillRect(b - 3, 0, 3, 12);
  }

  function moveNeedle() {
    needle.style.translate = `${x(transport.at)}px 0`;
  }

  /** Keeps the needle in view while the film runs. */
  function follow() {
    moveNeedle();
    if (transport.rate === 0) return;
    const px = x(transport.at) - box.scrollLeft;
    const room = box.clientWidth - heads.offsetWidth;
    if (px > room - 40 || px < 0) box.scrollLeft = x(transport.at) - room * 0.2;
  }

  function draw(next, chosen) {
    film = next;
    const length = project.lengthOf(film);
    lanes.style.width = `${Math.max(x(length + 6), box.clientWidth - heads.offsetWidth)}px`;
    const ids = new Set(film.clips.map(({ id }) => id));
    for (const [id, { node }] of made)
      if (!ids.has(id)) {
        node.remove();
        made.delete(id);
      }
    for (const { id } of project.tracks) {
      const head = heads.querySelector(`[data-track="${id}"]`);
      const isOff = film.off.includes(id);
      head.setAttribute('aria-pressed', String(!isOff));
      head.setAttribute('aria-label', `${project.tracks.find((row) => row.id === id).name}: ${isOff ? 'off' : 'on'}`);
      // In the page clips follow one another in time, so that Tab goes along the film.
      const lane = lanes.querySelector(`.lane[data-track="${id}"]`);
      const row = project.onTrack(film, id);
      for (const clip of row) drawClip(clip, clip.id === chosen);
      const wanted = row.map((clip) => made.get(clip.id).node);
      if (wanted.some((node, n) => lane.children[n] !== node) && !lane.contains(document.activeElement)) lane.append(...wanted);
    }
    drawRuler(length);
    moveNeedle();
  }

  /** The nearest edge within eight pixels of one of the moments `wanted`, as a shift; 0 when there is none. */
  function snap(wanted, except) {
    if (!isSnapping) return 0;
    const edges = [0, transport.at, film.marks.in, film.marks.out, ...film.clips.filter(({ id }) => id !== except).flatMap((clip) => [clip.start, project.endOf(clip)])];
    let best = 8 / zoom;
    let shift = 0;
    for (const edge of edges)
      for (const t of wanted)
        if (edge !== null && Math.abs(edge - t) < best) {
          best = Math.abs(edge - t);
          shift = edge - t;
        }
    return shift;
  }

  function drag(event) {
    const node = event.target.closest('[data-clip]');
    if (!node || event.button !== 0) return;
    const id = node.dataset.clip;
    const clip = structuredClone(project.find(film, id));
    const grip = event.target.closest('.grip');
    const origin = timeAt(event.clientX);
    let isMoving = false;
    host.choose(id);
    const move = (next) => {
      const shift = timeAt(next.clientX) - origin;
      if (!isMoving && Math.abs(shift * zoom) < 4 && Math.abs(next.clientY - event.clientY) < 8) return;
      isMoving = true;
      if (grip) {
        const isStart = grip.classList.contains('is-start');
        const t = (isStart ? clip.start : project.endOf(clip)) + shift;
        host.drag((state) => (isStart ? project.trimStart : project.trimEnd)(state, id, t + snap([t], id)));
        return;
      }
      const lane = document.elementFromPoint(next.clientX, next.clientY)?.closest('.lane');
      const start = clip.start + shift;
      host.drag((state) => project.move(state, id, start + snap([start, start + clip.length], id), lane?.dataset.track ?? clip.track));
    };
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      host.drop();
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  function scrub(event) {
    if (event.button !== 0 || event.target.closest('[data-clip]')) return;
    if (!event.target.closest('[data-ruler-box], .lane')) return;
    if (event.target.closest('.lane')) host.choose(null);
    // Fingers scroll the lanes; they set the needle on the ruler only.
    if (event.pointerType === 'touch' && event.target.closest('.lane')) return;
    transport.go(timeAt(event.clientX));
    const move = (next) => transport.go(timeAt(next.clientX));
    const end = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  function setZoom(next) {
    const at = transport.at;
    const before = x(at) - box.scrollLeft;
    zoom = Math.min(240, Math.max(4, next));
    host.redraw();
    box.scrollLeft = Math.max(0, x(at) - before);
    drawRuler(project.lengthOf(film));
  }

  /** So close that the whole film is in view. */
  const fit = () => setZoom((box.clientWidth - heads.offsetWidth - left - 30) / Math.max(4, project.lengthOf(film)));

  /** `lender` is `{ choose(id), drag(mutate), drop(), redraw(), toggleTrack(id), dropMedia(id, t, track) }`. */
  function build(lender) {
    host = lender;
    buildHeads();
    lanes.addEventListener('pointerdown', drag);
    lanes.parentElement.addEventListener('pointerdown', scrub);
    // Keyboards press the clip; pointers have chosen it on their way down.
    lanes.addEventListener('click', ({ target }) => {
      const node = target.closest('[data-clip]');
      if (node) host.choose(node.dataset.clip);
    });
    heads.addEventListener('click', ({ target }) => {
      const head = target.closest('[data-track]');
      if (head) host.toggleTrack(head.dataset.track);
    });
    box.addEventListener('scroll', () => film && drawRuler(project.lengthOf(film)));
    box.addEventListener('wheel', (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      setZoom(zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15));
    }, { passive: false });
    lanes.addEventListener('dragover', (event) => event.preventDefault());
    lanes.addEventListener('drop', (event) => {
      const id = event.dataTransfer.getData('text/x-medium');
      if (!id) return;
      event.preventDefault();
      const t = Math.max(0, timeAt(event.clientX));
      host.dropMedia(id, t + snap([t], ''), event.target.closest('.lane')?.dataset.track);
    });
    transport.listen(follow);
  }

  return {
    build, draw, fit,
    closer: () => setZoom(zoom * 1.4),
    wider: () => setZoom(zoom / 1.4),
    toggleSnap: () => {
      isSnapping = !isSnapping;
      return isSnapping;
    },
    focus: (id) => made.get(id)?.node.focus(),
  };
})();

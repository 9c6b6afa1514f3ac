/* Puts the suite together: the film, undo, saving, files in and out, the viewer and the keys. */
window.PictureStart = window.PictureStart || {};
(async () => {
  const { project, media, compositor, transport, timeline, inspector, bin, output, render, archive, check, store, time } = PictureStart;
  const $ = (selector) => document.querySelector(selector);
  const screen = $('[data-screen]');
  const pen = screen.getContext('2d');
  const past = [];
  const future = [];
  let film = PictureStart.sample.begin();
  let chosen = film.clips[0]?.id ?? null;
  let dragged = null;
  let lastKey = '';
  let lastTime = 0;
  let saving = 0;
  let pending = 0;

  function say(text) {
    $('[data-say]').textContent = text;
  }

  /* Drawing */

  function fitScreen() {
    const [width, height] = output.sizeOf(film);
    const room = screen.parentElement.getBoundingClientRect();
    const scale = Math.min(room.width / width, room.height / height);
    screen.style.width = `${Math.floor(width * scale)}px`;
    screen.style.height = `${Math.floor(height * scale)}px`;
    const density = Math.min(2, devicePixelRatio || 1);
    screen.width = Math.round(width * scale * density);
    screen.height = Math.round(height * scale * density);
  }

  function show(at = transport.at, rate = transport.rate) {
    compositor.draw(pen, film, at, screen.width, screen.height);
    $('[data-code]').textContent = time.code(at, film.fps);
    $('[data-wheel]').style.setProperty('--turn', `${((at % 1) * 360).toFixed(1)}deg`);
    $('[data-second]').textContent = Math.floor(at % 60 + 1e-6);
    $('[data-do="play"]').setAttribute('aria-pressed', String(rate !== 0));
    $('[data-do="play"] span').textContent = rate === 0 ? 'Play' : 'Stop';
    $('[data-rate]').textContent = rate === 0 || rate === 1 ? '' : `${rate} ×`;
  }

  function redraw() {
    timeline.draw(film, chosen);
    bin.draw(film);
  }

  function refresh() {
    if (chosen && !project.find(film, chosen)) chosen = null;
    fitScreen();
    transport.use(film);
    redraw();
    inspector.draw(film, chosen ? project.find(film, chosen) : null);
    $('[data-length]').textContent = time.code(project.lengthOf(film), film.fps);
    $('[data-name]').textContent = film.name || 'Untitled film';
    $('[data-empty]').hidden = film.clips.length > 0;
    $('[data-do="undo"]').disabled = past.length === 0;
    $('[data-do="redo"]').disabled = future.length === 0;
    for (const button of document.querySelectorAll('[data-needs-clip]')) button.disabled = !chosen;
    for (const button of document.querySelectorAll('[data-needs-film]')) button.disabled = film.clips.length === 0;
  }

  /** Thumbnails and waveforms arrive in crowds: one drawing for all of a moment. */
  media.listen(() => {
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(() => {
      redraw();
      if (transport.rate === 0) show();
    });
  });

  /* Changing */

  function save() {
    clearTimeout(saving);
    saving = setTimeout(write, 400);
  }

  async function write() {
    clearTimeout(saving);
    saving = 0;
    const isKept = await store.save(film);
    $('[data-kept]').textContent = isKept ? 'Kept in this browser' : 'Not kept: export the film';
  }

  // Who leaves before that loses nothing.
  addEventListener('pagehide', () => {
    if (saving) write();
  });

  function remember(before) {
    past.push(before);
    if (past.length > 150) past.shift();
    future.length = 0;
  }

  /** Changes the film as one step of undo; changes with the same key in quick succession are one. */
  function change(mutate, key = '') {
    const before = JSON.stringify(film);
    const answer = mutate(film);
    if (JSON.stringify(film) === before) return answer;
    const now = Date.now();
    if (!key || key !== lastKey || now - lastTime > 1200) remember(before);
    lastKey = key;
    lastTime = now;
    refresh();
    save();
    return answer;
  }

  function travel(from, to, word) {
    if (from.length === 0) return;
    to.push(JSON.stringify(film));
    film = JSON.parse(from.pop());
    lastKey = '';
    refresh();
    save();
    say(word);
  }

  function choose(id) {
    if (chosen === id) return;
    chosen = id;
    refresh();
  }

  const current = () => (chosen ? project.find(film, chosen) : null);
  /** The chosen clip, or else the topmost one under the needle. */
  const target = () => current() ?? project.tracks.map(({ id }) => project.clipAt(film, id, transport.at)).find(Boolean) ?? null;
  const onTarget = (act, word) => () => {
    const clip = target();
    if (!clip) say('No clip here. Move the playhead to one, or select one.');
    else {
      act(clip);
      if (word) say(word);
    }
  };

  /* Files */

  async function take(files) {
    let count = 0;
    const faults = [];
    for (const file of files) {
      const id = `file-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}`;
      say(`Looking at ${file.name} …`);
      try {
        const item = await media.inspect(file, id);
        const isKept = await store.putFile(id, file);
        change((state) => { state.media.push(item); });
        count += 1;
        say(isKept ? `${item.name} is in the bin.` : `${item.name} is in the bin, until this page is closed.`);
      } catch (error) {
        faults.push(error.message || `${file.name} can not be read.`);
      }
    }
    // What went wrong is said last, and is not covered by what went well.
    const good = count > 1 ? [`${count} files are in the bin.`] : [];
    if (count > 1 || faults.length > 0) say([...faults, ...good].join(' '));
  }

  async function exportFilm() {
    say('Packing film and files …');
    const files = [{ name: 'film.json', blob: new Blob([JSON.stringify(film, null, 2)], { type: 'application/json' }) }];
    for (const { id, kind } of film.media) {
      if (kind === 'scene' || kind === 'score') continue;
      const blob = await blobOf(id);
      if (blob) files.push({ name: `media/${id}`, blob });
    }
    const name = output.fileName(film, 'film.zip');
    output.save(await archive.pack(files), name);
    say(`${name} saved, with ${files.length - 1} file${files.length === 2 ? '' : 's'}.`);
  }

  const blobOf = async (id) => (await store.file(id)) ?? (await fetch(media.of(id).address).then((answer) => answer.blob(), () => null));

  /** Reads all files of a film in; what is missing leaves the bin together with its clips. */
  async function wake(next, fileOf) {
    for (const item of next.media.filter(({ kind }) => ['video', 'audio', 'image'].includes(kind))) {
      if (media.of(item.id).address) continue;
      const blob = await fileOf(item.id);
      try {
        if (!blob) throw new Error('missing');
        await media.inspect(new File([blob], item.name, { type: blob.type || { video: 'video/webm', audio: 'audio/webm', image: 'image/png' }[item.kind] }), item.id);
      } catch {
        next.media = next.media.filter((one) => one !== item);
        next.clips = next.clips.filter((clip) => clip.media !== item.id);
      }
    }
    for (const { id, kind } of next.media) if (kind === 'score') media.compose(id);
    return next;
  }

  async function importFilm(file) {
    try {
      const files = await archive.unpack(file);
      const next = check.read(JSON.parse(await (files.get('film.json') ?? new Blob(['null'])).text()));
      if (!next) throw new Error(`${file.name} holds no film.`);
      await wake(next, async (id) => files.get(`media/${id}`));
      for (const [name, blob] of files) if (name.startsWith('media/')) await store.putFile(name.slice(6), blob);
      change((state) => Object.assign(state, next));
      timeline.fit();
      say(`${next.name}: ${next.clips.length} clips. Undo brings the other film back.`);
    } catch (error) {
      say(error instanceof SyntaxError ? `${file.name} holds no film.` : error.message);
    }
  }

  /* What the buttons and keys do */

  function split() {
    const at = transport.at;
    const under = film.clips.filter((clip) => at > clip.start && at < project.endOf(clip)).map(({ id }) => id);
    const ids = under.includes(chosen) ? [chosen] : under;
    const done = change((state) => ids.map((id) => project.split(state, id, at)).filter(Boolean));
    say(done.length === 0 ? 'Nothing to split under the playhead.' : `Split at ${time.code(at, film.fps)}.`);
  }
  function mark(edge) {
    change((state) => {
      const { marks } = state;
      marks[edge] = transport.at;
      if (marks.in !== null && marks.out !== null && marks.in >= marks.out) marks[edge === 'in' ? 'out' : 'in'] = null;
    });
    say(`${edge === 'in' ? 'In' : 'Out'} at ${time.code(transport.at, film.fps)}.`);
  }
  function jump(direction) {
    const edges = [0, ...film.clips.flatMap((clip) => [clip.start, project.endOf(clip)])].sort((a, b) => a - b);
    const margin = project.frame(film) / 2;
    const next = direction > 0 ? edges.find((t) => t > transport.at + margin) : edges.findLast((t) => t < transport.at - margin);
    if (next !== undefined) transport.go(next);
  }
  const shift = (frames) => onTarget((clip) => change((state) => project.move(state, clip.id, clip.start + frames * project.frame(film), clip.track), `move.${clip.id}`));
  const drop = (closesGap) => onTarget((clip) => change((state) => project.remove(state, clip.id, closesGap)), closesGap ? 'Removed; what follows moved up.' : 'Removed.');

  const acts = {
    play: transport.toggle,
    forward: () => transport.run(transport.rate >= 1 ? Math.min(4, transport.rate * 2) : 1),
    back: () => transport.run(transport.rate <= -1 ? Math.max(-4, transport.rate * 2) : -1),
    halt: transport.stop,
    begin: () => transport.go(0),
    end: () => transport.go(project.lengthOf(film)),
    'step-back': () => transport.step(-1),
    'step-on': () => transport.step(1),
    split,
    remove: drop(false),
    ripple: drop(true),
    duplicate: onTarget((clip) => { chosen = change((state) => project.duplicate(state, clip.id)); refresh(); }, 'Copied, behind it.'),
    'trim-start': onTarget((clip) => change((state) => project.trimStart(state, clip.id, transport.at))),
    'trim-end': onTarget((clip) => change((state) => project.trimEnd(state, clip.id, transport.at))),
    title: () => {
      chosen = change((state) => project.addTitle(state, transport.at));
      refresh();
      const field = document.getElementById('i-title.text');
      field.focus();
      field.select();
    },
    in: () => mark('in'),
    out: () => mark('out'),
    unmark: () => change((state) => { state.marks = { in: null, out: null }; }),
    undo: () => travel(past, future, 'Undone.'),
    redo: () => travel(future, past, 'Redone.'),
    closer: timeline.closer,
    wider: timeline.wider,
    fit: timeline.fit,
    snap: () => {
      const isOn = timeline.toggleSnap();
      $('[data-do="snap"]').setAttribute('aria-pressed', String(isOn));
      say(isOn ? 'Snapping is on.' : 'Snapping is off.');
    },
    import: () => $('[data-files]').click(),
    'import-film': () => $('[data-film]').click(),
    'export-film': exportFilm,
    poster: async () => {
      const name = output.fileName(film, `${time.code(transport.at, film.fps).replaceAll(':', '-')}.png`);
      output.save(await render.poster(film, transport.at, ...output.sizeOf(film)), name);
      say(`${name} saved.`);
    },
    output: () => {
      transport.stop();
      output.open({ film: () => film, say });
    },
    clear: () => {
      change((state) => { state.clips = []; state.marks = { in: null, out: null }; state.name = 'Untitled film'; });
      say('The timeline is empty. Undo brings the film back.');
    },
    sample: () => {
      change((state) => {
        const first = PictureStart.sample.film();
        Object.assign(state, first, { media: [...first.media, ...state.media.filter(({ kind }) => kind !== 'scene' && kind !== 'score')] });
      });
      timeline.fit();
      say('The sample film is on the timeline.');
    },
    keys: () => {
      $('[data-keys]').showModal();
      $('#d-keys').focus();
    },
  };

  const keys = {
    ' ': 'play', k: 'halt', l: 'forward', j: 'back', i: 'in', o: 'out', x: 'unmark', s: 'split', t: 'title', n: 'snap', '[': 'trim-start', ']': 'trim-end',
    ArrowLeft: 'step-back', ArrowRight: 'step-on', Home: 'begin', End: 'end', Delete: 'remove', Backspace: 'remove', '+': 'closer', '=': 'closer', '-': 'wider', 0: 'fit', '?': 'keys',
  };

  document.addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return;
    const isTyping = event.target.matches('textarea, select, input:not([type="range"], [type="checkbox"], [type="color"])');
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const run = (act) => {
      event.preventDefault();
      act();
    };
    if (isTyping) {
      if (key === 'Escape') event.target.blur();
    } else if (isCommand) {
      if (key === 'z') run(event.shiftKey ? acts.redo : acts.undo);
      else if (key === 'y') run(acts.redo);
      else if (key === 'd') run(acts.duplicate);
      else if (key === 'e') run(acts.output);
    } else if (event.altKey) {
      if (key === 'ArrowLeft' || key === 'ArrowRight') run(shift((key === 'ArrowLeft' ? -1 : 1) * (event.shiftKey ? 10 : 1)));
    } else if (event.target.matches('input[type="range"]') && /^(Arrow|Home|End)/.test(key)) return;
    else if (key === 'ArrowUp' || key === 'ArrowDown') run(() => jump(key === 'ArrowUp' ? -1 : 1));
    else if (event.shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) run(() => transport.step((key === 'ArrowLeft' ? -1 : 1) * film.fps));
    else if (event.shiftKey && (key === 'Delete' || key === 'Backspace')) run(acts.ripple);
    else if (key === 'Escape') choose(null);
    // Space presses the button that has the focus; only elsewhere does it play.
    else if (key === ' ' && event.target.matches('button:not(.clip), input, summary')) return;
    else if (Object.hasOwn(keys, key)) run(acts[keys[key]]);
  });
  document.addEventListener('keyup', (event) => {
    if (event.key === ' ' && event.target.matches('.clip')) event.preventDefault();
  });
  document.addEventListener('click', ({ target: node }) => {
    const button = node.closest('[data-do]');
    if (button && !button.disabled) acts[button.dataset.do]?.();
  });

  timeline.build({
    choose, redraw,
    drag: (mutate) => {
      dragged ??= JSON.stringify(film);
      mutate(film);
      refresh();
    },
    drop: () => {
      if (dragged && dragged !== JSON.stringify(film)) {
        remember(dragged);
        refresh();
        save();
      }
      dragged = null;
    },
    toggleTrack: (id) => change((state) => {
      state.off = state.off.includes(id) ? state.off.filter((one) => one !== id) : [...state.off, id];
    }),
    dropMedia: (id, t, track) => {
      chosen = change((state) => project.place(state, state.media.find((item) => item.id === id), t, track));
      refresh();
    },
  });
  inspector.build({ film: () => film, chosen: current, change, isVideo: (clip) => film.media.find(({ id }) => id === clip.media)?.kind === 'video' });
  bin.build({
    add: (id) => {
      const item = film.media.find((one) => one.id === id);
      chosen = change((state) => project.place(state, item, transport.at));
      refresh();
      const clip = current();
      say(`${item.name} added at ${time.code(clip.start, film.fps)}.`);
    },
    forget: (id) => change((state) => { state.media = state.media.filter((item) => item.id !== id); }),
  });
  transport.listen(show);

  $('[data-files]').addEventListener('change', async ({ target: input }) => {
    const files = [...input.files];
    input.value = '';
    await take(files);
  });
  $('[data-film]').addEventListener('change', async ({ target: input }) => {
    const [file] = input.files;
    input.value = '';
    if (file) await importFilm(file);
  });
  document.addEventListener('dragover', (event) => {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  });
  document.addEventListener('drop', (event) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take([...event.dataTransfer.files]);
  });
  window.addEventListener('resize', refresh);
  new MutationObserver(redraw).observe(document.documentElement, { attributeFilter: ['data-theme'] });

  transport.use(film);
  refresh();
  timeline.fit();
  transport.go(4.2);
  const kept = check.read(await store.load());
  if (kept) {
    film = await wake(kept, store.file);
    refresh();
    timeline.fit();
    say(`${film.name}, as you left it.`);
  } else await wake(film, store.file);
  // Letters of titles are measured: they have to be drawn again when their font is there.
  const look = getComputedStyle(document.documentElement);
  const fonts = Promise.all(['700 20px --sans', '500 11px --mono'].map((font) => document.fonts.load(font.replace(/--\w+/, (name) => look.getPropertyValue(name)))));
  fonts.then(refresh, () => {});
  // The style sheet shows the room from here on: when the fonts are there, but never later than in a second.
  await Promise.race([fonts.catch(() => {}), new Promise((done) => setTimeout(done, 1000))]);
  document.documentElement.dataset.ready = '';
})();

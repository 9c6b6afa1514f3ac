/* The panel on the right: everything that can be set for the chosen clip, or for the film when none is. */
window.PictureStart = window.PictureStart || {};
PictureStart.inspector = (() => {
  const { project, time, compositor } = PictureStart;
  const place = document.querySelector('[data-inspector]');
  const heading = document.querySelector('[data-inspector-name]');
  let host = null;
  let shown = '';

  const options = (all, chosen) => Object.entries(all).map(([value, name]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${name}</option>`).join('');
  const row = (id, name, control) => `<div class="row"><label for="i-${id}">${name}</label>${control}</div>`;
  const slider = (id, name, least, most, step = 1) =>
    `<div class="row is-slider"><label for="i-${id}">${name}</label><output for="i-${id}"></output><input type="range" id="i-${id}" data-set="${id}" min="${least}" max="${most}" step="${step}"></div>`;
  const choice = (id, name, all) => row(id, name, `<select id="i-${id}" data-set="${id}">${options(all)}</select>`);
  const moment = (id, name) => row(id, name, `<input id="i-${id}" data-set="${id}" data-as="time" class="code" autocomplete="off" aria-describedby="i-fault">`);
  const tick = (id, name) => `<label class="tick"><input type="checkbox" data-set="${id}"> ${name}</label>`;
  const group = (name, ...rows) => `<fieldset><legend>${name}</legend>${rows.join('')}</fieldset>`;

  const speeds = { 0.25: '¼ ×', 0.5: '½ ×', 0.75: '¾ ×', 1: 'Normal', 1.5: '1½ ×', 2: '2 ×', 4: '4 ×' };
  const places = { centre: 'Middle', lower: 'Lower left', corner: 'Upper left', credits: 'Middle, small' };

  function fieldsOf(clip) {
    const parts = [];
    if (clip.kind === 'title')
      parts.push(group('Words', row('title.text', 'Text', '<textarea id="i-title.text" data-set="title.text" rows="3"></textarea>'), choice('title.place', 'Place', places), slider('title.size', 'Size', 40, 220), row('title.colour', 'Colour', '<input type="color" id="i-title.colour" data-set="title.colour">'), tick('title.hasBand', 'Dark band behind')));
    parts.push(group('Time', '<div class="twice">', moment('start', 'Begins'), moment('length', 'Lasts'), '</div>', clip.kind === 'title' ? '' : choice('speed', 'Speed', speeds), '<p class="fault" id="i-fault" role="alert" hidden></p>'));
    if (clip.kind === 'picture')
      parts.push(group('Filters', slider('look.brightness', 'Brightness', 0, 200), slider('look.contrast', 'Contrast', 0, 200), slider('look.saturation', 'Saturation', 0, 250), slider('look.blur', 'Blur', 0, 30, 0.5), compositor.canFilter ? '' : '<p class="hint">This browser does not filter on canvas: the picture stays as it is.</p>', '<div class="twice">', tick('look.isMono', 'Black and white'), '<button type="button" data-plain>No filters</button></div>'));
    if (clip.kind !== 'sound') parts.push(group('Transition from the clip before', choice('join.kind', 'Kind', project.joins), slider('join.length', 'Seconds', 0.2, 3, 0.1)));
    if (clip.kind === 'picture')
      parts.push(group('Frame', choice('fit', 'Fit', { cover: 'Fill the frame', contain: 'Show all of it' }), slider('scale', 'Size', 10, 300), slider('x', 'Across', -150, 150), slider('y', 'Down', -150, 150), slider('opacity', 'Opacity', 0, 100)));
    const isHeard = clip.kind === 'sound' || host.isVideo(clip);
    parts.push(group(isHeard ? 'Sound and fades' : 'Fades', isHeard ? slider('volume', 'Volume', 0, 200) : '', slider('fadeIn', 'Fade in', 0, 5, 0.1), slider('fadeOut', 'Fade out', 0, 5, 0.1)));
    return parts.join('');
  }

  const filmFields = () =>
    [
      group('Film', row('name', 'Name', '<input id="i-name" data-set="name" maxlength="60" autocomplete="off">'), choice('size', 'Frame', project.sizes), choice('fps', 'Frames a second', { 24: '24', 25: '25', 30: '30' }), row('ground', 'Behind everything', '<input type="color" id="i-ground" data-set="ground">')),
      '<p class="hint">Select a clip in the timeline to trim it, filter it, join it.</p>',
    ].join('');

  const get = (target, path) => path.split('.').reduce((value, key) => value[key], target);
  function set(target, path, value) {
    const keys = path.split('.');
    const last = keys.pop();
    keys.reduce((inner, key) => inner[key], target)[last] = value;
  }

  function fill(target, film) {
    for (const input of place.querySelectorAll('[data-set]')) {
      const { set: path, as } = input.dataset;
      const value = get(target, path);
      if (input.type === 'checkbox') input.checked = value;
      else if (input !== document.activeElement || input.type === 'range') {
        const text = as === 'time' ? time.code(value, film.fps) : String(value);
        if (input.value !== text) input.value = text;
      }
      const output = input.type === 'range' ? input.parentElement.querySelector('output') : null;
      if (output) output.textContent = Number.isInteger(value) ? value : Number(value).toFixed(1);
    }
    const join = place.querySelector('[data-set="join.kind"]');
    if (join) {
      const isFirst = !project.before(film, target);
      join.disabled = isFirst;
      place.querySelector('[data-set="join.length"]').disabled = isFirst || target.join.kind === 'none';
      join.title = isFirst ? 'No clip ends where this one begins.' : '';
    }
  }

  function draw(film, clip) {
    const sign = clip ? `${clip.id} ${clip.kind} ${host.isVideo(clip)}` : 'film';
    if (sign !== shown) {
      shown = sign;
      place.innerHTML = clip ? fieldsOf(clip) : filmFields();
    }
    heading.textContent = clip ? (clip.kind === 'title' ? 'Title' : clip.name) : 'The film';
    fill(clip ?? film, film);
  }

  function read(input, film) {
    if (input.type === 'checkbox') return input.checked;
    if (input.type === 'range' || ['fps', 'speed'].includes(input.dataset.set)) return Number(input.value);
    if (input.dataset.as === 'time') return time.parse(input.value, film.fps);
    return input.value;
  }

  function fault(text, input) {
    const line = place.querySelector('#i-fault');
    line.textContent = text;
    line.hidden = !text;
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }

  /** `lender` is `{ film(), chosen(), change(mutate, key), isVideo(clip) }`. */
  function build(lender) {
    host = lender;
    const apply = (input) => {
      const film = host.film();
      const path = input.dataset.set;
      const value = read(input, film);
      const id = host.chosen()?.id;
      host.change((state) => {
        const target = id ? project.find(state, id) : state;
        if (path === 'start') project.move(state, id, value, target.track);
        else if (path === 'length') project.trimEnd(state, id, target.start + value);
        else if (path === 'speed') project.setSpeed(state, id, value);
        else set(target, path, value);
      }, `${id}.${path}`);
    };
    place.addEventListener('input', ({ target }) => {
      if (target.dataset.set && target.dataset.as !== 'time') apply(target);
    });
    // A time is only taken when it is written to its end.
    place.addEventListener('change', ({ target }) => {
      if (target.dataset.as !== 'time') return;
      if (read(target, host.film()) === null) fault('Write times as minutes:seconds:frames, such as 00:04:12.', target);
      else {
        fault('', target);
        apply(target);
        target.value = time.code(get(host.chosen(), target.dataset.set), host.film().fps);
      }
    });
    place.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target.dataset.as === 'time') event.target.dispatchEvent(new Event('change', { bubbles: true }));
    });
    place.addEventListener('click', ({ target }) => {
      if (!target.closest('[data-plain]')) return;
      const { id } = host.chosen();
      host.change((state) => { project.find(state, id).look = { ...project.plainLook }; });
    });
  }

  return { build, draw };
})();

/* Draws the mimic panel from network.js and shows one half-hour of readings on it. */
window.Panel = window.Panel || {};

Panel.mimic = (() => {
  const { svg, network, figure, words } = Panel;
  const { measures } = words;
  const symbols = {
    flame: 'M9 1c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-6 1 2 1 3 2 4 1-3 0-6 1-9z',
    wave: 'M1 5q4-4 8 0t8 0M1 10q4-4 8 0t8 0M1 15q4-4 8 0t8 0',
    drop: 'M9 1c3 5 6 8 6 11a6 6 0 0 1-12 0c0-3 3-6 6-11z',
  };
  let host;
  let drawn;
  let onChoose;

  const path = (points) => points.map((point, index) => `${index ? 'L' : 'M'}${point.join(' ')}`).join('');

  /** All pipes in layers, so that joints are open and the supply crosses above the return. */
  function pipes(plan) {
    const lines = { back: [], supply: [] };
    for (const kind of ['back', 'supply']) {
      for (const points of [...plan.single[kind], plan.trunk[kind]]) lines[kind].push([points, '']);
      for (const id of Object.keys(plan.branches)) lines[kind].push([branch(plan, id)[kind], id]);
    }
    const layer = (kind, className) =>
      lines[kind].map(([points, id]) => svg('path', { d: path(points), class: className, ...(id ? { 'data-branch': id } : {}) }));
    return svg('g', { 'aria-hidden': 'true' }, ...layer('back', 'back'), ...layer('back', 'bore'),
      ...layer('supply', 'casing'), ...layer('supply', 'supply'), ...layer('supply', 'flow'));
  }

  /** The pair of pipes from the trunk to a station, leaving the trunk at 45 degrees. */
  function branch(plan, id) {
    const [a, b, end] = plan.branches[id];
    if (plan === network.wide) {
      const up = end < b;
      const [hot, cold] = [plan.trunk.supply[0][1], plan.trunk.back[0][1]];
      const bend = (x, y) => [[x - 16, y], [x, y + (up ? -16 : 16)], [x, end]];
      return { back: bend(a + 7, cold), supply: bend(a - 7, hot) };
    }
    const left = end < a;
    const [hot, cold] = [plan.trunk.supply[0][0], plan.trunk.back[0][0]];
    const bend = (x, y) => [[x, y - 16], [x + (left ? -16 : 16), y], [end, y]];
    return { back: bend(cold, b + 7), supply: bend(hot, b - 7) };
  }

  function unit(id, [x, y], kids) {
    const group = svg('g', { class: `unit unit-${network.units[id].role}`, transform: `translate(${x} ${y})`, role: 'button', tabindex: '0', 'data-unit': id }, ...kids, text(0, 0, 'word'));
    group.addEventListener('click', () => onChoose(id));
    group.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onChoose(id);
    });
    return group;
  }

  const text = (x, y, className, value = '', anchor = 'start') => svg('text', { x, y, class: className, 'text-anchor': anchor }, value);

  function box(plan, id) {
    const [width, height] = plan.box;
    const { short, symbol } = network.units[id];
    return unit(id, plan.at[id], [
      svg('rect', { class: 'frame', width, height }),
      svg('rect', { class: 'plate-name', width, height: 22 }),
      text(8, 16, 'plate-text', short.toUpperCase()),
      svg('circle', { class: 'lamp-svg', cx: width - 13, cy: 11, r: 6 }),
      ...(symbol ? [svg('path', { class: 'symbol', d: symbols[symbol], transform: `translate(9 ${height / 2 + 2})` })] : []),
      text(symbol ? 36 : 9, height - 26, 'value'),
      text(symbol ? 36 : 9, height - 9, 'note'),
    ]);
  }

  function tank(plan) {
    const [width, height] = plan.tankSize;
    const marks = Array.from({ length: 9 }, (_, index) => svg('path', { class: 'hair', d: `M${width - 12} ${16 + (index + 1) * ((height - 32) / 10)}h12` }));
    return unit('tank', plan.at.tank, [
      svg('rect', { class: 'frame', width, height, rx: width / 2, ry: 16 }),
      svg('rect', { class: 'hot', x: 5, y: 14, width: width - 10, height: 0 }),
      ...marks,
      svg('rect', { class: 'plate-name', x: -2, y: height / 2 - 24, width: width + 4, height: 18 }),
      text(width / 2, height / 2 - 10.5, 'plate-text', network.units.tank.short.toUpperCase(), 'middle'),
      svg('rect', { class: 'backing', x: 6, y: height / 2 - 6, width: width - 12, height: 26 }),
      text(width / 2, height / 2 + 13, 'value', '', 'middle'),
      svg('circle', { class: 'lamp-svg', cx: width / 2, cy: height - 16, r: 6 }),
    ]);
  }

  function pump(plan, id) {
    return unit(id, plan.at[id], [
      svg('circle', { class: 'frame', r: 19 }),
      svg('path', { class: 'symbol solid', d: 'M-8 -11L14 0L-8 11z' }),
      svg('circle', { class: 'lamp-svg', cx: 0, cy: 0, r: 6 }),
      text(plan.at[id][2], plan.at[id][3], 'note', network.units[id].short, 'middle'),
    ]);
  }

  /** Fine parallel lines off the shore, as engravers draw water. */
  function water(plan) {
    const [first, ...rest] = plan.shore;
    const curve = rest.reduce((d, [x, y], index) => {
      const [fromX, fromY] = plan.shore[index];
      return `${d}C${(fromX * 2 + x) / 3} ${fromY} ${(fromX + x * 2) / 3} ${y} ${x} ${y}`;
    }, `M${first}`);
    const lines = Array.from({ length: 12 }, (_, row) =>
      svg('path', { class: row ? 'hair' : 'shore', d: curve, transform: `translate(${row * 2.4} ${-row * (4 + row * 0.22)})` }));
    const [width, height] = plan.size;
    return svg('g', { 'aria-hidden': 'true', 'clip-path': 'url(#sheet)' },
      svg('clipPath', { id: 'sheet' }, svg('rect', { x: -4, y: plan === network.wide ? -4 : 384, width: width + 8, height })), ...lines);
  }

  function gauge(plan, id) {
    const [x, y] = plan.gauges[id];
    return svg('g', { class: 'gauge', 'data-gauge': id, transform: `translate(${x} ${y})` },
      svg('rect', { class: 'backing', x: -38, y: -12, width: 76, height: 24 }), text(0, 5, 'reading', '', 'middle'));
  }

  function draw(plan) {
    const [width, height] = plan.size;
    const boxes = Object.entries(network.units)
      .map(([id, { role }]) => (role === 'tank' ? tank(plan) : role === 'pump' ? pump(plan, id) : box(plan, id)));
    host.replaceChildren(
      svg('svg', { viewBox: `0 0 ${width} ${height}`, role: 'group', 'aria-label': host.getAttribute('aria-label'), class: 'mimic-svg' },
        water(plan), pipes(plan), ...Object.keys(plan.gauges).map((id) => gauge(plan, id)), ...boxes),
    );
    drawn = plan;
  }

  /** What one part does at one half-hour: figures for its plate, a state for its lamp, and words for both. */
  function read(id, plant, step) {
    const now = plant.day[step];
    const alarm = plant.alarms.find(({ where, from, to }) => where === id && step >= from && step < to);
    const { role, most } = network.units[id];
    const level = alarm?.level;
    if (role === 'source') {
      const value = now[id];
      return { value: `${figure(value)} ${measures.power}`, note: value ? `${Math.round((value / most) * 100)} %` : 'Ready', lamp: level ?? (value ? 'run' : 'off'), word: level === 'warn' ? 'Attention' : value ? 'Running' : 'Standby', series: (one) => one[id], most, alarm };
    }
    if (role === 'tank') return { value: `${now.tank} %`, lamp: level ?? 'run', word: level ? 'Low' : 'In service', series: (one) => one.tank, unit: '%', alarm };
    if (role === 'pump') {
      const tripped = plant.alarms.find((one) => one.where === 'p1' && step >= one.from);
      const runs = id === 'p1' ? !tripped : Boolean(tripped);
      return { value: `${runs ? now.flow : 0} ${measures.flow}`, lamp: level ?? (runs ? 'run' : 'off'), word: level ? 'Tripped' : runs ? 'Running' : 'Standby', series: (one, index) => ((id === 'p1') === index < (plant.alarms.find(({ where }) => where === 'p1')?.from ?? 99) ? one.flow : 0), unit: measures.flow, alarm };
    }
    const warm = now.supply - 2.2 - (id.length % 4) * 0.7;
    const cold = now.back + (id === 'baths' ? (level ? 11.4 : 2.2) : (id.length % 5) * 0.6 - 1);
    return { value: `${figure(now.stations[id])} ${measures.power}`, note: `${figure(warm)} / ${figure(cold)} ${measures.temperature}`, lamp: level ?? 'run', word: level ? 'Attention' : 'Normal', warm, cold, series: (one) => one.stations[id], alarm };
  }

  function show(plant, step) {
    for (const group of host.querySelectorAll('[data-unit]')) {
      const { unit: id } = group.dataset;
      const state = read(id, plant, step);
      group.setAttribute('class', `unit unit-${network.units[id].role} is-${state.lamp}`);
      // What the lamp says, for those who do not see it; a pump has no room for its figure either.
      const value = group.querySelector('.value');
      group.querySelector('.word').textContent = value ? `, ${state.word}` : `, ${state.word}, ${state.value}`;
      if (value) value.textContent = state.value;
      for (const note of group.querySelectorAll('.note')) if (state.note) note.textContent = state.note;
    }
    const now = plant.day[step];
    const hot = host.querySelector('.hot');
    const room = drawn.tankSize[1] - 28;
    hot.setAttribute('height', (room * now.tank) / 100);
    for (const [id, words] of Object.entries({ supply: `${figure(now.supply)} ${measures.temperature}`, back: `${figure(now.back)} ${measures.temperature}`, flow: `${now.flow} ${measures.flow}` }))
      host.querySelector(`[data-gauge="${id}"] text`).textContent = words;
    for (const group of host.querySelectorAll('[data-branch]'))
      group.classList.toggle('is-warn', group.matches('.supply') && read(group.dataset.branch, plant, step).lamp === 'warn');
  }

  return {
    read,
    show,
    /** Draws into `element`, again whenever the window becomes wide or narrow; `redrawn` then shows the readings. */
    mount(element, choose, redrawn) {
      host = element;
      onChoose = choose;
      const isNarrow = matchMedia('(max-width: 699px)');
      const fit = () => draw(isNarrow.matches ? network.tall : network.wide);
      isNarrow.addEventListener('change', () => {
        fit();
        redrawn();
      });
      fit();
    },
  };
})();

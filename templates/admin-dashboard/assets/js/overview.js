/* The overview: annunciator, mimic panel, meters, replay of the last 24 hours, sources, logbook. */
(() => {
  const { svg, html, api, mimic, meters, shell, network, figure } = Panel;
  const { measures } = Panel.words;
  const find = (selector) => document.querySelector(selector);
  let plant;
  let orders = [];
  let step = 48;
  let timer = 0;
  let known; // the alarms of the page, read before the tiles are drawn anew

  /** The tiles of the page, and the alarms among them: when each was lit, where and why. */
  function readAlarms() {
    const windows = [...find('[data-annunciator]').children].map((item) => ({ tile: item.textContent.trim(), ...item.dataset }));
    return {
      tiles: windows.map(({ tile }) => tile),
      alarms: windows.filter(({ level }) => level === 'warn' || level === 'fault')
        .map((one, index) => ({ ...one, id: `${one.where}-${index}`, from: Number(one.from), to: Number(one.to) }))
        .filter(({ from, to, where }) => from < to && from in plant.day && where in network.units),
    };
  }

  /** The jobs that stand in the page, for as long as nobody has changed the list of orders. */
  const readDue = () => [...find('[data-due]')?.children ?? []].map((item) => {
    const { number, priority, station, day } = item.dataset;
    return { number: Number(number), title: item.querySelector('a').textContent, priority: Number(priority), station, due: day, state: 'open', crew: '' };
  });

  const at = (index) => `${index > 28 || index === 48 ? 'Tue' : 'Mon'} ${plant.day[index].at}`;

  /** Tiles of the annunciator: a lit one that nobody has seen yet blinks until it is pressed. */
  function annunciate() {
    const seen = api.seen();
    find('[data-annunciator]').replaceChildren(...plant.tiles.map((tile) => {
      const alarm = plant.alarms.find((one) => one.tile === tile && step >= one.from && step < one.to);
      if (!alarm) return html('li', { class: 'window' }, html('span', {}, tile), html('small', {}, 'clear'));
      const isSeen = seen.includes(alarm.id);
      const since = plant.day[alarm.from].at;
      return html('li', { class: `window is-${alarm.level}${isSeen ? '' : ' is-new'}` },
        html('button', { type: 'button', 'data-alarm': alarm.id, onclick: () => acknowledge(alarm) },
          html('span', {}, tile), html('small', {}, `${since} ${isSeen ? 'seen' : 'new'}`)));
    }));
  }

  function acknowledge(alarm) {
    const before = api.seen();
    if (before.includes(alarm.id)) return openPart(alarm.where);
    api.putSeen([...before, alarm.id]);
    annunciate();
    find(`[data-alarm="${alarm.id}"]`)?.focus();
    shell.say(`${alarm.tile}: acknowledged.`, () => {
      api.putSeen(api.seen().filter((id) => id !== alarm.id));
      annunciate();
    });
  }

  function show() {
    const now = plant.day[step];
    if (find('[data-mimic]')) mimic.show(plant, step);
    if (find('[data-meters]')) meters.show(find('[data-meters]'), now);
    annunciate();
    if (find('[data-replay]')) showReplay(now);
    if (find('[data-sources]')) showSources(now);
    if (find('[data-log]')) showLog();
  }

  function showReplay(now) {
    find('[data-at]').textContent = at(step);
    find('[data-demand]').textContent = figure(now.demand);
    const range = find('[data-replay]');
    range.value = step;
    range.setAttribute('aria-valuetext', `${at(step)}, ${figure(now.demand)} ${measures.power}`);
    find('[data-cursor]')?.setAttribute('transform', `translate(${(step / 48) * 1000} 0)`);
  }

  /** The curve of demand, which is the track of the slider below it. */
  function drawCurve() {
    const y = (value) => 96 - ((value - 10) / 20) * 96;
    const points = plant.day.map(({ demand }, index) => `${((index / 48) * 1000).toFixed(1)} ${y(demand).toFixed(1)}`);
    const marks = plant.alarms.toSorted((one, other) => other.level.localeCompare(one.level)).map((alarm) =>
      svg('path', { class: `mark is-${alarm.level}`, d: `M${(alarm.from / 48) * 1000} ${alarm.level === 'fault' ? 0 : 62}V96` }));
    find('[data-curve]').replaceChildren(
      ...[10, 15, 20, 25, 30].map((value) => svg('path', { class: 'hair', d: `M0 ${y(value)}H1000` })),
      svg('path', { class: 'curve', d: `M${points.join('L')}` }),
      ...marks,
      svg('g', { 'data-cursor': '' }, svg('path', { class: 'cursor', d: 'M0 -4V100' })),
    );
    find('[data-scale]').replaceChildren(...[10, 20, 30].map((value) =>
      html('span', { class: 'scale-mw', style: `top:${((y(value) + 4) / 104) * 84}px` }, String(value))));
    find('[data-hours]').replaceChildren(...[0, 9, 17, 25, 33, 41, 48].map((index) =>
      html('span', { style: `left:${(index / 48) * 100}%` }, plant.day[index].at)));
  }

  function showSources(now) {
    const rows = Object.entries(network.units).filter(([, { role }]) => role === 'source').map(([id, { name, most }]) => {
      const state = mimic.read(id, plant, step);
      return html('tr', {}, html('th', { scope: 'row' }, html('span', { class: `lamp is-${state.lamp}` }), name),
        html('td', {}, state.word), html('td', { class: 'number' }, figure(now[id])), html('td', { class: 'number' }, String(most)),
        html('td', {}, Panel.sparkline(plant.day.map((one) => one[id]), { width: 170, height: 30, mark: step })));
    });
    find('[data-sources]').replaceChildren(...rows);
    const made = now.chip1 + now.chip2 + now.pump + now.oil;
    const rest = now.demand - made;
    find('[data-balance]').textContent = `Supply ${figure(made)}, demand ${figure(now.demand)}, ${rest > 0 ? 'from' : 'into'} storage ${figure(Math.abs(rest))} ${measures.power}.`;
  }

  function showLog() {
    const lines = plant.alarms.filter(({ from }) => from <= step)
      .map((alarm) => ({ step: alarm.from, level: alarm.level, text: alarm.text }))
      .concat(api.log().filter((line) => line.step <= step))
      .sort((one, other) => other.step - one.step);
    find('[data-log]').replaceChildren(...(lines.length > 0 ? lines : [{ step, text: 'Nothing yet.' }]).map((line) =>
      html('li', {}, html('span', { class: `lamp is-${line.level ?? 'off'}` }), html('time', {}, at(line.step)), html('span', {}, line.text))));
  }

  /** The drawer with one part's readings. */
  function openPart(id) {
    const { name, role, homes } = network.units[id];
    const state = mimic.read(id, plant, step);
    const values = plant.day.map((one, index) => state.series(one, index));
    const unit = state.unit ?? measures.power;
    const facts = [['Status', state.word], ['Reading', state.value]];
    if (role === 'station') facts.push([Panel.words.meters.supply, `${figure(state.warm)} ${measures.temperature}`], [Panel.words.meters.back, `${figure(state.cold)} ${measures.temperature}`], ['Connected', String(homes)]);
    if (state.most) facts.push(['Maximum', `${state.most} ${measures.power}`]);
    facts.push(['Lowest, 24 h', `${figure(Math.min(...values))} ${unit}`], ['Highest, 24 h', `${figure(Math.max(...values))} ${unit}`]);
    const place = role === 'station' ? id : 'plant';
    const work = orders.filter((order) => order.station === place && order.state !== 'done').slice(0, 5);
    find('#part-title').textContent = name;
    find('[data-part]').replaceChildren(
      html('p', { class: 'part-state' }, html('span', { class: `lamp is-${state.lamp}` }), `${state.word} at ${at(step)}`),
      ...(state.alarm ? [html('p', { class: `notice is-${state.alarm.level}` }, state.alarm.text)] : []),
      Panel.sparkline(values, { width: 330, height: 90, mark: step, label: `${name}, last 24 hours, from ${figure(Math.min(...values))} to ${figure(Math.max(...values))} ${unit}` }),
      html('dl', { class: 'facts' }, ...facts.flatMap(([term, value]) => [html('dt', {}, term), html('dd', {}, value)])),
      html('h3', {}, 'Open orders'),
      work.length > 0
        ? html('ul', { class: 'work' }, ...work.map((order) => html('li', {}, html('a', { href: `orders.html?open=${order.number}` }, `${order.number} ${order.title}`), html('small', {}, ` ${order.state}, due ${Panel.date(order.due)}`))))
        : html('p', {}, 'None.'),
      html('p', {}, html('a', { class: 'btn btn-primary', href: `orders.html?raise=${place}` }, 'New order')),
    );
    bootstrap.Offcanvas.getOrCreateInstance('#part').show();
  }

  function listen() {
    find('[data-replay]')?.addEventListener('input', ({ target }) => {
      step = Number(target.value);
      show();
    });
    find('[data-run]')?.addEventListener('click', ({ currentTarget: button }) => {
      if (!plant) return;
      if (timer) return stop();
      if (step === 48) step = 0;
      button.textContent = 'Pause';
      timer = setInterval(() => {
        step += 1;
        show();
        if (step >= 48) stop();
      }, 280);
    });
    find('[data-log-form]')?.addEventListener('submit', (event) => {
      event.preventDefault();
      const field = event.target.elements.line;
      const text = field.value.trim();
      field.setCustomValidity('');
      field.classList.toggle('is-invalid', !text);
      if (!text) return field.focus();
      const before = api.log();
      api.putLog([...before, { step, text }]);
      field.value = '';
      showLog();
      shell.say('Added.', () => {
        api.putLog(before);
        showLog();
      });
    });
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    find('[data-run]').textContent = 'Play';
  }

  function showDue() {
    const due = orders.filter(({ state }) => state !== 'done').sort((one, other) => one.priority - other.priority || one.due.localeCompare(other.due)).slice(0, 5);
    find('[data-due]').replaceChildren(...(due.length > 0 ? due : []).map((order) => html('li', {},
      html('span', { class: `priority p${order.priority}` }, String(order.priority)),
      html('a', { href: `orders.html?open=${order.number}` }, order.title),
      html('small', {}, [order.number, network.units[order.station]?.name, order.crew || 'unassigned', Panel.date(order.due)].filter(Boolean).join(', ')))));
    if (due.length === 0) find('[data-due]').append(html('li', {}, 'Nothing open.'));
  }

  async function start() {
    find('main').classList.remove('is-failed');
    try {
      [plant, orders] = await Promise.all([api.plant(), api.orders(readDue())]);
      known ??= readAlarms();
      plant = { ...plant, ...known };
    } catch (error) {
      find('main').classList.add('is-failed');
      return shell.fail(find('[data-failed]'), error, start);
    }
    find('[data-failed]').replaceChildren();
    if (find('[data-mimic]')) {
      mimic.mount(find('[data-mimic]'), openPart, () => mimic.show(plant, step));
      find('[data-mimic] svg').classList.toggle('is-flowing', api.settings().flow);
    }
    if (find('[data-meters]')) meters.mount(find('[data-meters]'));
    if (find('[data-curve]')) drawCurve();
    show();
    if (find('[data-due]')) showDue();
  }

  document.addEventListener('DOMContentLoaded', () => {
    listen();
    start();
  });
})();

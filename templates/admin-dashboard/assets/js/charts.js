/* Charts drawn to the width they have. Each is a slider for the keyboard and screen readers: the arrow keys walk along
   its points, and what is read there is also shown beside the pointer. */
window.Panel = window.Panel || {};

Panel.charts = (() => {
  const { svg, html } = Panel;
  const left = 40;
  const foot = 24;

  /** `paint(plot)` draws; `spot(index, plot)` is where point `index` lies; `words(index)` are its lines of text. */
  function mount(host, { label, count, columns = count, height, paint, spot, words }) {
    const tip = html('div', { class: 'tip', hidden: true });
    const picture = svg('svg', { class: 'chart', role: 'slider', tabindex: '0', 'aria-label': label, 'aria-valuemin': '0', 'aria-valuemax': String(count - 1) });
    let index = count - 1;
    let plot;
    host.replaceChildren(picture, tip);

    function point(next, isShown = true) {
      index = Math.max(0, Math.min(count - 1, next));
      const [x, y] = spot(index, plot);
      const lines = words(index);
      picture.setAttribute('aria-valuenow', String(index));
      picture.setAttribute('aria-valuetext', lines.join(', '));
      const cursor = picture.querySelector('.chart-cursor');
      cursor.setAttribute('transform', `translate(${x} ${y})`);
      cursor.style.visibility = isShown ? 'visible' : 'hidden';
      tip.hidden = !isShown;
      tip.replaceChildren(...lines.map((line, place) => html(place ? 'span' : 'b', {}, line)));
      const isRight = x > plot.width * 0.6;
      tip.style.left = isRight ? 'auto' : `${x + 14}px`;
      tip.style.right = isRight ? `${plot.width - x + 14}px` : 'auto';
      tip.style.top = `${Math.max(0, Math.min(y - 20, height - 100))}px`;
    }

    function draw() {
      const width = Math.max(260, Math.floor(host.clientWidth));
      plot = { width, height, left, right: width - 8, top: 10, bottom: height - foot };
      picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
      picture.setAttribute('height', height);
      picture.replaceChildren(...paint(plot));
      point(index, picture.matches(':focus-visible'));
    }

    picture.addEventListener('keydown', (event) => {
      const row = columns === count ? 1 : columns;
      const moves = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row, Home: -count, End: count };
      if (columns === count) Object.assign(moves, { ArrowDown: -1, ArrowUp: 1 });
      if (!(event.key in moves)) return;
      event.preventDefault();
      point(index + moves[event.key]);
    });
    picture.addEventListener('focus', () => point(index, picture.matches(':focus-visible')));
    picture.addEventListener('blur', () => point(index, false));
    picture.addEventListener('pointermove', (event) => {
      const box = picture.getBoundingClientRect();
      const [x, y] = [event.clientX - box.left, event.clientY - box.top];
      let best = 0;
      let least = Infinity;
      for (let one = 0; one < count; one += 1) {
        const [px, py] = spot(one, plot);
        const far = Math.abs(px - x) + (columns === count ? 0 : Math.abs(py - y));
        if (far < least) [best, least] = [one, far];
      }
      point(best);
    });
    picture.addEventListener('pointerleave', () => point(index, picture.matches(':focus-visible')));
    let known = 0;
    new ResizeObserver(() => {
      if (host.clientWidth === known) return;
      known = host.clientWidth;
      draw();
    }).observe(host);
    known = host.clientWidth;
    draw();
  }

  const scaleX = (plot, count) => (index) => plot.left + (index / (count - 1)) * (plot.right - plot.left);
  const scaleY = (plot, low, high) => (value) => plot.bottom - ((value - low) / (high - low)) * (plot.bottom - plot.top);

  function axis(plot, y, values) {
    return values.flatMap((value) => [
      svg('path', { class: 'hair', d: `M${plot.left} ${y(value)}H${plot.right}` }),
      svg('text', { class: 'axis', x: plot.left - 8, y: y(value) + 4, 'text-anchor': 'end' }, String(value).replace('-', '\u2212')),
    ]);
  }

  const under = (plot, x, text, anchor = 'middle') => svg('text', { class: 'axis', x, y: plot.bottom + 17, 'text-anchor': anchor }, text);

  /** Every how many labels there is room for. */
  const every = (plot, count, room) => Math.max(1, Math.ceil((count * room) / (plot.right - plot.left)));

  function lines(host, { label, names, series, low, high, marks, words, height = 250 }) {
    const count = names.length;
    mount(host, {
      label, count, height, words,
      spot: (index, plot) => [scaleX(plot, count)(index), scaleY(plot, low, high)(series[0].values[index])],
      paint(plot) {
        const x = scaleX(plot, count);
        const y = scaleY(plot, low, high);
        const step = every(plot, count, 56);
        return [
          ...axis(plot, y, marks),
          ...names.flatMap((name, index) => (index % step || count - 1 - index < step / 2 ? [] : [under(plot, x(index), name, index ? 'middle' : 'start')])),
          ...series.map(({ values, className }) => svg('path', { class: `line ${className}`, d: `M${values.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}` })),
          svg('g', { class: 'chart-cursor' }, svg('path', { class: 'cursor', d: 'M0 -400V400' }), svg('circle', { class: 'dot', r: 4.5 })),
        ];
      },
    });
  }

  function stacks(host, { label, names, series, high, marks, words, height = 290 }) {
    const count = names.length;
    const centre = (plot) => (index) => plot.left + ((index + 0.5) / count) * (plot.right - plot.left);
    const total = (index) => series.reduce((sum, { values }) => sum + values[index], 0);
    mount(host, {
      label, count, height, words,
      spot: (index, plot) => [centre(plot)(index), scaleY(plot, 0, high)(total(index))],
      paint(plot) {
        const x = centre(plot);
        const y = scaleY(plot, 0, high);
        const wide = Math.max(4, ((plot.right - plot.left) / count) * 0.72);
        const step = every(plot, count, 56);
        const bars = names.flatMap((_, index) => {
          let sum = 0;
          return series.flatMap(({ values, className }) => {
            const from = y(sum);
            sum += values[index];
            const depth = from - y(sum);
            return depth > 0 ? [svg('rect', { class: `bar ${className}`, x: x(index) - wide / 2, y: y(sum), width: wide, height: depth })] : [];
          });
        });
        return [
          svg('defs', {}, svg('pattern', { id: 'hatch', width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, svg('rect', { width: 5, height: 5, class: 'hatch-ground' }), svg('rect', { width: 1.8, height: 5, class: 'hatch-line' }))),
          ...axis(plot, y, marks), ...bars,
          ...names.flatMap((name, index) => (index % step ? [] : [under(plot, x(index), name)])),
          svg('g', { class: 'chart-cursor' }, svg('path', { class: 'cursor', d: 'M-5 -11h10l-5 7z' })),
        ];
      },
    });
  }

  /** Rows of cells, the darker the more. */
  function heat(host, { label, rows, low, high, words }) {
    const columns = rows[0].hours.length;
    const height = rows.length * 30 + 34;
    const place = (index, plot) => {
      const wide = (plot.right - plot.left) / columns;
      return { x: plot.left + (index % columns) * wide, y: plot.top + Math.floor(index / columns) * 30, wide };
    };
    mount(host, {
      label, words, height, columns, count: rows.length * columns,
      spot: (index, plot) => {
        const { x, y, wide } = place(index, plot);
        return [x + wide / 2, y + 15];
      },
      paint(plot) {
        const cells = rows.flatMap(({ hours }, row) => hours.map((value, column) => {
          const { x, y, wide } = place(row * columns + column, plot);
          return svg('rect', { class: 'cell', x: x + 0.75, y: y + 0.75, width: wide - 1.5, height: 28.5, 'fill-opacity': (0.06 + 0.94 * ((value - low) / (high - low))).toFixed(3) });
        }));
        const { wide } = place(0, plot);
        const step = every(plot, columns, 30);
        return [
          ...cells,
          ...rows.map(({ name }, row) => svg('text', { class: 'axis', x: plot.left - 8, y: plot.top + row * 30 + 19, 'text-anchor': 'end' }, name)),
          ...rows[0].hours.flatMap((_, hour) => (hour % step ? [] : [svg('text', { class: 'axis', x: plot.left + (hour + 0.5) * wide, y: plot.top + rows.length * 30 + 17, 'text-anchor': 'middle' }, String(hour).padStart(2, '0'))])),
          svg('g', { class: 'chart-cursor' }, svg('rect', { class: 'cell-cursor', x: -wide / 2, y: -15, width: wide, height: 30 })),
        ];
      },
    });
  }

  /** The same figures as a table, closed until somebody wants it. */
  function table(host, { caption, head, rows }) {
    host.replaceChildren(html('details', {}, html('summary', {}, 'The figures'),
      html('div', { class: 'table-responsive figures', tabindex: '0', role: 'region', 'aria-label': caption },
        html('table', { class: 'table' }, html('caption', { class: 'visually-hidden' }, caption),
          html('thead', {}, html('tr', {}, ...head.map((name, index) => html('th', { scope: 'col', class: index ? 'number' : '' }, name)))),
          html('tbody', {}, ...rows.map(([first, ...rest]) => html('tr', {}, html('th', { scope: 'row' }, first), ...rest.map((value) => html('td', { class: 'number' }, String(value))))))))));
  }

  return { lines, stacks, heat, table };
})();

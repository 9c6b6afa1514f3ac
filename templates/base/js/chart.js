/*
 * Figures with data-chart="bars" or "line": draws the table in them as SVG, in the colours of the page, and puts the table
 * behind a button. Without the script the table is the chart.
 */
(() => {
  const WIDTH = 720;
  const HEIGHT = 260;
  const FOOT = 28;
  const SIDE = 44;
  const element = (name, attributes, text = '') => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
    node.textContent = text;
    return node;
  };
  /** The next round number: 1, 2 or 5 times a power of ten. */
  const roundUp = (value) => {
    const power = 10 ** Math.floor(Math.log10(value || 1));
    return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value);
  };

  for (const figure of document.querySelectorAll('[data-chart]')) {
    const table = figure.querySelector('table');
    const rows = [...table.tBodies[0].rows].map(({ cells }) => ({
      name: cells[0].textContent,
      value: Number(cells[1].textContent.replace(/[^\d.-]/g, '')),
    }));
    const top = roundUp(Math.max(...rows.map(({ value }) => value)));
    const step = (WIDTH - SIDE) / rows.length;
    const y = (value) => 8 + (1 - value / top) * (HEIGHT - FOOT - 8);
    const x = (index) => SIDE + step * (index + 0.5);
    const svg = element('svg', {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': figure.querySelector('h2, h3').textContent,
    });
    for (const part of [0, 0.5, 1]) {
      svg.append(element('path', { class: 'grid-line', d: `M${SIDE} ${y(top * part)}H${WIDTH}` }));
      svg.append(element('text', { x: SIDE - 10, y: y(top * part) + 5, 'text-anchor': 'end' }, String(top * part)));
    }
    if (figure.dataset.chart === 'bars') {
      const most = Math.max(...rows.map(({ value }) => value));
      rows.forEach(({ value }, index) => {
        const width = Math.min(step * 0.62, 64);
        svg.append(
          element('rect', {
            class: value === most ? 'bar-shape most' : 'bar-shape',
            x: x(index) - width / 2,
            y: y(value),
            width,
            height: y(0) - y(value),
          }),
        );
      });
    } else {
      const curve = rows.map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)},${y(value)}`).join('');
      svg.append(element('path', { class: 'under', d: `${curve}V${y(0)}H${x(0)}z` }));
      svg.append(element('path', { class: 'curve', d: curve }));
      rows.forEach(({ value }, index) =>
        svg.append(element('circle', { class: 'dot', cx: x(index), cy: y(value), r: 5 })),
      );
    }
    rows.forEach(({ name }, index) =>
      svg.append(element('text', { x: x(index), y: HEIGHT - 4, 'text-anchor': 'middle' }, name)),
    );
    const details = document.createElement('details');
    details.append(Object.assign(document.createElement('summary'), { textContent: 'Show as a table' }));
    table.before(svg, details);
    details.append(table);
  }
})();

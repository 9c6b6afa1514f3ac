/* The charts, drawn as SVG by hand. Each gets plain numbers; the amounts on them come from the exact sums. */
window.Charts = (() => {
  const NS = 'http://www.w3.org/2000/svg';
  const HEIGHT = 320;

  function make(tag, attributes, text) {
    const element = document.createElementNS(NS, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  }

  /** A round number at or above `value`: 1, 2, 2.5 or 5 with zeros. */
  function roundUp(value) {
    const size = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
    return [1, 2, 2.5, 5, 10].map((step) => step * size).find((step) => step >= value * 0.9999);
  }

  /** Lines across with their amounts; returns how an amount becomes a height. */
  function frame(svg, width, top, short) {
    const step = roundUp(top / 3);
    const highest = Math.max(step, Math.ceil(top / step - 1e-9) * step);
    const y = (value) => 26 + (HEIGHT - 58) * (1 - value / highest);
    for (let value = 0; value <= highest * 1.001; value += step) {
      svg.append(make('line', { x1: 0, x2: width, y1: y(value), y2: y(value), class: value === 0 ? 'base' : 'grid' }));
      if (value > 0) svg.append(make('text', { x: 0, y: y(value) - 5, class: 'scale' }, short(value)));
    }
    return y;
  }

  function start(box, label) {
    const width = Math.max(260, box.clientWidth);
    const svg = make('svg', { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: 'img', 'aria-label': label });
    box.replaceChildren(svg);
    return { svg, width };
  }

  function yearLabels(svg, count, x, width, from = 1) {
    const every = [1, 2, 5, 10, 20, 25].find((step) => (width / count) * step >= 34) ?? 50;
    for (let at = 0; at < count; at += 1)
      if ((at + from) % every === 0 || (at === 0 && every <= 5 && from === 1))
        svg.append(make('text', { x: x(at), y: HEIGHT - 8, class: 'year', 'text-anchor': 'middle' }, String(at + from)));
  }

  /** Bars of two layers, one for each year; `lower` and `upper` are lists of numbers. */
  function bars(box, { lower, upper, line, label, short, chosen }) {
    const { svg, width } = start(box, label);
    const left = 58;
    const count = lower.length;
    const slot = (width - left) / count;
    const gap = Math.min(slot * 0.28, 10);
    const x = (at) => left + slot * (at + 0.5);
    const y = frame(svg, width, Math.max(...lower.map((value, at) => value + upper[at]), ...(line ?? [0]), 0.01), short);
    for (let at = 0; at < count; at += 1) {
      const rest = { x: x(at) - (slot - gap) / 2, width: slot - gap };
      const isChosen = at === chosen ? ' is-chosen' : '';
      svg.append(make('rect', { ...rest, y: y(lower[at]), height: Math.max(0, y(0) - y(lower[at])), class: `lower${isChosen}`, style: `--at:${at}` }));
      svg.append(make('rect', { ...rest, y: y(lower[at] + upper[at]), height: Math.max(0, y(0) - y(upper[at])), class: `upper${isChosen}`, style: `--at:${at}` }));
    }
    if (line) svg.append(make('polyline', { points: line.map((value, at) => `${x(at)},${y(value)}`).join(' '), class: 'line' }));
    if (chosen !== null) svg.append(make('path', { d: `M${x(chosen) - 5} ${HEIGHT - 30}h10l-5 -6Z`, class: 'mark' }));
    yearLabels(svg, count, x, width - left);
    return { at: (clientX) => Math.floor((clientX - svg.getBoundingClientRect().left - left) / slot), count };
  }

  /** Two curves from the same point: what a thing costs, and what the money still buys. */
  function curves(box, { rising, falling, label, short, chosen }) {
    const { svg, width } = start(box, label);
    const left = 58;
    const steps = rising.length - 1;
    const x = (at) => left + 8 + ((width - left - 16) * at) / Math.max(1, steps);
    const y = frame(svg, width, Math.max(...rising, ...falling, 0.01), short);
    const path = (values) => values.map((value, at) => `${at ? 'L' : 'M'}${x(at)} ${y(value)}`).join('');
    svg.append(make('path', { d: `${path(rising)}${falling.map((value, at) => [value, at]).reverse().map(([value, at]) => `L${x(at)} ${y(value)}`).join('')}Z`, class: 'between' }));
    svg.append(make('path', { d: path(rising), class: 'curve curve-up' }), make('path', { d: path(falling), class: 'curve curve-down' }));
    if (chosen !== null) {
      svg.append(make('line', { x1: x(chosen), x2: x(chosen), y1: y(rising[chosen]), y2: y(falling[chosen]), class: 'span' }));
      svg.append(make('circle', { cx: x(chosen), cy: y(rising[chosen]), r: 6, class: 'dot-up' }), make('circle', { cx: x(chosen), cy: y(falling[chosen]), r: 6, class: 'dot-down' }));
    }
    yearLabels(svg, steps + 1, x, width - left, 0);
    return { at: (clientX) => Math.round(((clientX - svg.getBoundingClientRect().left - left - 8) / (width - left - 16)) * steps), count: steps + 1 };
  }

  return { bars, curves };
})();

/*
 * The charts, drawn as SVG by hand. Each gets plain numbers; the amounts on them come from the exact sums.
 * A year is an ice lolly: pistachio below, raspberry above, each as tall as its amount, with the year on its stick.
 */
window.Charts = (() => {
  const NS = 'http://www.w3.org/2000/svg';
  const HEIGHT = 352;
  const FOOT = 58; // room for the sticks
  let drawing = 0; // makes the names of what is drawn unlike those of the other charts in the page

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
    const y = (value) => 26 + (HEIGHT - FOOT - 26) * (1 - value / highest);
    for (let value = 0; value <= highest * 1.001; value += step) {
      svg.append(make('line', { x1: 0, x2: width, y1: y(value), y2: y(value), class: value === 0 ? 'base' : 'grid' }));
      if (value > 0) svg.append(make('text', { x: 0, y: y(value) - 5, class: 'scale' }, short(value)));
    }
    return y;
  }

  function start(box, label) {
    const width = Math.max(260, box.clientWidth);
    const svg = make('svg', { viewBox: `0 0 ${width} ${HEIGHT}`, width, height: HEIGHT, role: 'img', 'aria-label': label });
    drawing += 1;
    svg.append(flavours());
    box.replaceChildren(svg);
    return { svg, width };
  }

  /** Light comes from the left: every flavour is lighter there. */
  function flavours() {
    const defs = make('defs', {});
    for (const name of ['lower', 'upper', 'stick']) {
      const gradient = make('linearGradient', { id: `${name}-${drawing}` });
      for (const at of [0, 0.3, 1]) gradient.append(make('stop', { offset: at, class: `${name}-${at * 10}` }));
      defs.append(gradient);
    }
    return defs;
  }

  const flavour = (name) => `url(#${name}-${drawing})`;

  /** How many years apart the labels stand. */
  const apart = (slot) => [1, 2, 5, 10, 20, 25].find((step) => slot * step >= 34) ?? 50;

  function yearLabels(svg, count, x, width, from = 1) {
    const every = apart(width / count);
    for (let at = 0; at < count; at += 1)
      if ((at + from) % every === 0 || (at === 0 && every <= 5 && from === 1))
        svg.append(make('text', { x: x(at), y: HEIGHT - 8, class: 'year', 'text-anchor': 'middle' }, String(at + from)));
  }

  /** The outline of a lolly: round above, square below, with bites out of its corner when `isBitten`. */
  function outline(left, width, top, base, isBitten) {
    const round = Math.min(width / 2, 20, Math.max(0, base - top));
    const right = left + width;
    const bite = Math.min(width * 0.22, (base - top) / 5);
    const corner = isBitten
      ? `H${right - bite * 3}a${bite} ${bite} 0 0 0 ${bite * 1.4} ${bite * 1.3}a${bite} ${bite} 0 0 0 ${bite * 1.6} ${bite * 1.5}`
      : `H${right - round}Q${right} ${top} ${right} ${top + round}`;
    return `M${left} ${base}V${top + round}Q${left} ${top} ${left + round} ${top}${corner}V${base}Z`;
  }

  /** The pistachio: its upper edge runs in waves about the true height. */
  function melted(left, width, top, base, crest) {
    const swell = Math.max(0, Math.min(5, width * 0.11, base - top, top - crest));
    const third = width / 3;
    const wave = (sign) => `q${third / 2} ${swell * 2 * sign} ${third} 0`;
    return `M${left} ${base}V${top}${wave(1)}${wave(-1)}${wave(1)}V${base}Z`;
  }

  function lolly({ left, width, base, middle, top, year, isChosen, isBitten, at }) {
    const group = make('g', { class: `lolly${isChosen ? ' is-chosen' : ''}`, style: `--at:${at}` });
    const stick = Math.min(26, Math.max(3, width * 0.5));
    const isWritten = stick >= 19;
    const end = HEIGHT - (isWritten ? 14 : 26);
    group.append(make('path', { d: `M${left + width / 2 - stick / 2} ${base - 2}h${stick}V${end - stick / 2}a${stick / 2} ${stick / 2} 0 0 1 ${-stick} 0Z`, class: 'stick', fill: flavour('stick') }));
    if (isWritten) group.append(make('text', { x: left + width / 2, y: HEIGHT - 26, class: 'on-stick', 'text-anchor': 'middle' }, String(year)));
    const clip = `lolly-${drawing}-${at}`;
    const body = make('clipPath', { id: clip });
    body.append(make('path', { d: outline(left, width, top, base, isBitten) }));
    const ice = make('g', { 'clip-path': `url(#${clip})` });
    ice.append(make('rect', { x: left, y: top, width, height: Math.max(0, base - top), class: 'upper', fill: flavour('upper') }));
    ice.append(make('path', { d: melted(left, width, middle, base, top), class: 'lower', fill: flavour('lower') }));
    if (width >= 16 && base - top > 60)
      for (const place of [0.36, 0.64])
        ice.append(make('rect', { x: left + width * place - width * 0.045, y: top + 24, width: width * 0.09, height: base - top - 44, rx: width * 0.045, class: 'groove' }));
    ice.append(make('rect', { x: left + width * 0.1, y: top + Math.min(20, width * 0.4), width: Math.max(1, width * 0.09), height: Math.max(0, base - top - Math.min(34, width)), rx: width * 0.045, class: 'gloss' }));
    group.append(body, ice);
    if (isChosen) group.append(make('path', { d: outline(left, width, top, base, isBitten), class: 'rim' }));
    return group;
  }

  /** Lollies of two flavours, one for each year; `lower` and `upper` are lists of numbers. */
  function bars(box, { lower, upper, line, label, short, chosen, isEaten }) {
    const { svg, width } = start(box, label);
    const left = 58;
    const count = lower.length;
    const slot = (width - left) / count;
    const gap = Math.min(slot * 0.24, 12);
    const wide = Math.min(slot - gap, 86);
    const x = (at) => left + slot * (at + 0.5);
    const y = frame(svg, width, Math.max(...lower.map((value, at) => value + upper[at]), ...(line ?? [0]), 0.01), short);
    for (let at = 0; at < count; at += 1)
      svg.append(lolly({
        left: x(at) - wide / 2, width: wide, base: y(0), middle: y(lower[at]), top: y(lower[at] + upper[at]),
        year: at + 1, at, isChosen: at === chosen, isBitten: isEaten && at > 0 && at === count - 1,
      }));
    if (line) svg.append(make('polyline', { points: line.map((value, at) => `${x(at)},${y(value)}`).join(' '), class: 'line' }));
    if (chosen !== null) svg.append(make('path', { d: `M${x(chosen) - 7} ${y(lower[chosen] + upper[chosen]) - 17}h14l-7 9Z`, class: 'mark' }));
    if (wide * 0.5 < 19) yearLabels(svg, count, x, width - left);
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
      svg.append(make('circle', { cx: x(chosen), cy: y(rising[chosen]), r: 11, class: 'dot-up' }), make('circle', { cx: x(chosen), cy: y(falling[chosen]), r: 11, class: 'dot-down' }));
    }
    yearLabels(svg, steps + 1, x, width - left, 0);
    return { at: (clientX) => Math.round(((clientX - svg.getBoundingClientRect().left - left - 8) / (width - left - 16)) * steps), count: steps + 1 };
  }

  return { bars, curves };
})();

/* The things on the shelf and the charts, drawn as SVG by hand. */
window.Draw = (() => {
  const NS = 'http://www.w3.org/2000/svg';
  function make(tag, attributes = {}, text) {
    const element = document.createElementNS(NS, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text !== undefined) element.textContent = text;
    return element;
  }
  function start(box, width, height, label) {
    const svg = make('svg', { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label });
    box.replaceChildren(svg);
    return svg;
  }
  const point = (cx, cy, radius, degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)].map((value) => Math.round(value * 100) / 100);
  };
  /** An arc from one angle to another, clockwise, 0 at the top. */
  function arc(cx, cy, radius, from, to) {
    const [x1, y1] = point(cx, cy, radius, from);
    const [x2, y2] = point(cx, cy, radius, to);
    return `M${x1} ${y1}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`;
  }

  /** A bathroom scale: the dial turns under a fixed hairline. */
  function scale(box, { value, shown, unit, label }) {
    const svg = start(box, 240, 170, label);
    svg.append(make('path', { d: 'M20 166V92a100 84 0 0 1 200 0v74Z', class: 'body' }));
    const dial = make('g', { class: 'dial' });
    const middle = value ?? 70;
    for (let mark = Math.ceil(middle - 12); mark <= middle + 12; mark += 1) {
      const angle = (mark - middle) * 5.2;
      const isLong = mark % 5 === 0;
      const [x1, y1] = point(120, 150, 116, angle);
      const [x2, y2] = point(120, 150, isLong ? 99 : 107, angle);
      dial.append(make('line', { x1, y1, x2, y2, class: isLong ? 'tick tick-long' : 'tick' }));
      if (isLong) {
        const [x, y] = point(120, 150, 86, angle);
        dial.append(make('text', { x, y: y + 5, 'text-anchor': 'middle', class: 'dial-number', transform: `rotate(${angle} ${x} ${y})` }, String(mark)));
      }
    }
    const id = 'dial-window';
    const clip = make('clipPath', { id });
    clip.append(make('path', { d: `${arc(120, 150, 122, -48, 48)}L${point(120, 150, 72, 48).join(' ')}A72 72 0 0 0 ${point(120, 150, 72, -48).join(' ')}Z` }));
    const frame = make('path', { d: `${arc(120, 150, 122, -48, 48)}L${point(120, 150, 72, 48).join(' ')}A72 72 0 0 0 ${point(120, 150, 72, -48).join(' ')}Z`, class: 'window' });
    const inner = make('g', { 'clip-path': `url(#${id})` });
    inner.append(dial);
    svg.append(clip, frame, inner, make('path', { d: 'M120 24v52', class: 'hair' }));
    svg.append(make('text', { x: 120, y: 134, 'text-anchor': 'middle', class: 'big' }, shown), make('text', { x: 120, y: 154, 'text-anchor': 'middle', class: 'small' }, unit));
  }

  /** A gauge for the cuff: the band from the lower to the upper pressure. */
  function gauge(box, { pressure, words, label }) {
    const svg = start(box, 240, 170, label);
    const angle = (value) => -120 + ((Math.min(Math.max(value, 20), 220) - 20) / 200) * 240;
    svg.append(make('circle', { cx: 120, cy: 88, r: 80, class: 'body' }));
    for (let mark = 20; mark <= 220; mark += 10) {
      const isLong = mark % 40 === 20;
      const [x1, y1] = point(120, 88, 73, angle(mark));
      const [x2, y2] = point(120, 88, isLong ? 61 : 67, angle(mark));
      svg.append(make('line', { x1, y1, x2, y2, class: isLong ? 'tick tick-long' : 'tick' }));
    }
    if (pressure) {
      svg.append(make('path', { d: arc(120, 88, 52, angle(pressure.dia), angle(pressure.sys)), class: 'band' }));
      const [x, y] = point(120, 88, 70, angle(pressure.sys));
      const [x0, y0] = point(120, 88, 40, angle(pressure.sys));
      svg.append(make('line', { x1: x0, y1: y0, x2: x, y2: y, class: 'needle' }));
    }
    svg.append(make('text', { x: 120, y: 92, 'text-anchor': 'middle', class: 'big' }, pressure ? String(pressure.sys) : '–'), make('text', { x: 120, y: 113, 'text-anchor': 'middle', class: 'middle' }, pressure ? String(pressure.dia) : ''), make('text', { x: 120, y: 150, 'text-anchor': 'middle', class: 'small' }, words));
  }

  /** An alarm clock with 24 hours: the night is a band. */
  function clock(box, { sleep, shown, minutes, label }) {
    const svg = start(box, 240, 170, label);
    svg.append(make('path', { d: 'M62 22 44 40M178 22l18 18M76 148l-12 16M164 148l12 16', class: 'legs' }), make('circle', { cx: 120, cy: 88, r: 76, class: 'body' }));
    for (let hour = 0; hour < 24; hour += 1) {
      const isLong = hour % 6 === 0;
      const [x1, y1] = point(120, 88, 70, hour * 15);
      const [x2, y2] = point(120, 88, isLong ? 60 : 65, hour * 15);
      svg.append(make('line', { x1, y1, x2, y2, class: isLong ? 'tick tick-long' : 'tick' }));
    }
    if (sleep) {
      const from = minutes(sleep.from) / 4;
      let to = minutes(sleep.to) / 4;
      if (to <= from) to += 360;
      svg.append(make('path', { d: arc(120, 88, 49, from, to), class: 'band night' }));
    }
    const [hours, rest] = shown;
    svg.append(make('text', { x: 120, y: 94, 'text-anchor': 'middle', class: 'big' }, hours), make('text', { x: 120, y: 114, 'text-anchor': 'middle', class: 'small' }, rest));
  }

  /** A glass that fills. */
  function glass(box, { water, goal, shown, label }) {
    const svg = start(box, 240, 170, label);
    const share = Math.min(1, water / goal);
    const top = 158 - share * 132;
    const clip = make('clipPath', { id: 'glass-inside' });
    clip.append(make('path', { d: 'M75 14h90l-12 146H87Z' }));
    const inside = make('g', { 'clip-path': 'url(#glass-inside)' });
    inside.append(make('path', { d: `M60 ${top}q15 -7 30 0t30 0t30 0t30 0V170H60Z`, class: 'water-fill' }));
    for (const at of [0.25, 0.5, 0.75]) inside.append(make('path', { d: `M76 ${158 - at * 132}h14`, class: 'tick tick-long' }));
    svg.append(clip, make('path', { d: 'M70 10h100l-13 152H83Z', class: 'body' }), inside, make('path', { d: 'M70 10h100l-13 152H83Z', class: 'rim' }));
    svg.append(make('text', { x: 120, y: 92, 'text-anchor': 'middle', class: 'big on-water' }, shown[0]), make('text', { x: 120, y: 112, 'text-anchor': 'middle', class: 'small on-water' }, shown[1]));
  }

  function roundUp(value) {
    const size = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
    return [1, 2, 2.5, 5, 10].map((step) => step * size).find((step) => step >= value * 0.9999);
  }

  /**
   * A chart of days. `values` has one entry for each: null, a number, or a pair [low, high]. `kind` is 'line', 'bars'
   * or 'ranges'; `average` draws a line of seven days.
   */
  function days(box, { values, names, kind, goal, average, label, write, chosen }) {
    const width = Math.max(280, box.clientWidth);
    const height = 250;
    const svg = start(box, width, height, label);
    svg.setAttribute('width', width);
    svg.setAttribute('height', height);
    const flat = values.flat().filter((value) => value !== null);
    if (flat.length === 0) {
      svg.append(make('text', { x: width / 2, y: height / 2, 'text-anchor': 'middle', class: 'small' }, 'Nothing is logged for these days.'));
      return () => null;
    }
    const low = kind === 'bars' ? 0 : Math.min(...flat, ...(goal ? [goal] : []));
    const high = Math.max(...flat, ...(goal ? [goal] : []));
    const step = roundUp((high - low || 1) / 4);
    const bottom = Math.floor(low / step) * step;
    const top = Math.max(Math.ceil(high / step) * step, bottom + step);
    const left = 52;
    const slot = (width - left) / values.length;
    const x = (at) => left + slot * (at + 0.5);
    const y = (value) => 14 + (height - 48) * (1 - (value - bottom) / (top - bottom));
    for (let value = bottom; value <= top + step / 2; value += step) {
      svg.append(make('line', { x1: left, x2: width, y1: y(value), y2: y(value), class: 'grid' }));
      svg.append(make('text', { x: left - 8, y: y(value) + 4, 'text-anchor': 'end', class: 'axis' }, write(value)));
    }
    if (chosen !== null) svg.append(make('rect', { x: x(chosen) - Math.max(slot, 8) / 2, y: 8, width: Math.max(slot, 8), height: height - 40, class: 'column' }));
    for (const [at, value] of values.entries()) {
      if (value === null) continue;
      const wide = Math.max(1.5, Math.min(slot * 0.68, 18));
      if (kind === 'bars') svg.append(make('rect', { x: x(at) - wide / 2, y: y(value), width: wide, height: Math.max(0, y(bottom) - y(value)), rx: Math.min(4, wide / 3), class: 'bar' }));
      else if (kind === 'ranges') svg.append(make('line', { x1: x(at), x2: x(at), y1: y(value[0]), y2: y(value[1]), class: 'range', 'stroke-width': Math.min(9, Math.max(2.5, slot * 0.5)) }));
      else svg.append(make('circle', { cx: x(at), cy: y(value), r: Math.min(4, Math.max(2, slot * 0.25)), class: 'dot' }));
    }
    if (goal) svg.append(make('line', { x1: left, x2: width, y1: y(goal), y2: y(goal), class: 'goal' }));
    if (average) {
      let d = '';
      for (const at of values.keys()) {
        const near = values.slice(Math.max(0, at - 6), at + 1).filter((value) => value !== null);
        if (near.length >= 3) d += `${d ? 'L' : 'M'}${x(at).toFixed(1)} ${y(near.reduce((sum, value) => sum + value, 0) / near.length).toFixed(1)}`;
      }
      svg.append(make('path', { d, class: 'average' }));
    }
    const every = Math.ceil(64 / slot / 7) * 7;
    for (let at = values.length - 1; at >= 0; at -= every) if (x(at) > left + 20) svg.append(make('text', { x: Math.min(x(at), width - 24), y: height - 8, 'text-anchor': 'middle', class: 'axis' }, names[at]));
    return (clientX) => Math.floor((clientX - svg.getBoundingClientRect().left - left) / slot);
  }

  return { scale, gauge, clock, glass, days };
})();

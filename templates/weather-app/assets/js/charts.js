/*
 * The drawings of the sheet: 24 hours, seven days, the way of the sun. All plain SVG and HTML,
 * drawn again when the width changes. Colours of temperature come from one scale.
 */
(() => {
  const { Lookout } = window;

  /* Degrees Celsius of the eight inks `--heat-1` to `--heat-8` of look.css. */
  const STEPS = [-20, -8, 2, 10, 16, 22, 28, 36];
  const css = (rgb) => `rgb(${rgb.map(Math.round).join(' ')})`;

  /** The colour of a temperature in °C. */
  function heat(temp) {
    const upper = STEPS.findIndex((at) => temp <= at);
    if (upper === 0) return css(Lookout.inkOf('heat-1'));
    if (upper === -1) return css(Lookout.inkOf(`heat-${STEPS.length}`));
    const share = (temp - STEPS[upper - 1]) / (STEPS[upper] - STEPS[upper - 1]);
    const [from, to] = [Lookout.inkOf(`heat-${upper}`), Lookout.inkOf(`heat-${upper + 1}`)];
    return css(from.map((value, i) => value + (to[i] - value) * share));
  }

  const NS = 'http://www.w3.org/2000/svg';
  function svg(tag, attributes = {}, children = []) {
    const node = document.createElementNS(NS, tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  }
  const label = (x, y, text, attributes = {}) => svg('text', { x, y, ...attributes }, [text]);

  /** A smooth line through points. */
  function curve(points) {
    let d = `M${points[0].join(' ')}`;
    for (let i = 0; i < points.length - 1; i += 1) {
      const [p0, p1, p2, p3] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]];
      d += `C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
    }
    return d;
  }

  /**
   * The next 24 hours: a column for each hour in the colour of its temperature, the curve on top,
   * the chance of rain below. `hours` has 25 entries {temp, chance, clock, night}.
   */
  function drawHours(place, hours, chosen, degrees) {
    const width = place.clientWidth;
    // Nothing can be drawn while the page is hidden: it is drawn when it has a width.
    if (!width) return;
    const tall = 250;
    const top = 46;
    const floor = 176;
    const step = width / 24;
    const temps = hours.map(({ temp }) => temp);
    const low = Math.min(...temps);
    const span = Math.max(5, Math.max(...temps) - low);
    const y = (temp) => floor - 34 - ((temp - low) / span) * (floor - 34 - top);
    const every = width < 520 ? 6 : 3;
    const parts = [];

    hours.slice(0, 24).forEach((hour, i) => {
      const mid = (hour.temp + hours[i + 1].temp) / 2;
      parts.push(svg('rect', { x: i * step, y: y(mid), width: Math.max(0, step - 1), height: floor - y(mid), fill: heat(mid), opacity: hour.night ? 0.55 : 1 }));
      if (hour.chance >= 10) {
        const depth = Math.max(2, hour.chance * 0.36);
        parts.push(svg('rect', { class: 'chance', x: i * step, y: floor + 5, width: Math.max(0, step - 1), height: depth }));
      }
    });
    parts.push(svg('path', { class: 'curve', d: curve(hours.map((hour, i) => [i * step, y(hour.temp)])) }));
    hours.forEach((hour, i) => {
      if (i % every || i === 24) return;
      const anchor = i === 0 ? 'start' : 'middle';
      parts.push(label(i ? i * step : 14, y(hour.temp) - 14, degrees(hour.temp), { 'text-anchor': anchor, class: 'value', 'paint-order': 'stroke' }));
      parts.push(label(i * step, tall - 8, i === 0 ? 'Now' : hour.clock, { 'text-anchor': anchor }));
    });
    const x = Math.min(width - 1, Math.max(1, chosen * step));
    parts.push(svg('path', { class: 'cursor', d: `M${x} 10V${floor + 46}` }), svg('circle', { class: 'cursor-dot', cx: x, cy: y(hours[chosen].temp), r: 7 }));
    place.replaceChildren(svg('svg', { viewBox: `0 0 ${width} ${tall}`, width, height: tall, 'aria-hidden': 'true' }, parts));
  }

  /** Seven days as bars on one scale. `days` has {name, words, chance, low, high}. */
  function drawDays(list, days, degrees) {
    const low = Math.min(...days.map((day) => day.low));
    const span = Math.max(...days.map((day) => day.high)) - low || 1;
    list.replaceChildren(
      ...days.map((day) => {
        const row = document.createElement('li');
        const cell = (className, text) => Object.assign(document.createElement('span'), { className, textContent: text });
        const bar = cell('bar', '');
        const fill = document.createElement('i');
        fill.style.left = `${((day.low - low) / span) * 100}%`;
        fill.style.right = `${100 - ((day.high - low) / span) * 100}%`;
        fill.style.background = `linear-gradient(to right, ${heat(day.low)}, ${heat((day.low + day.high) / 2)}, ${heat(day.high)})`;
        bar.append(fill);
        bar.setAttribute('aria-hidden', 'true');
        const lowest = cell('low', degrees(day.low));
        lowest.prepend(cell('vh', 'from '));
        const highest = cell('high', degrees(day.high));
        highest.prepend(cell('vh', 'to '));
        row.append(cell('day', day.name), cell('words', day.words), cell('wet', day.chance >= 20 ? `${day.chance}%` : ''), lowest, bar, highest);
        return row;
      }),
    );
  }

  /** The height of the sun through one day, with the horizon, and where it is now. */
  function drawSun(place, { heights, now, rise, set }) {
    const width = place.clientWidth;
    if (!width) return;
    const tall = 150;
    const horizon = 96;
    const x = (share) => share * width;
    const y = (height) => horizon - height * (height > 0 ? 0.92 : 0.55);
    const line = heights.map((height, i) => [x(i / (heights.length - 1)), y(height)]);
    const clip = svg('clipPath', { id: 'over-horizon' }, [svg('rect', { x: 0, y: 0, width, height: horizon })]);
    const here = [x(now.share), y(now.height)];
    const parts = [
      svg('defs', {}, [clip]),
      svg('path', { class: 'sun-fill', d: `${curve(line)}L${width} ${horizon}L0 ${horizon}Z`, 'clip-path': 'url(#over-horizon)' }),
      svg('path', { class: 'sun-line', d: curve(line) }),
      svg('path', { class: 'horizon', d: `M0 ${horizon}H${width}` }),
      svg('circle', { class: now.height > -0.8 ? 'sun up' : 'sun', cx: here[0], cy: here[1], r: 11 }),
    ];
    if (rise) parts.push(label(Math.min(width - 60, Math.max(0, x(rise.share) - 44)), horizon + 22, rise.text, { 'paint-order': 'stroke' }));
    if (set) parts.push(label(Math.min(width, x(set.share) + 44), horizon + 22, set.text, { 'text-anchor': 'end', 'paint-order': 'stroke' }));
    place.replaceChildren(svg('svg', { viewBox: `0 0 ${width} ${tall}`, width, height: tall, 'aria-hidden': 'true' }, parts));
  }

  Lookout.charts = { heat, drawHours, drawDays, drawSun };
})();

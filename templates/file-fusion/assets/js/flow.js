/* Draws the rivers: from the files to the result, or from one file to its parts. */
window.Confluence = window.Confluence || {};
Confluence.flow = (() => {
  const svg = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const round = (value) => Math.round(value * 10) / 10;

  /**
   * A ribbon from one stretch to another, lying or standing: the outline of a shape, the lighter bank, three currents
   * and the middle line of the bend. It runs `mouth` beyond its end, into the sea.
   */
  function ribbon([x1, from1, to1], [x2, from2, to2], isUpright, start, mouth) {
    const mid = (x1 + x2) / 2;
    const at = (x, y) => (isUpright ? `${round(y)},${round(x)}` : `${round(x)},${round(y)}`);
    const of = (from, to, share) => from + (to - from) * share;
    const bend = (low, high) => `C${at(mid, low)} ${at(mid, high)} ${at(x2, high)}`;
    const back = (high, low) => `C${at(mid, high)} ${at(mid, low)} ${at(x1, low)}`;
    const line = (share) => `M${at(start, of(from1, to1, share))} L${at(x1, of(from1, to1, share))} ${bend(of(from1, to1, share), of(from2, to2, share))} L${at(x2 + mouth * 0.7, of(from2, to2, share))}`;
    const band = (low, high) => {
      const [a1, b1, a2, b2] = [of(from1, to1, low), of(from1, to1, high), of(from2, to2, low), of(from2, to2, high)];
      const end = low === 0 && high === 1
        ? `C${at(x2 + mouth, a2)} ${at(x2 + mouth, b2)} ${at(x2, b2)}`
        : `C${at(x2 + mouth * 0.36, a2)} ${at(x2 + mouth * 0.59, a2 + (to2 - from2) * 0.13)} ${at(x2 + mouth * 0.69, b2)} L${at(x2, b2)}`;
      return `M${at(start, a1)} L${at(x1, a1)} ${bend(a1, a2)} ${end} ${back(b2, b1)} L${at(start, b1)}`;
    };
    const [c1, c2] = [(from1 + to1) / 2, (from2 + to2) / 2];
    return { shape: band(0, 1), light: band(0, 0.12), lines: [0.22, 0.52, 0.8].map(line), bend: `M${at(x1, c1)} ${bend(c1, c2)}` };
  }

  /** Widths that follow the shares and are never thinner than can be seen. */
  function widths(shares, room) {
    const least = Math.min(12, room / shares.length);
    const total = shares.reduce((sum, one) => sum + one, 0) || 1;
    const raw = shares.map((one) => Math.max(least, (one / total) * room));
    const scale = room / raw.reduce((sum, one) => sum + one, 0);
    return raw.map((one) => one * scale);
  }

  const known = new Map();

  /**
   * Draws `streams`: `{id, colour, share, label, row}` with the row's box for what lies on the left. `box` is where
   * the result stands. In split mode the one row is the source of all.
   */
  function draw(stage, streams, { panel, isUpright, isSplit, gap }) {
    const frame = stage.parentElement.getBoundingClientRect();
    stage.setAttribute('viewBox', `0 0 ${round(frame.width)} ${round(frame.height)}`);
    const relative = (box) => ({ left: box.left - frame.left, right: box.right - frame.left, top: box.top - frame.top, bottom: box.bottom - frame.top });
    const target = relative(panel);
    const seen = new Set();
    const [endLow, endHigh] = isUpright ? [target.left, target.right] : [target.top, target.bottom];
    const isBroad = isSplit || isUpright;
    const room = isBroad ? (endHigh - endLow) * (isUpright ? 0.7 : 0.86) : Math.min((endHigh - endLow) * 0.5, 330);
    const sizes = widths(streams.map(({ share }) => share), isSplit ? room - Math.min(8, room / streams.length / 2) * (streams.length - 1) : room);
    const space = isSplit ? Math.min(8, room / streams.length / 2) : 0;
    let end = (endLow + endHigh) / 2 - room / 2;
    const starts = startsOf();
    streams.forEach(({ id, colour, label, share }, n) => {
      const [x1, from1, to1, start] = starts[n];
      const x2 = isUpright ? target.top : target.left;
      const path = ribbon([x1, from1, to1], [x2 + 1, end, end + sizes[n]], isUpright, start, isUpright ? 26 : 52);
      put(id, colour, path, isUpright || sizes[n] < 22 ? '' : label, share);
      seen.add(id);
      end += sizes[n] + space;
    });
    for (const [id, group] of known)
      if (!seen.has(id)) {
        group.remove();
        known.delete(id);
      }

    function startsOf() {
      if (streams.length === 0) return [];
      if (isUpright) {
        const low = relative(gap).top;
        if (isSplit) {
          const each = widths(streams.map(({ share }) => share), (endHigh - endLow) * 0.3);
          let at = (endLow + endHigh) / 2 - (endHigh - endLow) * 0.15;
          return each.map((size) => [low, at, (at += size), low]);
        }
        const step = (endHigh - endLow) / streams.length;
        return streams.map((_, n) => [low, endLow + n * step, endLow + (n + 1) * step, low]);
      }
      if (isSplit) {
        const row = relative(streams[0].row.getBoundingClientRect());
        const each = widths(streams.map(({ share }) => share), row.bottom - row.top);
        let at = row.top;
        return each.map((size) => [row.right, at, (at += size), row.right - 2]);
      }
      return streams.map(({ row }) => {
        const box = relative(row.getBoundingClientRect());
        return [box.right, box.top, box.bottom, box.right - 2];
      });
    }

    function put(id, colour, path, label, share) {
      let group = known.get(id);
      if (!group) {
        group = svg('g', {});
        group.append(svg('path', { class: 'water' }), svg('path', { class: 'light' }));
        group.append(...Array.from({ length: 3 }, () => svg('path', { class: 'current' })));
        group.append(svg('path', { class: 'guide', id: `guide-${id}` }), svg('text', { class: 'river', dy: '0.32em' }));
        const line = svg('textPath', { href: `#guide-${id}`, startOffset: '50%' });
        group.lastChild.append(line);
        known.set(id, group);
        stage.append(group);
      }
      group.setAttribute('class', `tone-${colour}`);
      const [water, light, one, two, three, guide, text] = group.children;
      const shapes = [[water, path.shape], [light, path.light], ...[one, two, three].map((current, n) => [current, path.lines[n]])];
      for (const [element, d] of shapes) {
        element.style.d = `path("${d}")`;
        element.setAttribute('d', d);
      }
      for (const [n, current] of [one, two, three].entries()) current.style.animationDuration = `${round(6.5 + n * 1.3 - Math.min(4, share * 8))}s`;
      guide.setAttribute('d', path.bend);
      text.firstChild.textContent = label;
    }
  }

  return { draw };
})();

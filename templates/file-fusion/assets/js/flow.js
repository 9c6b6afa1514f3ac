/* Draws the rivers: from the files to the result, or from one file to its parts. */
window.Confluence = window.Confluence || {};
Confluence.flow = (() => {
  const svg = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const round = (value) => Math.round(value * 10) / 10;

  /** A ribbon from one stretch to another, lying or standing, as the outline of a shape and its middle line. */
  function ribbon([x1, from1, to1], [x2, from2, to2], isUpright, start) {
    const mid = (x1 + x2) / 2;
    const at = (x, y) => (isUpright ? `${round(y)},${round(x)}` : `${round(x)},${round(y)}`);
    const c1 = (from1 + to1) / 2;
    const c2 = (from2 + to2) / 2;
    return {
      shape: `M${at(start, from1)} L${at(x1, from1)} C${at(mid, from1)} ${at(mid, from2)} ${at(x2, from2)} L${at(x2, to2)} C${at(mid, to2)} ${at(mid, to1)} ${at(x1, to1)} L${at(start, to1)} Z`,
      middle: `M${at(start, c1)} L${at(x1, c1)} C${at(mid, c1)} ${at(mid, c2)} ${at(x2, c2)}`,
      bend: `M${at(x1, c1)} C${at(mid, c1)} ${at(mid, c2)} ${at(x2, c2)}`,
    };
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
      const path = ribbon([x1, from1, to1], [x2 + 1, end, end + sizes[n]], isUpright, start);
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
        group.append(svg('path', { class: 'water' }), svg('path', { class: 'current' }), svg('path', { class: 'guide', id: `guide-${id}` }), svg('text', { class: 'river', dy: '0.32em' }));
        const line = svg('textPath', { href: `#guide-${id}`, startOffset: '50%' });
        group.lastChild.append(line);
        known.set(id, group);
        stage.append(group);
      }
      group.setAttribute('class', `tone-${colour}`);
      const [water, current, guide, text] = group.children;
      water.style.d = `path("${path.shape}")`;
      water.setAttribute('d', path.shape);
      current.style.d = `path("${path.middle}")`;
      current.setAttribute('d', path.middle);
      current.style.animationDuration = `${round(6 - Math.min(4, share * 8))}s`;
      guide.setAttribute('d', path.bend);
      text.firstChild.textContent = label;
    }
  }

  return { draw };
})();

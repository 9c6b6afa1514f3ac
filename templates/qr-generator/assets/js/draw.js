/* Turns a symbol into shapes: one plan for the screen, for SVG files and for PNG pictures. All lengths are modules. */
window.Feedroll = window.Feedroll || {};
Feedroll.draw = (() => {
  const round = (value) => Math.round(value * 1000) / 1000;
  const box = (x, y, w, h) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`;

  /** A rectangle whose four corners (top left, top right, bottom right, bottom left) have radii of their own. */
  function corners(x, y, w, h, [a, b, c, d]) {
    const arc = (r, dx, dy) => (r ? `a${r} ${r} 0 0 1 ${round(dx)} ${round(dy)}` : '');
    return (
      `M${round(x + a)} ${round(y)}h${round(w - a - b)}${arc(b, b, b)}v${round(h - b - c)}${arc(c, -c, c)}` +
      `h${round(-(w - c - d))}${arc(d, -d, -d)}v${round(-(h - d - a))}${arc(a, a, -a)}z`
    );
  }
  const disc = (x, y, r) => corners(x - r, y - r, r * 2, r * 2, [r, r, r, r]);

  /** Runs of dark modules along rows (or columns), as `(x, y, length)`. */
  function runs(size, isDark, isUpright, draw) {
    let path = '';
    for (let line = 0; line < size; line += 1)
      for (let n = 0; n < size; n += 1) {
        const dark = (k) => (isUpright ? isDark(line, k) : isDark(k, line));
        if (!dark(n)) continue;
        let length = 1;
        while (n + length < size && dark(n + length)) length += 1;
        path += isUpright ? draw(line, n, length) : draw(n, line, length);
        n += length;
      }
    return path;
  }

  /** How modules look; `isDark(x, y)` answers for the whole square and is false outside of it. */
  const modules = {
    square: (size, isDark) => runs(size, isDark, false, (x, y, length) => box(x, y, length, 1)),
    lying: (size, isDark) => runs(size, isDark, false, (x, y, n) => corners(x + 0.03, y + 0.06, n - 0.06, 0.88, [0.44, 0.44, 0.44, 0.44])),
    upright: (size, isDark) => runs(size, isDark, true, (x, y, n) => corners(x + 0.06, y + 0.03, 0.88, n - 0.06, [0.44, 0.44, 0.44, 0.44])),
    dot: (size, isDark) => runs(size, isDark, false, (x, y, n) => Array.from({ length: n }, (_, k) => disc(x + k + 0.5, y + 0.5, 0.48)).join('')),
    soft: (size, isDark) =>
      runs(size, isDark, false, (x, y, n) =>
        Array.from({ length: n }, (_, k) => {
          const cx = x + k;
          const free = (dx, dy) => !isDark(cx + dx, y) && !isDark(cx, y + dy);
          const radii = [free(-1, -1), free(1, -1), free(1, 1), free(-1, 1)].map((is) => (is ? 0.5 : 0));
          return corners(cx, y, 1, 1, radii);
        }).join(''),
      ),
  };

  /** The three finders: an outer ring and a core. `away` says which corner points to the middle of the symbol. */
  const eyes = {
    square: () => ({ ring: [0, 0, 0, 0], hole: [0, 0, 0, 0], core: [0, 0, 0, 0] }),
    soft: () => ({ ring: [2, 2, 2, 2], hole: [1.2, 1.2, 1.2, 1.2], core: [0.9, 0.9, 0.9, 0.9] }),
    round: () => ({ ring: [3.5, 3.5, 3.5, 3.5], hole: [2.5, 2.5, 2.5, 2.5], core: [1.5, 1.5, 1.5, 1.5] }),
    leaf: (away) => {
      const but = (r) => [0, 1, 2, 3].map((n) => (n === away ? 0 : r));
      return { ring: but(2.6), hole: but(1.8), core: but(1.2) };
    },
  };

  function eyePath(shape, x, y, away) {
    const { ring, hole, core } = eyes[shape](away);
    return corners(x, y, 7, 7, ring) + corners(x + 1, y + 1, 5, 5, hole) + corners(x + 2, y + 2, 3, 3, core);
  }

  /** Modules along one side that the mark in the middle takes: odd like the symbol, so that it sits on the grid. */
  function clearing(size, look) {
    if (look.mark === 'none') return 0;
    const share = { small: 0.18, medium: 0.23, large: 0.28 }[look.markSize];
    const side = Math.round(size * share);
    return side % 2 ? side : side + 1;
  }

  /**
   * `{ side, paper, parts: [{ d, fill }], picture? }` for a symbol and a look. Every path fills by the even-odd rule.
   * `look.mark` is `none`, the name of a drawn mark, or `picture` together with `look.picture`, a data address.
   */
  function plan(symbol, look) {
    const { size } = symbol;
    const quiet = look.quiet;
    const cut = clearing(size, look);
    const from = (size - cut) / 2;
    const isEye = (x, y) => (y < 7 && (x < 7 || x >= size - 7)) || (y >= size - 7 && x < 7);
    const isDark = (x, y) =>
      x >= 0 && y >= 0 && x < size && y < size && symbol.modules[y * size + x] === 1 && !isEye(x, y) &&
      !(cut && x >= from && x < from + cut && y >= from && y < from + cut);
    const eyeParts = [[0, 0, 2], [size - 7, 0, 3], [0, size - 7, 1]].map(([x, y, away]) => eyePath(look.eye, x, y, away));
    // Readers measure the code by its small alignment squares: these keep their shape, whatever the modules look like.
    const centres = Feedroll.tables.alignment(symbol.version);
    const isNear = (x, y) => centres.some((cx) => Math.abs(x - cx) < 3 && centres.some((cy) => Math.abs(y - cy) < 3 && !isEye(cx, cy)));
    const isSquare = (x, y) => isDark(x, y) && isNear(x, y);
    const isShaped = (x, y) => isDark(x, y) && !isNear(x, y);
    const parts = [
      { d: modules[look.shape](size, isShaped) + modules.square(size, isSquare), fill: look.ink },
      { d: eyeParts.join(''), fill: look.eyeInk },
    ];
    const result = { side: size + quiet * 2, quiet, paper: look.isClear ? null : look.paper, parts };
    if (cut) {
      const room = cut - 1;
      if (look.mark === 'picture') result.picture = { href: look.picture, at: from + 0.5, side: room };
      else parts.push({ d: Feedroll.marks[look.mark].d, fill: look.eyeInk, at: from + 0.5, scale: room / 24 });
    }
    return result;
  }

  const escape = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

  /** An SVG document; `px` is its width, or null for one that grows with its place in a page. */
  function toSvg({ side, quiet, paper, parts, picture }, { px = null, title = '' } = {}) {
    const size = px ? ` width="${px}" height="${px}"` : '';
    const name = title ? `<title>${escape(title)}</title>` : '';
    const ground = paper ? `<path d="${box(0, 0, side, side)}" fill="${paper}"/>` : '';
    const shapes = parts.map(({ d, fill, at = 0, scale = 1 }) => {
      const move = `translate(${round(quiet + at)} ${round(quiet + at)})${scale === 1 ? '' : ` scale(${round(scale)})`}`;
      return `<path transform="${move}" d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
    });
    const image = picture
      ? `<image href="${picture.href}" x="${quiet + picture.at}" y="${quiet + picture.at}" width="${picture.side}" height="${picture.side}"/>`
      : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"${size} role="img">${name}${ground}${shapes.join('')}${image}</svg>`;
  }

  /** A PNG of `px` by `px`, as a Blob. Rejects when the picture in the middle can not be drawn. */
  async function toPng({ side, quiet, paper, parts, picture }, px) {
    const canvas = document.createElement('canvas');
    canvas.width = px;
    canvas.height = px;
    const pen = canvas.getContext('2d');
    const unit = px / side;
    if (paper) {
      pen.fillStyle = paper;
      pen.fillRect(0, 0, px, px);
    }
    for (const { d, fill, at = 0, scale = 1 } of parts) {
      const step = unit * scale;
      pen.setTransform(step, 0, 0, step, (quiet + at) * unit, (quiet + at) * unit);
      pen.fillStyle = fill;
      pen.fill(new Path2D(d), 'evenodd');
    }
    pen.resetTransform();
    if (picture) {
      const image = new Image();
      image.src = picture.href;
      await image.decode();
      pen.drawImage(image, (quiet + picture.at) * unit, (quiet + picture.at) * unit, picture.side * unit, picture.side * unit);
    }
    return new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/png');
    });
  }

  return { plan, toSvg, toPng, clearing };
})();

/* Draws the charts of the report from its tables, so that every figure is written once. Without a script the tables stand alone. */
(() => {
  const short = (value) => String(Number(value.toFixed(1)));
  const escaped = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);
  const wordsOf = (row) => [...row.children].map((cell) => cell.textContent.trim());
  /** `12.1`, `£61,400` and `1.250 €`. */
  const numberOf = (text) => Number((/-?\d[\d.,\s’']*/.exec(text)?.[0] ?? '0').replace(/[.,](?=\d{3}(\D|$))|[\s’']/g, '').replace(',', '.'));

  function draw(name, make) {
    const frame = document.querySelector(`[data-${name}]`);
    if (!frame) return;
    const drawing = make();
    frame.hidden = !drawing;
    frame.querySelector('svg').innerHTML = drawing ?? '';
  }

  /** The river seen from the side, with its walls and the ponds behind them. */
  draw('profile', () => {
    const bed = JSON.parse(document.getElementById('river').textContent)
      .bed.split(',')
      .map((pair) => pair.trim().split(/\s+/).map(Number))
      .filter(([km, metres]) => Number.isFinite(km) && Number.isFinite(metres));
    if (bed.length < 2) return null;
    const length = bed.at(-1)[0];
    const heights = bed.map(([, metres]) => metres);
    const low = Math.min(...heights) - 9;
    const range = Math.max(...heights) - low + 3;
    const x = (km) => 50 + (km / length) * 1060;
    const y = (metres) => 390 - ((metres - low) / range) * 350;
    const at = (km) => {
      const after = bed.findIndex(([place]) => place >= km);
      if (after <= 0) return bed[after < 0 ? bed.length - 1 : 0][1];
      const [[x0, y0], [x1, y1]] = [bed[after - 1], bed[after]];
      return y0 + ((km - x0) / (x1 - x0)) * (y1 - y0);
    };
    const ground = `M${bed.map(([km, metres]) => `${short(x(km))} ${short(y(metres))}`).join('L')}`;
    const walls = [...document.querySelectorAll('[data-walls] > tr')].map((row) => {
      const [name, place, height, state] = wordsOf(row);
      return wallOf({ name, km: numberOf(place), height: numberOf(height), state, isOut: /\d/.test(state) }, { x, y, at });
    });
    const step = Math.max(1, Math.round(length / 6));
    const axis = [];
    for (let km = 0; km <= length; km += step) axis.push(`<text class="axis" x="${short(x(km))}" y="438" text-anchor="middle">${km} km</text>`);
    return `<path class="earth" d="${ground}V420H50Z"/>${walls.join('')}<path class="bed" d="${ground}"/>${axis.join('')}`;
  });

  function wallOf({ name, km, height, state, isOut }, { x, y, at }) {
    // A wall is drawn taller than it is, or it would not be seen beside a hundred metres of river.
    const top = y(at(km)) - height * 8.4;
    const line = [];
    let back = km;
    while (back > 0 && y(at(back)) > top) back -= 0.05;
    for (let place = km; place > back; place -= 0.25) line.push(`${short(x(place))} ${short(y(at(place)))}`);
    const gone = isOut ? ' is-gone' : '';
    return (
      `<path class="pond${gone}" d="M${short(x(back))} ${short(top)}H${short(x(km))}L${line.join('L')}Z"/>` +
      `<path class="wall${gone}" d="M${short(x(km))} ${short(y(at(km)) + (isOut ? 0 : 3))}V${short(top - (isOut ? 0 : 4))}"/>` +
      `<text x="${short(x(km) + 8)}" y="${short(top - 22)}">${escaped(name)}</text><text class="small" x="${short(x(km) + 8)}" y="${short(top - 4)}">${escaped(state)}</text>`
    );
  }

  /** Bars under the lines of the accounts; the longest fills its column. */
  const lists = [...document.querySelectorAll('[data-bars]')].map((list) => [...list.children].map((row) => [row, numberOf(row.lastElementChild.textContent)]));
  const largest = Math.max(1, ...lists.flat().map(([, sum]) => sum));
  for (const [row, sum] of lists.flat()) {
    const bar = document.createElement('dd');
    bar.className = 'length';
    bar.setAttribute('aria-hidden', 'true');
    bar.style.width = `${(sum / largest) * 100}%`;
    row.append(bar);
  }

  /** One line for each column of the table, in steps. */
  draw('years', () => {
    const rows = [...document.querySelectorAll('[data-rows] > tr')].map(wordsOf);
    const names = wordsOf(document.querySelector('[data-rows]').closest('table').querySelector('thead tr')).slice(1);
    const values = rows.map((row) => row.slice(1).map(numberOf));
    if (rows.length < 2) return null;
    const most = Math.max(1, ...values.flat()) * 1.15;
    const x = (index) => 60 + (index / (rows.length - 1)) * 700;
    const y = (value) => 300 - (value / most) * 270;
    const step = Math.max(1, Math.round(most / 4));
    const grid = [];
    for (let value = 0; value < most; value += step) grid.push(`<path d="M60 ${short(y(value))}H760"/><text class="axis" x="44" y="${short(y(value) + 5)}" text-anchor="end">${value}</text>`);
    const lines = names.map((name, river) => {
      const d = values.map((row, index) => (index ? `H${short(x(index) - 60)}L${short(x(index))} ${short(y(row[river]))}` : `M${short(x(0))} ${short(y(row[river]))}`)).join('');
      const last = y(values.at(-1)[river]);
      return `<path class="swim r-${river}" d="${d}"/><circle class="end r-${river}" cx="760" cy="${short(last)}" r="7"/><text x="778" y="${short(last + 6)}">${escaped(`${name}, ${rows.at(-1)[river + 1]}`)}</text>`;
    });
    const axis = rows.map(([year], index) => `<text class="axis" x="${short(x(index))}" y="334" text-anchor="middle">${escaped(year)}</text>`);
    return `<g class="lines">${grid.join('')}</g>${lines.join('')}${axis.join('')}`;
  });
})();

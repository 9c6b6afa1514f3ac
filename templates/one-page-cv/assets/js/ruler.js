/*
 * Draws the ruler from the dates of the sheet: years, the pier that ends as a pencil, a dimension line for each entry. On
 * a phone the ruler lies down, under each entry. Layouts without a ruler only get their dates written out.
 */
(() => {
  const { toWords, rangeOf } = window.CvDates;
  const root = document.documentElement;
  const phone = matchMedia('(max-width: 40rem)');
  const fills = ['pencil', 'pages', 'lattice', 'masonry', 'earth'];
  const MOST_LANES = 3;
  /** Room below the words of an entry, in pixels. */
  const ROOM = 14;
  /** A dimension line shorter than this, in pixels, has no room for its measure. */
  const LEAST_LABEL = 56;
  const MILLIMETRE = 96 / 25.4;
  let words = {};
  let entries = [];
  /** The ends of the ruler: from the first beginning to today, or to the last end. */
  let start = 0;
  let end = 0;

  function make(tag, attributes = {}, ...children) {
    const isDrawn = /^(svg|rect|path|polyline)$/.test(tag);
    const element = isDrawn
      ? document.createElementNS('http://www.w3.org/2000/svg', tag)
      : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  const place = (element, { from, to }) => {
    element.style.setProperty('--from', from);
    element.style.setProperty('--to', to);
    return element;
  };

  /** Reads the entries with their times, newest first whatever part they are in, and writes their dates out. */
  function readEntries() {
    entries = [...document.querySelectorAll('.entry')].map((element) => {
      const [from, to] = element.querySelectorAll('.when > *');
      const range = rangeOf(from.textContent, to.textContent);
      for (const date of [from, to]) {
        if (date.matches('time')) date.dateTime = date.textContent.trim();
        date.textContent = toWords(date.textContent);
      }
      const fill = fills.includes(element.dataset.fill) ? element.dataset.fill : 'pages';
      return { element, fill, ...range };
    });
    entries.sort((one, other) => other.to - one.to);
    start = Math.min(...entries.map(({ from }) => from));
    end = Math.max(...entries.map(({ to }) => to));
  }

  /** The length of a time in words, such as "4 y 2 m". */
  function lengthOf({ from, to }) {
    const months = Math.max(1, Math.round((to - from) * 12));
    const parts = [
      [Math.floor(months / 12), words.years],
      [months % 12, words.months],
    ];
    return parts
      .filter(([count]) => count > 0)
      .map((part) => part.join(' '))
      .join(' ');
  }

  /** The pieces of the pier, none on another: of two jobs at a time the one that ended later is drawn. */
  function pieces() {
    let floor = end;
    return entries.flatMap(({ fill, from, to }) => {
      const top = Math.min(to, floor);
      if (top <= from) return [];
      floor = from;
      return [{ fill, from, to: top }];
    });
  }

  function drawMember(piece) {
    const svg = make('svg', { class: 'member', 'data-fill': piece.fill, focusable: 'false' });
    svg.append(make('rect', { width: '100%', height: '100%', fill: `url(#${piece.fill})` }));
    return place(svg, piece);
  }

  function drawTip(isLying) {
    const svg = make('svg', {
      class: 'tip',
      viewBox: isLying ? '0 0 60 40' : '0 0 40 60',
      preserveAspectRatio: 'none',
      focusable: 'false',
    });
    const paths = isLying
      ? [
          'M0 0L60 20L0 40Z',
          'M0 0q11 6.7 0 13.3q13 6.7 0 13.4q11 6.6 0 13.3Z',
          'M44 14.6L60 20l-16 5.4q-3-5.4 0-10.8Z',
        ]
      : [
          'M0 60L20 0L40 60Z',
          'M0 60q6.7-11 13.3 0q6.7-13 13.4 0q6.6-11 13.3 0V61H0Z',
          'M14.6 16L20 0l5.4 16q-5.4 3-10.8 0Z',
        ];
    svg.append(...['wood', 'spot', 'lead'].map((name, index) => make('path', { class: name, d: paths[index] })));
    return svg;
  }

  /** Puts times into lanes so that none crosses another; what finds no lane is not drawn. */
  function layLanes(times, lanes) {
    return times.flatMap((time) => {
      const lane = lanes.findIndex((taken) => taken.every(({ from, to }) => time.to <= from || time.from >= to));
      const free = lane >= 0 ? lane : lanes.length;
      if (free >= MOST_LANES) return [];
      lanes[free] = [...(lanes[free] ?? []), time];
      return [{ ...time, lane: free }];
    });
  }

  function drawYears(year) {
    const step = [1, 2, 5, 10].find((count) => count * year > 18) ?? 10;
    const list = make('ol', { class: 'years' });
    for (let y = Math.floor(end); y >= start; y -= 1) {
      const item = make('li', {}, y % step === 0 ? String(y) : '');
      item.style.setProperty('--y', y);
      list.append(item);
    }
    return list;
  }

  /** What went on beside the work. Its lines keep off the lanes of the jobs; a short one has no room for its name. */
  function drawBeside(taken) {
    const beside = [...document.querySelectorAll('.beside li')].map((element) => {
      const { from, to } = rangeOf(element.dataset.from, element.dataset.to);
      return { element, from: Math.max(from, start), to: Math.min(to, end) };
    });
    const laid = layLanes(beside.filter(({ from, to }) => to - from >= 1.5), taken);
    for (const { element } of beside) element.hidden = !laid.some((one) => one.element === element);
    for (const time of laid) place(time.element, time).style.setProperty('--lane', time.lane);
  }

  /** The standing ruler with everything along it. */
  function drawAxis(work) {
    const axis = make('div', { class: 'axis', 'aria-hidden': 'true' });
    const lanes = [];
    const lengths = make('ol', { class: 'lengths' });
    for (const time of layLanes(entries, lanes)) {
      const item = place(make('li'), time);
      if ((time.to - time.from) * yearOf(work) > LEAST_LABEL) item.append(make('span', {}, lengthOf(time)));
      item.style.setProperty('--lane', time.lane);
      lengths.append(item);
    }
    drawBeside(lanes.map(() => [{ from: -Infinity, to: Infinity }]));
    const pier = make('div', { class: 'pier' }, drawTip(false), ...pieces().map(drawMember));
    axis.append(drawYears(yearOf(work)), pier, lengths);
    return axis;
  }

  /** How long a year is now, in pixels. */
  const yearOf = (work) => work.clientHeight / (end - start);

  /** The ruler that lies under an entry: the whole career, and this piece of it. */
  function drawStrip({ fill, from, to }) {
    const span = end - start;
    const svg = make('svg', { class: 'piece', focusable: 'false' });
    // Half as large, so that a pattern is seen whole.
    svg.append(make('rect', { width: '200%', height: '200%', fill: `url(#${fill})`, transform: 'scale(0.5)' }));
    svg.style.left = `${((from - start) / span) * 100}%`;
    svg.style.width = `${((to - from) / span) * 100}%`;
    return make('div', { class: 'strip', 'aria-hidden': 'true' }, svg, drawTip(true));
  }

  /** How tall the words of each entry are, with some room below. */
  function measureEntries() {
    for (const { element } of entries) element.style.setProperty('--tall', '0px');
    return entries.map(({ element }) => element.offsetHeight + ROOM);
  }

  const nextEnd = (index) => entries[index + 1]?.to ?? start;

  /** Each entry at its time, or lower when the words before it reach further. */
  function layEntries(heights, year) {
    let top = 0;
    return entries.map(({ to }, index) => {
      const at = (end - to) * year;
      const tall = Math.max(heights[index], (end - nextEnd(index)) * year - top);
      top += tall;
      return { at, top: top - tall, tall };
    });
  }

  /** From a time on the ruler to the entry that stands lower than that. */
  function drawLeaders(medium, places) {
    document.querySelector(`.leaders.${medium}`)?.remove();
    const low = places.filter(({ at, top }) => top - at > 4);
    const svg = make('svg', { class: `leaders ${medium}`, focusable: 'false' });
    svg.append(...low.map(({ at, top }) => make('polyline', { points: `0,${at} 4,${at} 16,${top} 20,${top}` })));
    document.querySelector('.axis').append(svg);
  }

  /** On the screen a year is as long as the fullest entry needs, half as long again at the most. */
  function fit() {
    const drawing = document.querySelector('.drawing');
    drawing.style.removeProperty('--year');
    const heights = measureEntries();
    const given = Number.parseFloat(getComputedStyle(drawing.querySelector('.work')).minHeight) / (end - start);
    const needed = heights.map((height, index) => height / Math.max(entries[index].to - nextEnd(index), 0.01));
    const year = Math.ceil(Math.max(given, ...needed.filter((one) => one <= given * 1.5)));
    drawing.style.setProperty('--year', `${year}px`);
    const places = layEntries(heights, year);
    places.forEach(({ tall }, index) => entries[index].element.style.setProperty('--tall', `${tall}px`));
    drawLeaders('on-screen', places);
  }

  /** On paper: 8 mm a year, or as much as a longer career leaves of the room there is, in millimetres. */
  function sayScale(room = 178) {
    const length = Math.max(4, Math.min(8, Math.floor((room / (end - start)) * 10) / 10));
    document.querySelector('.drawing').style.setProperty('--paper-year', `${length}mm`);
    const scale = document.querySelector('[data-scale]');
    if (scale) scale.textContent = words.scale.replace('{length}', length.toLocaleString(root.lang || 'en'));
    return length;
  }

  /** Before it is printed the sheet is measured with the styles of paper, as wide as A4. */
  function fitPaper() {
    const styles = document.querySelector('link[media="print"]');
    if (!styles || !root.classList.contains('ruled')) return;
    const sheet = document.querySelector('.sheet');
    styles.media = 'all';
    sheet.style.width = '186mm';
    sheet.style.minHeight = '0';
    const kept = entries.map(({ element }) => element.style.getPropertyValue('--tall'));
    for (const { element } of entries) element.style.setProperty('--paper-tall', '0px');
    const heights = entries.map(({ element }) => element.offsetHeight + 2);
    // Letter is the lower sheet: what is left of it beside the name and the title block.
    const around = sheet.offsetHeight - document.querySelector('.work').offsetHeight;
    const room = 256 - around / MILLIMETRE;
    const height = (places) => places.reduce((sum, { tall }) => sum + tall, 0) / MILLIMETRE;
    let year = sayScale(room);
    while (year > 4 && height(layEntries(heights, year * MILLIMETRE)) > room)
      year = sayScale((year - 0.1) * (end - start));
    const places = layEntries(heights, year * MILLIMETRE);
    places.forEach(({ tall }, index) => {
      entries[index].element.style.setProperty('--tall', kept[index]);
      entries[index].element.style.setProperty('--paper-tall', `${tall}px`);
    });
    drawLeaders('on-paper', places);
    sheet.style.removeProperty('width');
    sheet.style.removeProperty('min-height');
    styles.media = 'print';
  }

  function draw() {
    const work = document.querySelector('.work');
    const drawing = document.querySelector('.drawing');
    for (const old of document.querySelectorAll('.axis, .strip')) old.remove();
    const isRuled = document.body.dataset.layout === 'ruler' && entries.length > 0;
    root.classList.toggle('ruled', isRuled && !phone.matches);
    for (const { element } of entries) element.style.removeProperty('--tall');
    if (!isRuled) return;
    if (phone.matches) {
      for (const entry of entries) entry.element.querySelector('.when').after(drawStrip(entry));
      return;
    }
    drawing.style.setProperty('--start', start);
    drawing.style.setProperty('--now', end);
    entries.forEach(({ element, to }, index) => {
      element.style.setProperty('order', index);
      element.style.setProperty('--span', Math.max(0, to - (entries[index + 1]?.to ?? start)));
    });
    sayScale();
    work.append(drawAxis(work));
    fit();
  }

  // The sheet is not painted before its dates are read, or it would be seen to rearrange.
  root.classList.add('unread');

  document.addEventListener('DOMContentLoaded', () => {
    try {
      words = JSON.parse(document.getElementById('words').textContent);
      readEntries();
      draw();
    } finally {
      root.classList.remove('unread');
    }
    document.fonts.ready.then(draw);
    addEventListener('resize', () => matchMedia('print').matches || draw());
    addEventListener('cv:density', draw);
    addEventListener('beforeprint', fitPaper);
  });
})();

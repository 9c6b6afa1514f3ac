/* What all scripts draw and read with. */
window.Panel = window.Panel || {};

/** An SVG element. `kids` are elements or text. */
Panel.svg = (name, attributes = {}, ...kids) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...kids);
  return element;
};

/** An HTML element; attributes that start with "on" are listeners. */
Panel.html = (name, attributes = {}, ...kids) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...kids.filter((kid) => kid !== null && kid !== undefined));
  return element;
};

/** A line through values, without axes, 120 by 26. `mark` is the place of a dot. */
Panel.sparkline = (values, { width = 120, height = 26, mark = values.length - 1, label = '' } = {}) => {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const x = (index) => 3 + (index / (values.length - 1)) * (width - 6);
  const y = (value) => height - 4 - ((value - low) / span) * (height - 8);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return Panel.svg(
    'svg',
    { class: 'spark', viewBox: `0 0 ${width} ${height}`, width, height, ...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' }) },
    Panel.svg('polyline', { points }),
    Panel.svg('circle', { cx: x(mark), cy: y(values[mark]), r: 2.6 }),
  );
};

/** 12.3 with one digit and a real minus sign. */
Panel.figure = (value, digits = 1) => value.toFixed(digits).replace('-', '\u2212');

/** "24 Nov" of "2026-11-24". */
Panel.date = (text) => {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!found) return text || 'none';
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
  return `${Number(found[3])} ${months[Number(found[2]) - 1]}`;
};

/** Gives a text to the visitor as a file. */
Panel.download = (name, text, type) => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Panel.html('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

/** Draws the scales of used things: a figure, and how much there is of it. From nine tenths on it is a warning. */
Panel.showUsage = () => {
  const figure = (text) => Number(text.replace(/[^\d.]/g, '')) || 0;
  for (const item of document.querySelectorAll('.usage > li')) {
    const [used, most] = ['[data-used]', '[data-most]'].map((selector) => figure(item.querySelector(selector).textContent));
    const share = most > 0 ? Math.min(1, used / most) : 0;
    item.querySelector('.scale-bar').style.setProperty('--used', share);
    item.classList.toggle('is-high', share >= 0.9);
  }
};

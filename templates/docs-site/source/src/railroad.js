import { railroad } from './grammar.js';

const space = 'http://www.w3.org/2000/svg';
const draw = (name, attributes, ...children) => {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/** Diagrams above lines of grammar. Without a script the lines stand alone. */
export function startRailroads() {
  for (const box of document.querySelectorAll('.railroad')) {
    const { boxes, lines, width, height, first, last } = railroad(box.querySelector('code').textContent);
    const stop = `M8 ${first - 9}v18M3 ${first - 9}v18M${last.x} ${last.y - 9}v18M${last.x + 5} ${last.y - 9}v18`;
    box.prepend(draw('svg', { viewBox: `0 0 ${width} ${height}`, width, height, 'aria-hidden': 'true' },
      draw('path', { class: 'rail', d: lines.join('') }),
      draw('path', { class: 'stop', d: stop }),
      ...boxes.map((one) => draw('g', {},
        draw('rect', { class: one.kind, x: one.x, y: one.y, width: one.width, height: one.height, rx: one.kind === 'word' ? 15 : 2 }),
        draw('text', { x: one.x + one.width / 2, y: one.y + 20, 'text-anchor': 'middle' }, one.text)))));
  }
}

/*
 * Colours of the look for canvases: what a custom property is worth at this moment, by day or by night.
 * Read once and kept until the theme changes.
 */
const known = new Map();
const probe = document.createElement('i');
probe.hidden = true;

/** A colour of assets/look.css by its name, such as 'lit', as the browser computes it. */
export function colour(name) {
  if (!known.has(name)) {
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    known.set(name, getComputedStyle(probe).color);
    probe.remove();
  }
  return known.get(name);
}

/** Red, green and blue of it, 0 to 255 each. */
export function channels(name) {
  return colour(name).match(/[\d.]+/g).slice(0, 3).map(Number);
}

/** Calls back when the colours have changed. */
export function whenRecoloured(then) {
  document.addEventListener('themechange', () => {
    known.clear();
    then();
  });
}

/** A dimension line is as wide as the thing above it and says how wide that is, in CSS pixels. */
export function measure(line) {
  const thing = document.getElementById(line.dataset.measure);
  const value = line.querySelector('[data-value]');
  new ResizeObserver(() => {
    const width = Math.round(thing.getBoundingClientRect().width);
    line.style.width = `${width}px`;
    value.textContent = width;
  }).observe(thing);
}

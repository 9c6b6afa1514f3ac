/* Runs before the page is painted: dark suite or light table. The button wins over the system and is remembered. */
(() => {
  const root = document.documentElement;
  const key = 'picture-start.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  root.classList.remove('no-js');
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const apply = () => {
    const isDark = (chosen ?? (system.matches ? 'dark' : 'light')) === 'dark';
    root.dataset.theme = isDark ? 'dark' : 'light';
    document.querySelector('[data-do="theme"]')?.setAttribute('aria-pressed', String(isDark));
  };
  /** A colour of the look as canvases need it: which of the two it is, by day or by night, the browser says once for each. */
  const colours = new Map();
  let probe;
  window.PictureStart = window.PictureStart || {};
  PictureStart.colour = (name) => {
    const wanted = `${root.dataset.theme} ${name}`;
    if (!colours.has(wanted)) {
      if (!probe) {
        probe = document.createElement('i');
        probe.hidden = true;
        document.body.append(probe);
      }
      probe.style.color = `var(${name})`;
      colours.set(wanted, getComputedStyle(probe).color);
    }
    return colours.get(wanted);
  };

  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-do="theme"]').addEventListener('click', () => {
      chosen = root.dataset.theme === 'dark' ? 'light' : 'dark';
      apply();
      try {
        localStorage.setItem(key, chosen);
      } catch {
        // Remembered until the page is closed.
      }
    });
  });
})();

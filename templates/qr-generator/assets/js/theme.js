/* Runs before the page is painted: day shift or night shift. The button wins over the system and is remembered. */
(() => {
  const root = document.documentElement;
  const key = 'feedroll.theme';
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
  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    // A long name is set smaller, so that it fits its line.
    const name = document.querySelector('h1');
    name.style.setProperty('--letters', [...name.textContent].length);
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

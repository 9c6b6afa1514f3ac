/* Runs before the page is painted: light or dark. The button's choice wins over the system and is remembered. */
(() => {
  const root = document.documentElement;
  const KEY = 'shelflife.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  root.classList.remove('no-js');
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off; then the system decides.
  }

  function apply() {
    root.dataset.theme = chosen ?? (system.matches ? 'dark' : 'light');
    document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', root.dataset.theme === 'dark');
  }

  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-theme-toggle]').addEventListener('click', () => {
      chosen = root.dataset.theme === 'dark' ? 'light' : 'dark';
      apply();
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // Remembered until the page is closed.
      }
    });
  });
})();

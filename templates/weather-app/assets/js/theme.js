/*
 * Runs before the page is painted: chooses the light or dark sheet. The sky is not concerned:
 * it follows the sun over the city. The button's choice wins over the system and is remembered.
 */
(() => {
  const root = document.documentElement;
  const KEY = 'lookout.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  root.classList.remove('no-js');
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off; then the system decides.
  }

  function apply() {
    const dark = (chosen ?? (system.matches ? 'dark' : 'light')) === 'dark';
    root.dataset.theme = dark ? 'dark' : 'light';
    document.querySelector('[data-theme-toggle]')?.setAttribute('aria-pressed', String(dark));
    document.dispatchEvent(new Event('themechange'));
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

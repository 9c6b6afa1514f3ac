/*
 * Runs before the page is painted: chooses light or dark for Bootstrap's data-bs-theme.
 * The visitor's own choice wins over the setting of the system.
 */
(() => {
  const root = document.documentElement;
  const KEY = 'gym.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off; then the system decides.
  }

  const apply = () => {
    const dark = (chosen ?? (system.matches ? 'dark' : 'light')) === 'dark';
    root.dataset.bsTheme = dark ? 'dark' : 'light';
    for (const button of document.querySelectorAll('[data-theme-toggle]')) button.setAttribute('aria-pressed', String(dark));
  };

  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-theme-toggle]').addEventListener('click', () => {
      chosen = root.dataset.bsTheme === 'dark' ? 'light' : 'dark';
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // The choice then holds for this page only.
      }
      apply();
    });
  });
})();

/*
 * Every page: the visitor's own choice of light or dark wins over the setting of the system, before the page is painted.
 * Afterwards the link that leads to this page is marked as the current one.
 */
(() => {
  const root = document.documentElement;
  const KEY = 'base.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off; then the system decides.
  }

  const isDark = () => (chosen ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const apply = () => {
    if (chosen) root.dataset.theme = chosen;
    for (const button of document.querySelectorAll('[data-theme-toggle]'))
      button.setAttribute('aria-pressed', String(isDark()));
  };

  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    for (const button of document.querySelectorAll('[data-theme-toggle]'))
      button.addEventListener('click', () => {
        chosen = isDark() ? 'light' : 'dark';
        try {
          localStorage.setItem(KEY, chosen);
        } catch {
          // The choice then holds for this page only.
        }
        apply();
      });
    for (const link of document.querySelectorAll('nav a[href]'))
      if (!link.hash && link.pathname === location.pathname && link.protocol === location.protocol)
        link.setAttribute('aria-current', 'page');
  });
})();

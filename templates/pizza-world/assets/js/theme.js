/*
 * Runs before the page is painted: marks that JavaScript works and chooses the paper.
 * The visitor's own choice wins over the setting of the system. The browser's bar takes the colour of the paper.
 */
(() => {
  const root = document.documentElement;
  const KEY = 'pizza-world.theme';
  const system = matchMedia('(prefers-color-scheme: dark)');
  root.classList.remove('no-js');

  const stored = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null; // Storage can be switched off; then the system decides.
    }
  };

  const current = () => stored() ?? (system.matches ? 'dark' : 'light');

  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.append(bar);

  const show = (theme) => {
    root.dataset.theme = theme;
    if (document.body) bar.content = getComputedStyle(document.body).backgroundColor;
  };

  const apply = () => {
    show(current());
    for (const button of document.querySelectorAll('[data-theme-toggle]')) {
      button.setAttribute('aria-pressed', String(current() === 'dark'));
    }
  };

  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
      const next = current() === 'dark' ? 'light' : 'dark';
      try {
        localStorage.setItem(KEY, next);
        apply();
      } catch {
        show(next);
      }
    });
  });
})();

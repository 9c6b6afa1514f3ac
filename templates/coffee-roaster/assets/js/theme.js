/* Runs before the page is painted, so that the theme never flashes. Needs store.js. */
(() => {
  const root = document.documentElement;
  const { store } = globalThis.Roastery;
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = store.get('theme');

  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.append(bar);

  function apply() {
    const theme = chosen ?? (system.matches ? 'dark' : 'light');
    root.dataset.theme = theme;
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(theme === 'dark'));
    const top = document.querySelector('.top');
    if (top) bar.content = getComputedStyle(top).backgroundColor;
  }

  root.classList.remove('no-js');
  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-theme-switch]').addEventListener('click', () => {
      chosen = root.dataset.theme === 'dark' ? 'light' : 'dark';
      store.set('theme', chosen);
      apply();
    });
    descend();
  });

  /* The altimeter in the header: the top of the page is the highest farm, its end is the sea. */
  function descend() {
    const dial = document.querySelector('[data-altimeter]');
    const written = dial?.textContent.trim() ?? '';
    const figures = /\d[\d.,’' \u00a0\u202f]*\d|\d/.exec(written)?.[0];
    if (!figures) return;
    const top = Number(figures.replace(/\D/g, ''));
    const show = () => {
      const way = root.scrollHeight - innerHeight;
      const share = way > 0 ? 1 - Math.min(1, Math.max(0, scrollY / way)) : 1;
      const height = Math.round((top * share) / 10) * 10;
      dial.textContent = share === 1 ? written : written.replace(figures, height.toLocaleString(document.documentElement.lang));
    };
    addEventListener('scroll', show, { passive: true });
  }
})();

/* Runs before the page is painted, so that the theme never flashes. Needs config.js for its storage. */
(() => {
  const root = document.documentElement;
  const { ROASTERY } = globalThis;
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = ROASTERY.store.get('theme');

  function apply() {
    const theme = chosen ?? (system.matches ? 'dark' : 'light');
    root.dataset.theme = theme;
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(theme === 'dark'));
  }

  root.classList.remove('no-js');
  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-theme-switch]').addEventListener('click', () => {
      chosen = root.dataset.theme === 'dark' ? 'light' : 'dark';
      ROASTERY.store.set('theme', chosen);
      apply();
    });
    const page = (path) => path.split('/').at(-1) || 'index.html';
    for (const link of document.querySelectorAll('.top nav a'))
      if (page(link.pathname) === page(location.pathname)) link.setAttribute('aria-current', 'page');
    descend();
  });

  /* The altimeter in the header: the top of the page is the highest farm, its end is the sea. */
  function descend() {
    const dial = document.querySelector('[data-altimeter]');
    if (!dial) return;
    const top = ROASTERY.top();
    const step = top > 1000 ? 10 : 1;
    const show = () => {
      const way = root.scrollHeight - innerHeight;
      const height = way > 0 ? Math.round((top * (1 - Math.min(1, Math.max(0, scrollY / way)))) / step) * step : top;
      dial.textContent = ROASTERY.measured(height);
    };
    addEventListener('scroll', show, { passive: true });
    show();
  }
})();

/* Runs before the page is painted, so that the theme never flashes. Needs config.js for its storage. */
(() => {
  const root = document.documentElement;
  const { store } = globalThis.SpotHeight;
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = store.get('theme');

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
      store.set('theme', chosen);
      apply();
    });
    descend();
  });

  /* The altimeter in the header: the top of the page is the highest farm, its end is the sea. */
  function descend() {
    const dial = document.querySelector('[data-altimeter]');
    const top = 2140;
    const show = () => {
      const way = root.scrollHeight - innerHeight;
      const height = way > 0 ? Math.round((top * (1 - Math.min(1, Math.max(0, scrollY / way)))) / 10) * 10 : top;
      dial.textContent = `${height.toLocaleString('en-GB')} m`;
    };
    addEventListener('scroll', show, { passive: true });
    show();
  }
})();

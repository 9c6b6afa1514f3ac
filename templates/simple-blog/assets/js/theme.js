/*
 * Runs before the page is painted: marks that JavaScript works and chooses day or night.
 * A choice made with the button wins over the setting of the system and is remembered.
 */
(() => {
  const root = document.documentElement;
  const KEY = 'second-hand.theme';
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
  }

  apply();
  system.addEventListener('change', apply);

  /* The seconds hand of the pages that have one. */
  function startSeconds() {
    const hand = document.querySelector('.ring-seconds [data-hand]');
    if (!hand) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const tick = () => {
      const now = new Date();
      // Without motion the hand shows the minute of the hour and moves once a minute.
      const at = calm.matches ? now.getMinutes() : now.getSeconds();
      hand.classList.toggle('home', at === 0);
      hand.style.setProperty('--at', at / 60);
      setTimeout(tick, 1000 - now.getMilliseconds());
    };
    tick();
  }

  document.addEventListener('DOMContentLoaded', () => {
    apply();
    startSeconds();
    document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
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

/*
 * Runs before the page is painted: marks that JavaScript works and chooses day or night.
 * A choice made with the button wins over the setting of the system and is remembered.
 */
(() => {
  const root = document.documentElement;
  const KEY = 'blog.theme';
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

  /* What counts the seconds on the front page: the hand along the ring, the hand of the clock and two of its wheels. */
  function startSeconds() {
    const hands = document.querySelectorAll('.mast [data-hand]');
    if (hands.length === 0) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const tick = () => {
      const now = new Date();
      // Without motion the hand shows the minute of the hour and moves once a minute.
      const at = calm.matches ? now.getMinutes() : now.getSeconds();
      for (const hand of hands) {
        hand.classList.toggle('home', at === 0);
        hand.style.setProperty('--at', at / 60);
      }
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

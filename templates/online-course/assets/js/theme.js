/* Runs before the page is painted, so that the theme never flashes. Colours follow `color-scheme`, Bootstrap its attribute. */
(() => {
  const root = document.documentElement;
  const key = 'online-course.light';
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  root.classList.add('has-script');
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const apply = () => {
    const theme = chosen ?? (system.matches ? 'dark' : 'light');
    root.dataset.bsTheme = theme;
    root.style.colorScheme = theme;
    document.querySelector('[data-theme-switch]')?.setAttribute('aria-pressed', String(theme === 'dark'));
  };
  apply();
  system.addEventListener('change', apply);
  document.addEventListener('DOMContentLoaded', () => {
    apply();
    document.querySelector('[data-theme-switch]')?.addEventListener('click', () => {
      chosen = root.dataset.bsTheme === 'dark' ? 'light' : 'dark';
      apply();
      try {
        localStorage.setItem(key, chosen);
      } catch {
        // The choice lasts until the page is left.
      }
    });
  });
})();

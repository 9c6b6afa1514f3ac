/* The switch for dark colours: it overrides the system, and is remembered. */

/** Makes the switch in the header work. assets/theme.js sets what was chosen before the page is painted. */
export function startLight() {
  const button = document.querySelector('[data-light]');
  const root = document.documentElement;
  const isDark = () => (root.style.colorScheme || (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark';
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.addEventListener('click', () => {
    const next = isDark() ? 'light' : 'dark';
    root.style.colorScheme = next;
    show();
    try {
      localStorage.setItem('fashion-shop.light', next);
    } catch {
      // Then it holds for this page only.
    }
  });
  show();
}

/** The button for dark: it wins over the system and is remembered. `start.js` has set what was chosen before. */
export function followNight(button) {
  const asked = document.documentElement.style.colorScheme;
  let isNight = asked ? asked === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const show = () => button.setAttribute('aria-pressed', String(isNight));
  show();
  button.addEventListener('click', () => {
    isNight = !isNight;
    const next = isNight ? 'dark' : 'light';
    document.documentElement.style.colorScheme = next;
    show();
    try {
      localStorage.setItem('yardarm.light', next);
    } catch {
      // Then it holds for this page only.
    }
  });
}

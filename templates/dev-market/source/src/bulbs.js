import { drawer } from './backend.js';

/** Morning or night: the switch in the header. */
export function startBulbs() {
  const button = document.querySelector('[data-bulbs]');
  const night = () => {
    const set = document.documentElement.style.colorScheme;
    return set ? set === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  };
  const tell = () => button.setAttribute('aria-pressed', String(night()));
  button.addEventListener('click', () => {
    const light = night() ? 'light' : 'dark';
    document.documentElement.style.colorScheme = light;
    drawer.write('light', light);
    tell();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
  tell();
}

/* The light: the switch for day and night, and the pointer as a headlamp on everything reflective. */
const root = document.documentElement;
const button = document.querySelector('[data-night]');
const system = matchMedia('(prefers-color-scheme: dark)');
const key = 'studio.theme';

function read() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage can be switched off; then the system decides.
  }
}

let chosen = read();

function show() {
  if (chosen) root.dataset.theme = chosen;
  button.setAttribute('aria-pressed', String(chosen ? chosen === 'dark' : system.matches));
}

button.addEventListener('click', () => {
  chosen = button.getAttribute('aria-pressed') === 'true' ? 'light' : 'dark';
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // The choice lasts until the page is left.
  }
  show();
});
system.addEventListener('change', show);
show();

const sheets = [...document.querySelectorAll('.reflect, .directory > li:first-child > a')];
addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    for (const sheet of sheets) {
      const box = sheet.getBoundingClientRect();
      if (box.bottom < -200 || box.top > innerHeight + 200) continue;
      sheet.style.setProperty('--x', `${Math.round(clientX - box.left)}px`);
      sheet.style.setProperty('--y', `${Math.round(clientY - box.top)}px`);
    }
  },
  { passive: true },
);

/* The lamp: colours follow the system through light-dark() in look.css; the button overrides and remembers. */
const root = document.documentElement;
const button = document.querySelector('[data-lamp-switch]');
const system = matchMedia('(prefers-color-scheme: dark)');
const key = 'portfolio.theme';

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
  const isDark = chosen ? chosen === 'dark' : system.matches;
  button.setAttribute('aria-pressed', String(isDark));
  document.dispatchEvent(new Event('themechange'));
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

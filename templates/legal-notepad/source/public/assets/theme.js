/* Runs before the page is painted: what was chosen once wins over the system. */
(() => {
  // What the page says without JavaScript is read by the application and shown by it.
  document.documentElement.classList.add('js');
  try {
    const chosen = localStorage.getItem('ruled.theme');
    if (chosen) document.documentElement.style.colorScheme = chosen;
  } catch {
    // Storage is switched off; then the system decides.
  }
})();

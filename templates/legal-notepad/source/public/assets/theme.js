/* Runs before the page is painted: what was chosen once wins over the system. */
(() => {
  try {
    const chosen = localStorage.getItem('ruled.theme');
    if (chosen) document.documentElement.style.colorScheme = chosen;
  } catch {
    // Storage is switched off; then the system decides.
  }
})();

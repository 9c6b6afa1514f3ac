/* The light someone chose last time, set before the page is painted. */
try {
  const light = localStorage.getItem('thrum.light');
  if (light === 'dark' || light === 'light') document.documentElement.style.colorScheme = light;
} catch {
  // Without storage the system decides.
}

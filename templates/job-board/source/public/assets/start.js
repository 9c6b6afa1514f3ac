/* Before the page is painted: that scripts run, and the light someone chose last time. */
document.documentElement.classList.add('js');
try {
  const light = localStorage.getItem('yardarm.light');
  if (light === 'dark' || light === 'light') document.documentElement.style.colorScheme = light;
} catch {
  // Without storage the system decides.
}

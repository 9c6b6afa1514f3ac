/* The colours someone chose last time, and that scripts run: set before the page is painted. */
document.documentElement.classList.add('has-script');
try {
  const light = localStorage.getItem('fashion-shop.light');
  if (light === 'dark' || light === 'light') document.documentElement.style.colorScheme = light;
} catch {
  // Without storage the system decides.
}

// Before the first paint: the scheme the reader chose last time.
try {
  const chosen = localStorage.getItem('dogear:scheme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.style.colorScheme = chosen;
} catch {
  // Without storage the system decides.
}

// Before the first paint: the scheme the visitor chose last time.
try {
  const chosen = localStorage.getItem('footrule:scheme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.style.colorScheme = chosen;
} catch {
  // Without storage the system decides.
}

// Before the first paint: the colours that were chosen on an earlier visit.
(function () {
  try {
    var kept = JSON.parse(localStorage.getItem('lota-console-look') || '{}');
    var root = document.documentElement;
    if (kept.scheme === 'light' || kept.scheme === 'dark') root.style.colorScheme = kept.scheme;
    if (kept.accent) root.dataset.accent = kept.accent;
  } catch (error) {
    // Storage is closed: the colours of the system are used.
  }
})();

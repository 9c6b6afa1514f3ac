// Before the first paint: the colours that were chosen on an earlier visit.
(function () {
  try {
    var scheme = localStorage.getItem('halyard-scheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme;
  } catch (error) {
    // Storage is closed: the colours of the system are used.
  }
})();

/* Before anything is painted: the scheme that was chosen here before. */
(function () {
  try {
    var scheme = localStorage.getItem('manual-scheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme;
  } catch (error) {
    /* No storage: the system decides. */
  }
})();

/* Before anything is painted: was the hall left by day or by night? */
(function () {
  try {
    var left = localStorage.getItem('market-light');
    if (left === 'light' || left === 'dark') document.documentElement.style.colorScheme = left;
  } catch (error) {
    /* No storage: the system decides. */
  }
})();

// Before the first picture: day or night as it was left.
(function () {
  try {
    var theme = localStorage.getItem('avulsa-theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (_) {
    // Nothing is kept here.
  }
})();

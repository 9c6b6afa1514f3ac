// Before the first picture: the theme and the lamp as they were left.
(function () {
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch (_) {
    // Nothing is kept here.
  }
})();

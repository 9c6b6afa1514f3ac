/* The name at the top is as large as its number of letters allows; where its letters are wide ones, it is made to fit. */
(() => {
  const name = document.querySelector('.hero h1');

  function fit() {
    name.style.fontSize = '';
    if (name.scrollWidth > name.clientWidth) name.style.fontSize = `${(parseFloat(getComputedStyle(name).fontSize) * name.clientWidth * 0.97) / name.scrollWidth}px`;
  }

  document.fonts.ready.then(fit);
  addEventListener('resize', fit);
})();

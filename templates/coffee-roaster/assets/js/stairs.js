/* Runs right behind the staircase, before it is painted: every step as high as its farm, the highest one fills the picture. */
(() => {
  const steps = [...document.querySelectorAll('.step')];
  const heights = steps.map((step) => Number(step.querySelector('[data-height]').textContent.replace(/\D/g, '')) || 1500);
  document.querySelector('.stairs').style.setProperty('--top', Math.max(...heights));
  steps.forEach((step, at) => step.style.setProperty('--h', heights[at]));
})();

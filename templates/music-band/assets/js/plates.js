/* Says that scripts run, and lets a beat push one of the two printing plates out of place for a moment. */
globalThis.BAND = globalThis.BAND || {};
document.documentElement.classList.remove('no-js');
BAND.plates = (() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const timers = {};

  /** `side` is `a` (left kit) or `b` (right kit); `force` 0 to 1. */
  function hit(side, force) {
    if (still.matches) return;
    const root = document.documentElement;
    root.style.setProperty(`--hit-${side}`, force.toFixed(2));
    clearTimeout(timers[side]);
    timers[side] = setTimeout(() => root.style.setProperty(`--hit-${side}`, '0'), 90);
  }

  return { hit };
})();

/* Says that scripts run, and lets a beat push one of the two printing plates out of place for a moment. */
window.SecondDrum = window.SecondDrum || {};
document.documentElement.classList.remove('no-js');
SecondDrum.plates = (() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const timers = {};

  /** `side` is `pink` (left kit) or `teal` (right kit); `force` 0 to 1. */
  function hit(side, force) {
    if (still.matches) return;
    const root = document.documentElement;
    root.style.setProperty(`--${side}`, force.toFixed(2));
    clearTimeout(timers[side]);
    timers[side] = setTimeout(() => root.style.setProperty(`--${side}`, '0'), 90);
  }

  return { hit };
})();

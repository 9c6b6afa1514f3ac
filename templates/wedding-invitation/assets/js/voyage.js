/* Moves the ferry on the chart: in port on the day of the announcement, at the other end on the wedding day. */
(() => {
  const { announced, begins } = window.wedding;
  const now = Date.now();
  const done = Math.min(Math.max((now - announced) / (begins - announced), 0), 1);

  const route = document.getElementById('route');
  // getTotalLength counts in the drawing's units; pathLength is only for the dashes.
  const { x, y } = route.getPointAtLength(route.getTotalLength() * done);
  for (const ship of document.querySelectorAll('[data-ship]')) ship.setAttribute('transform', `translate(${x} ${y})`);

  const log = document.querySelector('[data-log]');
  const { before, last, today, after } = log.dataset;
  const days = Math.ceil((begins - now) / 86_400_000);
  const words = days < 0 ? after : days === 0 ? today : days === 1 ? last : before.replace('…', days);
  log.firstElementChild.textContent = words;
})();

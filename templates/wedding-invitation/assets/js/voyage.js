/* Moves the ferry on the chart: at Carrick Quay on the day of the announcement, at Inchlarig on the wedding day. */
(() => {
  const { announced, begins } = window.wedding;
  const now = Date.now();
  const start = Date.parse(announced);
  const end = Date.parse(begins);
  const done = Math.min(Math.max((now - start) / (end - start), 0), 1);

  const route = document.getElementById('route');
  // getTotalLength counts in the drawing's units; pathLength is only for the dashes.
  const { x, y } = route.getPointAtLength(route.getTotalLength() * done);
  for (const ship of document.querySelectorAll('[data-ship]')) ship.setAttribute('transform', `translate(${x} ${y})`);

  const days = Math.ceil((end - now) / 86400000);
  let words = `${days} days out. The ferry on this chart is on time.`;
  if (days === 1) words = 'One day out. Iron something.';
  if (days === 0) words = 'Today. Run.';
  if (days < 0) words = 'Safely arrived. Thank you for coming aboard.';
  document.querySelector('[data-log]').textContent = words;
})();

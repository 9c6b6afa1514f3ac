/* Puts the chart into its frames. It comes as a script, so that it stands in the page and has its colours; only the one that is seen is loaded. */
(() => {
  const wide = matchMedia('(min-width: 50rem)');
  const page = (path) => path.split('/').at(-1) || 'index.html';
  for (const link of document.querySelectorAll('.top nav a')) if (page(link.pathname) === page(location.pathname)) link.setAttribute('aria-current', 'page');

  function draw() {
    for (const frame of document.querySelectorAll('[data-chart]')) {
      const { chart } = frame.dataset;
      if (frame.childElementCount > 0 || getComputedStyle(frame).display === 'none') continue;
      const put = () => {
        frame.innerHTML = globalThis.CHARTS[chart];
      };
      if (globalThis.CHARTS?.[chart]) put();
      else document.head.append(Object.assign(document.createElement('script'), { src: `assets/drawings/chart-${chart}.js`, onload: put }));
    }
  }

  wide.addEventListener('change', draw);
  draw();
})();

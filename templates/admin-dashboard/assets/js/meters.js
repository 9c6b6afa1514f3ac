/* Edgewise meters: a scale, a band of what is normal, a pointer. */
window.Panel = window.Panel || {};

Panel.meters = (() => {
  const { svg, figure, words } = Panel;
  const meters = [
    { id: 'supply', from: 60, to: 110, step: 10, normal: [78, 95] },
    { id: 'back', from: 30, to: 60, step: 5, normal: [40, 50] },
    { id: 'pressure', from: 0, to: 3, step: 0.5, normal: [0.8, 2.4], digits: 2 },
    { id: 'outdoor', from: -20, to: 20, step: 5, normal: [-15, 20] },
  ];
  const top = 20;
  const bottom = 350;
  const y = ({ from, to }, value) => bottom - ((Math.max(from, Math.min(to, value)) - from) / (to - from)) * (bottom - top);

  function draw(meter) {
    const scale = [];
    const count = Math.round((meter.to - meter.from) / meter.step);
    for (let index = 0; index <= count * 5; index += 1) {
      const value = meter.from + (index / 5) * meter.step;
      const isMain = index % 5 === 0;
      scale.push(svg('path', { class: isMain ? 'tick' : 'hair', d: `M${isMain ? 31 : 37} ${y(meter, value).toFixed(1)}H44` }));
      if (isMain) scale.push(svg('text', { x: 27, y: y(meter, value) + 4, 'text-anchor': 'end', class: 'scale' }, figure(value, meter.step < 1 ? 1 : 0)));
    }
    const [low, high] = meter.normal;
    return svg('svg', { viewBox: '0 0 72 370', 'aria-hidden': 'true' },
      svg('rect', { class: 'slot', x: 45, y: top - 6, width: 15, height: bottom - top + 12 }),
      svg('rect', { class: 'band', x: 45, y: y(meter, high), width: 4, height: y(meter, low) - y(meter, high) }),
      ...scale,
      svg('path', { class: 'pointer', d: 'M46 0L62 -7V7z' }));
  }

  return {
    mount(host) {
      host.replaceChildren(...meters.map((meter) => Panel.html('div', { class: 'meter', 'data-meter': meter.id },
        Panel.html('p', { class: 'tag' }, words.meters[meter.id]), draw(meter),
        Panel.html('p', { class: 'meter-value' }, Panel.html('b', {}, ''), ` ${words['meter-units'][meter.id]}`))));
    },
    show(host, now) {
      for (const meter of meters) {
        const element = host.querySelector(`[data-meter="${meter.id}"]`);
        element.querySelector('.pointer').style.transform = `translateY(${y(meter, now[meter.id])}px)`;
        element.querySelector('b').textContent = figure(now[meter.id], meter.digits ?? 1);
      }
    },
  };
})();

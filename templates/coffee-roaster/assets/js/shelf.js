/* The first page: stairs to scale, the tasting wheel that picks coffees, and the sliders that draw a hill. */
(() => {
  const { ROASTERY } = globalThis;

  /* ---- stairs: the lowest first, each as high as its figure ---- */

  const stairs = document.querySelector('.stairs');
  if (stairs) {
    const heightOf = ({ dataset }) => ROASTERY.amountOf(dataset.height);
    const steps = [...stairs.children].sort((one, other) => heightOf(one) - heightOf(other));
    for (const step of steps) step.style.setProperty('--h', String(Math.min(1, heightOf(step) / ROASTERY.top())));
    stairs.append(...steps);
  }

  /* ---- tasting wheel: one wedge for each taste, on it a ring for each coffee that has it ---- */

  const wheel = document.querySelector('[data-wheel]');
  const labels = [...document.querySelectorAll('[data-tastes]')];
  const tastesOf = ({ dataset }) => dataset.tastes.toLowerCase().split(/[\s,]+/).filter(Boolean);

  function drawWheel(boxes) {
    const at = (angle, radius) => `${(150 + radius * Math.cos(angle)).toFixed(1)} ${(150 + radius * Math.sin(angle)).toFixed(1)}`;
    const part = (Math.PI * 2) / boxes.length;
    const wedges = boxes.map((box, index) => {
      const middle = index * part - Math.PI / 2;
      const edges = (inset) => [middle - part / 2 + inset, middle + part / 2 - inset];
      const [from, to] = edges(0.016);
      const arc = (radius, sweep, end) => ['A', radius, radius, 0, 0, sweep, at(end, radius)].join(' ');
      const outer = ['M', at(from, 46), 'L', at(from, 144), arc(144, 1, to), 'L', at(to, 46), arc(46, 0, from), 'Z'].join(' ');
      const count = labels.filter((label) => tastesOf(label).includes(box.value)).length;
      const gap = Math.min(13, 60 / Math.max(1, count));
      const rings = Array.from({ length: count }, (_, ring) => {
        const radius = 65 + ring * gap;
        const [start, end] = edges(0.03);
        return `<path class="ring" d="${['M', at(start, radius), arc(radius, 1, end)].join(' ')}"/>`;
      });
      const [x, y] = at(middle, 126).split(' ');
      return `<g class="wedge"><path d="${outer}"/>${rings.join('')}<text x="${x}" y="${Number(y) + 4}"></text></g>`;
    });
    const art = wheel.querySelector('.wheel-art');
    art.innerHTML = `${wedges.join('')}<circle class="hub" cx="150" cy="150" r="10"/>`;
    const drawn = [...art.querySelectorAll('.wedge')];
    drawn.forEach((wedge, index) => {
      wedge.querySelector('text').textContent = boxes[index].parentElement.textContent.trim();
    });
    return drawn;
  }

  if (wheel) {
    const boxes = [...wheel.querySelectorAll('input')];
    const result = wheel.querySelector('[data-wheel-result]');
    const reset = wheel.querySelector('[data-wheel-reset]');
    const wedges = drawWheel(boxes);

    const choose = () => {
      const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
      boxes.forEach((box, index) => {
        wedges[index].classList.toggle('on', box.checked);
      });
      for (const label of labels) label.hidden = !chosen.every((taste) => tastesOf(label).includes(taste));
      const shown = labels.filter(({ hidden }) => !hidden).length;
      reset.hidden = chosen.length === 0;
      result.textContent =
        shown === 0 ? 'None matches all of these. Uncheck one.' : chosen.length === 0 ? `Showing all ${shown}.` : `Showing ${shown} of ${labels.length}.`;
    };

    boxes.forEach((box, index) => {
      box.addEventListener('change', choose);
      wedges[index].addEventListener('click', () => {
        box.checked = !box.checked;
        choose();
      });
    });
    reset.addEventListener('click', () => {
      for (const box of boxes) box.checked = false;
      choose();
      boxes[0].focus();
    });
    choose();
  }

  /* ---- draw your own ---- */

  const maker = document.querySelector('[data-maker]');
  if (!maker) return;
  const picture = maker.querySelector('[data-maker-picture]');
  const slider = maker.elements.namedItem('height');
  const top = ROASTERY.top();
  // From the lowest hill that can be drawn to a little above the highest.
  const step = 10 ** Math.max(0, Math.floor(Math.log10(top)) - 1);
  Object.assign(slider, { min: String(Math.ceil((top * 0.35) / step) * step), max: String(Math.floor((top * 1.08) / step) * step), step: String(step) });
  slider.value = String(Math.round((top * 0.75) / step) * step);

  function drawHill() {
    const { height, acidity, body, print } = Object.fromEntries(new FormData(maker));
    const share = Number(height) / top;
    picture.innerHTML = ROASTERY.portrait({ slabs: Math.round(share * 21.4), acidity: Number(acidity), body: Number(body), print, paper: 'porcelain', seed: 3 });
    maker.querySelector('[data-maker-height]').textContent = ROASTERY.measured(Number(height));
  }

  maker.addEventListener('input', drawHill);
  drawHill();
})();

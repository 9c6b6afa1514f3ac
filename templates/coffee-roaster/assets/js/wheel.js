/* The tasting wheel picks coffees; the sliders draw a hill. Both are only on the first page, and either may be left out. */
(() => {
  const { Roastery } = globalThis;
  const wheel = document.querySelector('[data-wheel]');
  const boxes = [...wheel.querySelectorAll('input')];
  const labels = [...document.querySelectorAll('[data-tastes]')];
  const tastesOf = (label) => label.dataset.tastes.trim().split(/\s+/);
  const result = wheel.querySelector('[data-wheel-result]');
  const reset = wheel.querySelector('[data-wheel-reset]');
  const art = wheel.querySelector('[data-wheel-art]');

  /* ---- the drawing: a wedge for every taste, and in it a ring for every coffee that has it ---- */

  const make = (name, attributes, text = '') => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    node.textContent = text;
    return node;
  };
  const middle = 150;
  const at = (angle, radius) => {
    const point = [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)];
    return point.map((value) => value.toFixed(1)).join(' ');
  };

  function drawWedge(box, index) {
    const half = Math.PI / boxes.length - 0.0175;
    const angle = (index * 2 * Math.PI) / boxes.length;
    const [from, to] = [angle - half, angle + half];
    const arc = (radius) => `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}`;
    const wedge = make('g', { class: 'wedge' });
    const sides = [`M${at(from, 46)}`, `L${at(from, 144)}`, `A144 144 0 0 1 ${at(to, 144)}`, `L${at(to, 46)}`, `A46 46 0 0 0 ${at(from, 46)}`];
    wedge.append(make('path', { d: sides.join('') }));
    const count = labels.filter((label) => tastesOf(label).includes(box.value)).length;
    const gap = Math.min(13, 45 / Math.max(1, count));
    for (let ring = 0; ring < count; ring += 1) wedge.append(make('path', { class: 'ring', d: arc(62 + ring * gap) }));
    const [x, y] = at(angle, 124).split(' ');
    wedge.append(make('text', { x, y: String(Number(y) + 4) }, box.parentElement.textContent.trim()));
    wedge.addEventListener('click', () => {
      box.checked = !box.checked;
      choose();
    });
    return wedge;
  }

  const wedges = boxes.map(drawWedge);
  art.append(...wedges, make('circle', { class: 'hub', cx: middle, cy: middle, r: 10 }));

  function choose() {
    const chosen = boxes.filter(({ checked }) => checked);
    boxes.forEach(({ checked }, index) => wedges[index].classList.toggle('on', checked));
    for (const label of labels) label.hidden = !chosen.every(({ value }) => tastesOf(label).includes(value));
    const shown = labels.filter(({ hidden }) => !hidden).length;
    const names = chosen.map((box) => box.parentElement.textContent.trim()).join(', ');
    reset.hidden = chosen.length === 0;
    if (!chosen.length) result.textContent = `All ${labels.length} coffees are on the shelf.`;
    else result.textContent = shown ? `${shown} of ${labels.length} coffees: ${names}.` : result.dataset.none;
  }

  for (const box of boxes) box.addEventListener('change', choose);
  reset.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    choose();
    boxes[0].focus();
  });
  choose();

  /* ---- draw your own ---- */

  const maker = document.querySelector('[data-maker]');
  if (!maker) return;
  const unit = document.querySelector('.step-h small').textContent;

  function drawHill() {
    const { height, acidity, body, process } = Object.fromEntries(new FormData(maker));
    const facts = { height: Number(height), acidity: Number(acidity), body: Number(body), process, paper: 'pale', seed: 3 };
    maker.querySelector('[data-maker-picture]').replaceChildren(Roastery.hill(facts));
    maker.querySelector('[data-maker-height]').textContent = `${Roastery.figure(facts.height)} ${unit}`;
    maker.querySelector('[data-maker-words]').textContent =
      `Layers: ${Math.round(facts.height / 100)}. Acidity ${facts.acidity} of 5, body ${facts.body} of 5.`;
  }

  maker.addEventListener('input', drawHill);
  Roastery.whenSeen(maker, drawHill);
})();

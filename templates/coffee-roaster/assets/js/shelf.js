/* The shelf: the tasting wheel picks coffees, every label has a button, and the sliders draw a hill. */
(() => {
  const { SpotHeight } = globalThis;

  /* ---- basket ---- */

  for (const form of document.querySelectorAll('[data-coffee]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { size, grind } = Object.fromEntries(new FormData(form));
      SpotHeight.basket.add({ coffee: form.dataset.coffee, size, grind, count: 1 });
      const button = form.querySelector('button');
      button.textContent = 'It is in';
      setTimeout(() => (button.textContent = 'Put in the basket'), 1600);
    });

  /* The price beside the button follows the size. */
  for (const select of document.querySelectorAll('[data-coffee] [name="size"]'))
    select.addEventListener('change', () => {
      const { coffee } = select.form.dataset;
      select.form.querySelector('[data-price]').textContent = SpotHeight.money(SpotHeight.config.coffees[coffee][select.value]);
    });

  /* ---- tasting wheel ---- */

  const wheel = document.querySelector('[data-wheel]');
  const boxes = [...wheel.querySelectorAll('input')];
  const labels = [...document.querySelectorAll('[data-tastes]')];
  const result = wheel.querySelector('[data-wheel-result]');
  const reset = wheel.querySelector('[data-wheel-reset]');
  const wedges = new Map([...wheel.querySelectorAll('[data-wedge]')].map((wedge) => [wedge.dataset.wedge, wedge]));

  function choose() {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    for (const [taste, wedge] of wedges) wedge.classList.toggle('on', chosen.includes(taste));
    let shown = 0;
    for (const label of labels) {
      const tastes = label.dataset.tastes.split(' ');
      label.hidden = !chosen.every((taste) => tastes.includes(taste));
      if (!label.hidden) shown++;
    }
    reset.hidden = chosen.length === 0;
    if (!chosen.length) result.textContent = 'All eight coffees are on the shelf.';
    else if (shown) result.textContent = `${shown} of eight ${shown === 1 ? 'tastes' : 'taste'} of ${chosen.join(' and ')}.`;
    else result.textContent = `Nothing tastes of ${chosen.join(' and ')} at once. Nature is fairly strict about this.`;
  }

  for (const box of boxes) box.addEventListener('change', choose);
  for (const [taste, wedge] of wedges)
    wedge.addEventListener('click', () => {
      const box = boxes.find(({ value }) => value === taste);
      box.checked = !box.checked;
      choose();
    });
  reset.addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    choose();
    boxes[0].focus();
  });
  choose();

  /* ---- draw your own ---- */

  const maker = document.querySelector('[data-maker]');
  const picture = document.querySelector('[data-maker-picture]');
  const levels = ['', 'hardly any', 'a little', 'some', 'plenty of', 'all the'];

  function drawHill() {
    const { height, acidity, body, process } = Object.fromEntries(new FormData(maker));
    const facts = { id: 'yours', height: Number(height), acidity: Number(acidity), body: Number(body), process, paper: 'porcelain', seed: 3 };
    picture.innerHTML = SpotHeight.drawPortrait(facts);
    maker.querySelector('[data-maker-height]').textContent = `${facts.height.toLocaleString('en-GB')} m`;
    maker.querySelector('[data-maker-words]').textContent =
      `${Math.round(facts.height / 100)} slabs, ${levels[facts.acidity]} edge, ${levels[facts.body]} weight. We do not sell this one. Yet.`;
  }

  maker.addEventListener('input', drawHill);
  drawHill();
})();

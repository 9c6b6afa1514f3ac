/* The filters above the posters. What to look at is in the data attributes of each poster. */
(() => {
  const form = document.querySelector('[data-filters]');
  if (!form) return;
  const posters = [...document.querySelectorAll('[data-journey]')];
  const found = document.querySelector('[data-found]');
  const none = document.querySelector('[data-none]');
  const wishes = document.querySelector('[data-wishes]');
  const { amountOf, money } = globalThis.Desk;
  const regionOf = (poster) => poster.querySelector('.poster-tag').textContent.trim();

  /* What there is to choose from follows from the posters. */
  const distinct = (values) => [...new Set(values)];
  const fill = (name, options) => form.elements[name].append(...options.map(([text, value]) => new Option(text, value)));
  const days = distinct(posters.map(({ dataset }) => Number(dataset.days))).sort((one, other) => one - other);
  fill('region', distinct(posters.map(regionOf)).map((region) => [region, region]));
  fill('pace', distinct(posters.map(({ dataset }) => dataset.pace)).map((pace) => [pace, pace]));
  fill('days', days.slice(0, -1).map((count) => [`${count} days or fewer`, count]));
  const prices = posters.map(({ dataset }) => amountOf(dataset.price));
  const step = 50;
  form.elements.budget.step = step;
  form.elements.budget.min = Math.floor(Math.min(...prices) / step) * step;
  form.elements.budget.max = Math.ceil(Math.max(...prices) / step) * step;
  form.elements.budget.value = form.elements.budget.max;
  form.elements.budget.defaultValue = form.elements.budget.max;
  const top = form.elements.budget.max;

  const tests = {
    region: (poster, value) => regionOf(poster) === value,
    month: ({ dataset }, value) => dataset.months.split(' ').includes(value),
    days: ({ dataset }, value) => Number(dataset.days) <= Number(value),
    pace: ({ dataset }, value) => dataset.pace === value,
    budget: ({ dataset }, value) => amountOf(dataset.price) <= Number(value),
  };

  const asked = () => {
    const wanted = Object.fromEntries(new FormData(form));
    if (wanted.budget === top) delete wanted.budget;
    for (const key of Object.keys(wanted)) if (wanted[key] === '') delete wanted[key];
    return wanted;
  };

  const matches = (wanted) =>
    posters.filter((poster) => Object.entries(wanted).every(([key, value]) => tests[key](poster, value)));

  const offer = (wanted) => {
    wishes.replaceChildren();
    for (const key of Object.keys(wanted)) {
      const rest = { ...wanted };
      delete rest[key];
      const count = matches(rest).length;
      if (count === 0) continue;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'btn btn-line';
      button.textContent = `${form.elements[key].labels[0].firstChild.textContent.trim().replace('Up to', 'The budget')} (${count} then)`;
      button.addEventListener('click', () => {
        form.elements[key].value = key === 'budget' ? top : '';
        apply();
        form.elements[key].focus();
      });
      wishes.append(button);
    }
    if (wishes.children.length === 0) wishes.textContent = 'Clear all filters and begin again.';
  };

  function apply() {
    const wanted = asked();
    const shown = matches(wanted);
    for (const poster of posters) poster.hidden = !shown.includes(poster);
    document.querySelector('[data-budget]').textContent = money(Number(form.elements.budget.value));
    none.hidden = shown.length > 0;
    if (shown.length === 0) offer(wanted);
    found.textContent = shown.length === posters.length ? `All ${posters.length}.` : `${shown.length} of ${posters.length}.`;
  }

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  apply();
})();

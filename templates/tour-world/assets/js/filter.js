/* The filters above the posters. What to look at is in the data attributes of each poster. */
(() => {
  const form = document.querySelector('[data-filters]');
  const posters = [...document.querySelectorAll('[data-journey]')];
  const found = document.querySelector('[data-found]');
  const none = document.querySelector('[data-none]');
  const wishes = document.querySelector('[data-wishes]');
  const words = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'All eight'];
  const top = form.elements.budget.max;

  const tests = {
    region: (poster, value) => poster.region === value,
    month: (poster, value) => poster.months.split(' ').includes(value),
    days: (poster, value) => Number(poster.days) <= Number(value),
    pace: (poster, value) => poster.pace === value,
    budget: (poster, value) => Number(poster.price) <= Number(value),
  };

  const asked = () => {
    const wanted = Object.fromEntries(new FormData(form));
    if (wanted.budget === top) delete wanted.budget;
    for (const key of Object.keys(wanted)) if (wanted[key] === '') delete wanted[key];
    return wanted;
  };

  const matches = (wanted) =>
    posters.filter((poster) => Object.entries(wanted).every(([key, value]) => tests[key](poster.dataset, value)));

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
    if (wishes.children.length === 0) wishes.textContent = 'Any single wish is not enough. Clear them all and begin again.';
  };

  function apply() {
    const wanted = asked();
    const shown = matches(wanted);
    for (const poster of posters) poster.hidden = !shown.includes(poster);
    document.querySelector('[data-budget]').textContent = `£${Number(form.elements.budget.value).toLocaleString('en-GB')}`;
    none.hidden = shown.length > 0;
    if (shown.length === 0) offer(wanted);
    found.textContent = `${words[shown.length]}${shown.length === 8 ? '' : ' of eight'}. Prices are for one of two who share, beds included.`;
  }

  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
  apply();
})();

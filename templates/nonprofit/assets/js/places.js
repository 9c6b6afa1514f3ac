/* Marks on the map, made from the list beside it; the filter; and the way from a mark to its words and back. */
(() => {
  const frame = document.querySelector('[data-map]');
  const items = [...document.querySelectorAll('.list > li')];
  const filter = document.querySelector('[data-filter]');
  const count = document.querySelector('[data-count]');
  const labels = Object.fromEntries([...filter.querySelectorAll('input')].map((input) => [input.value, input.parentElement.textContent.trim()]));

  const marks = items.map((item) => {
    const mark = document.createElement('button');
    const words = document.createElement('span');
    words.textContent = item.querySelector('h2').textContent;
    mark.type = 'button';
    mark.className = 'mark';
    mark.dataset.state = item.dataset.state;
    mark.setAttribute('aria-label', [words.textContent, labels[item.dataset.state]].filter(Boolean).join(', '));
    mark.append(words);
    const x = Math.min(100, Math.max(0, Number(item.dataset.x)));
    mark.style.top = `${Math.min(100, Math.max(0, Number(item.dataset.y)))}%`;
    // Words stand where there is room for them.
    mark.classList.toggle('is-left', x < 50 || x > 78);
    if (mark.classList.contains('is-left')) mark.style.right = `${100 - x}%`;
    else mark.style.left = `${x}%`;
    mark.addEventListener('click', () => {
      point(item);
      item.focus({ preventScroll: true });
      item.scrollIntoView({ block: 'nearest' });
    });
    item.addEventListener('mouseenter', () => point(item));
    frame.append(mark);
    return mark;
  });

  function point(chosen) {
    items.forEach((item, index) => {
      item.classList.toggle('is-chosen', item === chosen);
      marks[index].classList.toggle('is-chosen', item === chosen);
    });
  }

  function show(state) {
    const fits = (item) => !state || item.dataset.state === state;
    items.forEach((item, index) => {
      item.hidden = !fits(item);
      marks[index].hidden = !fits(item);
    });
    const shown = items.filter(fits).length;
    count.textContent = state ? `${shown} of ${items.length}: ${labels[state]}` : `${shown} places`;
  }

  filter.addEventListener('change', ({ target }) => show(target.value));
  show('');
})();

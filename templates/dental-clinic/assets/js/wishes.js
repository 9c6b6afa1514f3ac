/* The card: what is ticked is kept in this browser, printed, and taken along by the booking page. */
(() => {
  const KEY = 'lowe-nettle.card';
  const boxes = [...document.querySelectorAll('[data-wish]')];
  const more = document.querySelector('[data-wish-more]');
  const status = document.querySelector('[data-card-status]');
  const labelOf = (box) => box.labels[0].textContent;

  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const box of boxes) box.checked = kept.wishes?.includes(labelOf(box)) ?? false;
    more.value = typeof kept.more === 'string' ? kept.more : '';
  } catch {
    // No card yet.
  }

  const keep = () => {
    const wishes = boxes.filter((box) => box.checked).map(labelOf);
    try {
      localStorage.setItem(KEY, JSON.stringify({ wishes, more: more.value.trim() }));
      status.textContent = wishes.length ? `${wishes.length} on your card. Kept.` : 'An empty card is also an answer.';
    } catch {
      status.textContent = 'This browser keeps nothing. Print it instead.';
    }
  };

  document.querySelector('[data-card]').addEventListener('input', keep);
  document.querySelector('[data-card]').addEventListener('submit', (event) => event.preventDefault());
  document.querySelector('[data-print]').addEventListener('click', () => {
    document.documentElement.classList.add('print-card');
    print();
    document.documentElement.classList.remove('print-card');
  });
  document.querySelector('[data-forget]').addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    more.value = '';
    keep();
    status.textContent = 'Forgotten. It was never sent anywhere.';
  });
})();

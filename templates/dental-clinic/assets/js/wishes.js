/* The card: what is ticked is kept in this browser, printed, and taken along by the booking page. */
(() => {
  const card = document.querySelector('[data-card]');
  if (!card) return;
  const KEY = 'dental-clinic.card';
  const boxes = [...card.querySelectorAll('[data-wish]')];
  const more = card.querySelector('[data-wish-more]');
  const status = card.querySelector('[data-card-status]');
  const labelOf = (box) => box.labels[0].textContent.trim();

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
      status.textContent = wishes.length > 0 ? `${wishes.length} selected. Saved in this browser.` : 'Nothing selected.';
    } catch {
      status.textContent = 'This browser can not save the card. Print it instead.';
    }
  };

  card.addEventListener('input', keep);
  card.addEventListener('submit', (event) => event.preventDefault());
  card.querySelector('[data-print]').addEventListener('click', () => {
    document.documentElement.classList.add('print-card');
    print();
    document.documentElement.classList.remove('print-card');
  });
  card.querySelector('[data-forget]').addEventListener('click', () => {
    for (const box of boxes) box.checked = false;
    more.value = '';
    keep();
    status.textContent = 'Cleared. It was never sent anywhere.';
  });
})();

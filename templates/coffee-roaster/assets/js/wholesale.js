/* The price of a week, beside the form's amount, from the first price of the table's rows. */
(() => {
  const { money, amountOf } = globalThis.Roastery;
  const rates = [...document.querySelectorAll('[data-rates] > tr')]
    .map((row) => ({ from: amountOf(row.cells[0].textContent), price: amountOf(row.cells[1].textContent) }))
    .sort((one, other) => other.from - one.from);
  const amount = document.querySelector('[name="kilos"]');
  const note = document.querySelector('[data-week-price]');
  const hint = note.textContent;

  function show() {
    const kilos = Number(amount.value);
    const rate = kilos > 0 ? rates.find(({ from }) => kilos >= from)?.price : undefined;
    note.textContent = rate ? `About ${money(kilos * rate)} a week at ${money(rate)} a kilogram.` : hint;
  }

  amount.addEventListener('input', show);
  show();
})();

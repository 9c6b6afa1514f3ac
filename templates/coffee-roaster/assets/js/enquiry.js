/* Letters and trade enquiries: checked in words, kept as a draft, sent where config.js says. */
(() => {
  const { ROASTERY } = globalThis;

  for (const form of document.querySelectorAll('[data-enquiry]')) {
    const status = form.querySelector('[data-status]');
    const button = form.querySelector('[type="submit"]');

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (!ROASTERY.checkForm(form)) {
        status.textContent = '';
        return;
      }
      button.disabled = true;
      status.textContent = 'Sending…';
      try {
        const result = await ROASTERY.send(form.dataset.form, Object.fromEntries(new FormData(form)));
        status.textContent =
          result === 'sent' ? status.dataset.sent : `This form is not connected yet, so nothing was sent. Please ring ${ROASTERY.phone()}.`;
        if (result === 'sent') {
          form.reset();
          ROASTERY.forgetDraft(form);
        }
      } catch {
        status.textContent = `Your message could not be sent, and nothing is lost. Try again, or ring ${ROASTERY.phone()}.`;
      }
      button.disabled = false;
    });
  }

  /* The price of a week, beside the form's amount, by the rows of the table: each begins with its least amount. */
  const amount = document.querySelector('[data-week-amount]');
  if (!amount) return;
  const note = document.querySelector('[data-week-price]');
  const hint = note.textContent;
  const rates = [...document.querySelectorAll('[data-rates] tr')]
    .map((row) => ({ from: Number.parseInt(row.cells[0].textContent, 10), price: ROASTERY.amountOf(row.cells[1].textContent) }))
    .filter(({ from, price }) => from > 0 && price > 0)
    .sort((one, other) => other.from - one.from);
  const reckon = () => {
    const kilos = Number(amount.value);
    const rate = rates.find(({ from }) => kilos >= from)?.price;
    note.textContent = rate ? `About ${ROASTERY.money(kilos * rate)} a week, at ${ROASTERY.money(rate)} each.` : hint;
  };
  amount.addEventListener('input', reckon);
  reckon();
})();

/* The checkout: sends the basket with name and address where config.js says. */
(() => {
  const { ROASTERY } = globalThis;
  const form = document.querySelector('[data-form="order"]');
  const status = form.querySelector('[data-status]');
  const button = form.querySelector('[type="submit"]');
  const inWords = ({ name, detail, count, price }) => `${count} × ${name}, ${detail}: ${ROASTERY.money(price * count)}`;

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!ROASTERY.checkForm(form)) return;
    const { lines, postage, total } = ROASTERY.basket.order();
    const customer = Object.fromEntries(new FormData(form));
    button.disabled = true;
    status.textContent = 'Sending…';
    try {
      const result = await ROASTERY.send('order', { ...customer, order: lines.map(inWords), postage: ROASTERY.money(postage), total: ROASTERY.money(total), lines: JSON.stringify(lines) });
      status.textContent =
        result === 'sent'
          ? status.dataset.sent
          : `This shop is not connected yet, so nothing was sent and your basket is still here. Please ring ${ROASTERY.phone()}.`;
      if (result === 'sent') {
        ROASTERY.forgetDraft(form);
        form.reset();
        document.querySelector('[data-done]').textContent = status.dataset.sent;
        ROASTERY.basket.clear();
      }
    } catch {
      status.textContent = `The order could not be sent, and nothing is lost. Try again, or ring ${ROASTERY.phone()}.`;
    }
    button.disabled = false;
  });
})();

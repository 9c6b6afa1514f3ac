/* The checkout: what is in the basket, once more and to change, and the form that sends it. */
(() => {
  const { Roastery } = globalThis;
  const { basket, money } = Roastery;
  const summary = document.querySelector('[data-summary]');
  const form = document.querySelector('[data-order]');
  const status = form.querySelector('[data-order-status]');
  const { sent: thanks } = document.querySelector('[data-basket]').dataset;

  function draw() {
    const empty = basket.isEmpty();
    summary.querySelector('[data-summary-empty]').hidden = !empty;
    summary.querySelector('[data-summary-full]').hidden = empty;
    basket.drawLines(summary.querySelector('[data-summary-lines]'), summary.querySelector('[data-summary-empty] a'));
    summary.querySelector('[data-goods]').textContent = money(basket.goods());
    basket.drawSums(summary);
  }

  document.addEventListener('basketchange', draw);
  draw();

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = '';
    if (basket.isEmpty()) {
      status.textContent = 'The basket is empty. Choose a coffee first.';
      return;
    }
    if (!Roastery.checkForm(form)) return;
    const button = form.querySelector('[type="submit"]');
    button.disabled = true;
    status.textContent = 'Sending…';
    try {
      const taken = await Roastery.send('order', { ...basket.toOrder(), customer: Object.fromEntries(new FormData(form)) });
      status.textContent = taken
        ? thanks
        : 'Everything is right, but no shop is connected to this page yet: nothing was sent, and your basket is still here.';
      if (!taken) return;
      form.reset();
      Roastery.forgetDraft(form);
      basket.clear();
    } catch {
      status.textContent = 'The shop could not be reached. Nothing is lost: try again in a minute.';
    } finally {
      button.disabled = false;
      status.focus();
    }
  });
})();

/* The journeys and their legs, as they stand in the page of the builder. Days, hours and prices are marked on each leg. */
globalThis.JOURNEYS = [...document.querySelectorAll('[data-whole]')].map((item) => ({
  id: item.id,
  name: item.querySelector('[data-slot="name"]').textContent.trim(),
  legs: [...item.querySelectorAll('[data-leg]')].map((leg, number) => {
    const { mode, days, hours, km, price } = leg.dataset;
    const textOf = (slot) => leg.querySelector(`[data-slot="${slot}"]`).textContent.trim();
    leg.dataset.leg = `${item.id}.${number}`;
    return {
      mode,
      from: textOf('from'),
      to: textOf('to'),
      text: textOf('words'),
      days: Math.max(1, Math.round(Number(days)) || 1),
      hours: Number(hours) || 0,
      km: Number(km) || 0,
      price: globalThis.Desk.amountOf(price),
      node: leg,
    };
  }),
}));

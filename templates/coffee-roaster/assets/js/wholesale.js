/* The enquiry: checked in words, kept as a draft, sent where config.enquiryEndpoint says. */
(() => {
  const { SpotHeight } = globalThis;
  const form = document.querySelector('[data-enquiry]');
  const status = form.querySelector('[data-status]');

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!SpotHeight.checkForm(form)) {
      status.textContent = '';
      return;
    }
    status.textContent = 'Sending…';
    try {
      const sent = await SpotHeight.send(SpotHeight.config.enquiryEndpoint, Object.fromEntries(new FormData(form)));
      status.textContent = sent
        ? 'Thank you. Marit answers within two working days, usually with a question about your grinder.'
        : 'Everything is right, but this is a demonstration: no server is plugged in, and nothing was sent.';
      if (!sent) return;
      form.reset();
      SpotHeight.forgetDraft(form);
    } catch {
      status.textContent = 'The roastery could not be reached. What you wrote is still here: try again in a minute.';
    }
  });

  /* Price by the week, beside the form's amount. */
  const amount = form.elements.kilos;
  const note = form.querySelector('[data-week-price]');
  const rates = [
    [50, 19.5],
    [20, 21],
    [8, 22.8],
    [1, 25],
  ];
  const reckon = () => {
    const kilos = Number(amount.value);
    const rate = rates.find(([from]) => kilos >= from)?.[1];
    note.textContent = rate
      ? `About ${SpotHeight.money(kilos * rate)} a week at ${SpotHeight.money(rate)} a kilogram.`
      : 'Eight or more is where it begins to pay.';
  };
  amount.addEventListener('input', reckon);
  reckon();
})();

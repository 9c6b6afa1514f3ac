/* Enquiry and message: checked in words, kept as drafts, sent where shop.js says. */
(() => {
  const { Roastery } = globalThis;

  for (const form of document.querySelectorAll('[data-send]'))
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const status = form.querySelector('[data-status]');
      status.textContent = '';
      if (!Roastery.checkForm(form)) return;
      status.textContent = 'Sending…';
      try {
        const taken = await Roastery.send(form.dataset.form, Object.fromEntries(new FormData(form)));
        status.textContent = taken
          ? status.dataset.sent
          : 'Everything is right, but no inbox is connected to this page yet: nothing was sent.';
        if (!taken) return;
        form.reset();
        Roastery.forgetDraft(form);
      } catch {
        status.textContent = 'It could not be sent. What you wrote is still here: try again in a minute.';
      }
    });
})();

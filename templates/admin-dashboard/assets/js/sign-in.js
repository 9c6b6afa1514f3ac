/* The sign-in page. It checks what is typed; whether the key fits is up to your backend: set `endpoint`. */
(() => {
  const endpoint = '';

  const faults = ({ badge, code }) => ({
    badge: /^[A-Za-z]{2}\d{3}$/.test(badge) ? '' : 'Two letters and three figures, as on your badge: SB114.',
    code: /^\d{6}$/.test(code) ? '' : 'Six figures. Not the door code, that one has four.',
  });

  document.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('[data-sign-in]');
    const status = document.querySelector('[data-status]');

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const values = { badge: form.elements.badge.value.trim(), code: form.elements.code.value.trim() };
      const found = faults(values);
      for (const [name, fault] of Object.entries(found)) {
        const field = form.elements[name];
        field.classList.toggle('is-invalid', Boolean(fault));
        field.setAttribute('aria-invalid', String(Boolean(fault)));
        document.getElementById(`${name}-fault`).textContent = fault;
      }
      const first = form.querySelector('.is-invalid');
      if (first) return first.focus();
      if (!endpoint) {
        status.textContent = 'The form is in order. No backend is plugged in yet, so this lamp turns green for everybody.';
        document.querySelector('[data-lamp]').className = 'lamp is-run';
        document.querySelector('[data-go]').hidden = false;
        return document.querySelector('[data-go]').focus();
      }
      status.textContent = 'Asking the plant...';
      try {
        const answer = await fetch(endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) });
        if (!answer.ok) throw new Error(answer.status === 401 ? 'Badge and code do not belong together.' : 'The plant answered, but not with a yes.');
        location.assign('index.html');
      } catch (error) {
        status.textContent = `${error.message} Nothing you typed was lost; try again.`;
      }
    });
  });
})();

/* The sign-in page. It checks what is typed; whether the key fits is up to your backend: set `endpoint`. */
(() => {
  const endpoint = '';

  const faults = ({ email, password }) => ({
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? '' : 'Enter a whole e-mail address, such as name@example.org.',
    password: password ? '' : 'Enter your password.',
  });

  document.addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector('[data-sign-in]');
    const status = document.querySelector('[data-status]');

    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const values = { email: form.elements.email.value.trim(), password: form.elements.password.value };
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
        status.textContent = 'The form is in order. No server is connected to this page yet, so the lamp turns green for everybody.';
        document.querySelector('[data-lamp]').className = 'lamp is-run';
        document.querySelector('[data-go]').hidden = false;
        return document.querySelector('[data-go]').focus();
      }
      status.textContent = 'Signing in…';
      try {
        const answer = await fetch(endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(values) });
        if (!answer.ok) throw new Error(answer.status === 401 ? 'E-mail and password do not belong together.' : 'The server could not sign you in.');
        location.assign('index.html');
      } catch (error) {
        status.textContent = `${error.message} Nothing you typed was lost; try again.`;
      }
    });
  });
})();

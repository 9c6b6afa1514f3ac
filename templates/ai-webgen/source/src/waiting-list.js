/*
 * The address that takes names for the list: POST, JSON { email, trade }. Any status from 200 to 299 counts as received.
 * While it is empty nothing leaves the browser, and the page says so.
 */
const endpoint = '';

/** Checks the address in words, keeps what was typed, and sends it to the one place above. */
export function startWaitingList(form) {
  const field = form.elements.email;
  const words = document.getElementById('email-error');
  const status = form.querySelector('[role="status"]');
  form.noValidate = true;

  function check() {
    const value = field.value.trim();
    if (!value) words.textContent = 'An address is needed, or the drawing has nowhere to go.';
    else if (!/^\S+@\S+\.\S+$/.test(value))
      words.textContent = 'This lacks an @ or a domain, as in desk@stemcount.example.';
    else words.textContent = '';
    field.setAttribute('aria-invalid', String(words.textContent !== ''));
    return words.textContent === '';
  }

  field.addEventListener('input', () => field.getAttribute('aria-invalid') === 'true' && check());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    status.textContent = '';
    if (!check()) return field.focus();
    status.textContent = endpoint
      ? 'Sending...'
      : 'The address is fine. No backend is plugged in yet, so nothing was sent: see README.md.';
    if (!endpoint) return;
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(Object.fromEntries(new FormData(form))),
      });
      if (!response.ok) throw new Error(String(response.status));
      status.textContent = 'You are on the list. We write once, when it is your turn.';
    } catch {
      status.textContent = 'That did not arrive. What you typed is still here: try again in a moment.';
    }
  });
}

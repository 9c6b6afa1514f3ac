/*
 * The mailing list. To plug in a backend, let `send` post `entry` to an address of yours and throw an Error, in words
 * for the reader, when it was not taken. Until then the entry stays in this browser and the page says so.
 */
(() => {
  const form = document.querySelector('[data-list]');
  const answer = form.querySelector('[data-answer]');
  const { email } = form.elements;
  const fault = document.getElementById('email-fault');

  async function send(entry) {
    try {
      localStorage.setItem('second-drum.list', JSON.stringify(entry));
    } catch {
      throw new Error('This browser keeps nothing, and no server is connected yet. Write to post@seconddrum.example instead.');
    }
  }

  function check() {
    const value = email.value.trim();
    let text = '';
    if (!value) text = 'Without an address the letter goes nowhere.';
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) text = 'That is missing something: an address looks like oona@seconddrum.example.';
    fault.textContent = text;
    fault.hidden = !text;
    if (text) email.setAttribute('aria-invalid', 'true');
    else email.removeAttribute('aria-invalid');
    return !text;
  }

  email.addEventListener('blur', () => email.value && check());
  email.addEventListener('input', () => email.hasAttribute('aria-invalid') && check());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    answer.textContent = '';
    if (!check()) {
      email.focus();
      return;
    }
    try {
      await send(Object.fromEntries(new FormData(form)));
      answer.textContent = `Noted, ${form.elements.name.value.trim() || 'whoever you are'}. No server is connected yet, so the note stays in this browser.`;
      form.reset();
    } catch (error) {
      answer.textContent = error.message;
    }
  });
})();

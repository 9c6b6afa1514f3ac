/* The sign-up: empty, wrong, on its way, failed, on the list. The board says it too, in its own words. */
(() => {
  const { endpoint, storageKey, words: texts, fill } = window.launch;
  const form = document.querySelector('[data-notify]');
  const said = document.querySelector('[data-said]');
  const { email, stop } = form.elements; // `stop` is the question, which can be left out
  const button = form.querySelector('button');
  const ask = button.textContent;

  function say(words, wrong = false) {
    said.textContent = words;
    said.classList.toggle('wrong', wrong);
    for (const name of ['aria-invalid', 'aria-describedby']) email.removeAttribute(name);
  }

  function refuse(words, board) {
    say(words, true);
    said.id = 'email-wrong';
    email.setAttribute('aria-invalid', 'true');
    email.setAttribute('aria-describedby', said.id);
    email.focus();
    window.board.say(board);
  }

  const answer = () => (stop ? stop.value.split(',')[0] : '');

  function listed(address) {
    form.classList.add('listed');
    button.textContent = 'Tell somebody else';
    say(endpoint ? fill(texts.listed, { email: address, answer: answer() }) : `This page is not connected to a list yet, so ${address} was not sent. Set endpoint in assets/js/config.js.`);
    window.board.say(fill(texts.listedOnBoard, { answer: answer() }));
  }

  email.addEventListener('input', () => {
    if (email.getAttribute('aria-invalid') && /^\S+@\S+\.\S+$/.test(email.value.trim())) say('');
  });

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (form.classList.contains('listed')) {
      form.classList.remove('listed');
      button.textContent = ask;
      email.value = '';
      say('');
      email.focus();
      return;
    }
    const address = email.value.trim();
    if (!address) return refuse('Please write an address. The letter has to go somewhere.', 'No address, no letter');
    if (!/^\S+@\S+\.\S+$/.test(address)) return refuse('That is not an address yet. It looks like name@example.org.', 'Address incomplete');
    button.disabled = true;
    button.textContent = 'One moment …';
    say('');
    window.board.say('One moment');
    let status = 200;
    try {
      if (endpoint) {
        const reply = await fetch(endpoint, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: address, stop: answer() }) });
        status = reply.status;
        if (!reply.ok && status !== 409) throw new Error(`Status ${status}`);
      }
      try {
        localStorage.setItem(storageKey, JSON.stringify({ address, stop: stop?.value }));
      } catch {
        // Without storage the page forgets; the list does not.
      }
      listed(address);
      if (status === 409) say(fill(texts.again, { email: address }));
    } catch {
      button.textContent = 'Try again';
      say('The line is down. Your address is still here; please try again in a minute.', true);
      window.board.say('Line down. Try again');
    } finally {
      button.disabled = false;
    }
  });

  try {
    const before = JSON.parse(localStorage.getItem(storageKey));
    if (before?.address) {
      email.value = before.address;
      if (stop && Array.from(stop.options).some(({ value }) => value === before.stop)) stop.value = before.stop;
      listed(before.address);
    }
  } catch {
    // Nothing kept, or not readable: the form stays empty.
  }
})();

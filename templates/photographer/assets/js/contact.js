/*
 * The letter.
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server into ENDPOINT, for example '/api/letters'. A letter is sent with POST as JSON:
 * {"name": "...", "email": "...", "subject": "...", "message": "..."}. Any status from 200 to 299 counts as received.
 * While ENDPOINT is empty nothing leaves the browser, and the page says so.
 */
(() => {
  const ENDPOINT = '';

  window.Darkroom.lookAfter(document.querySelector('[data-letter]'), {
    key: 'photographer.letter',
    checked: ['name', 'email', 'message'],
    endpoint: ENDPOINT,
    file: 'assets/js/contact.js',
    say: ({ name }) => `Thank you, ${name.trim()}.`,
  });
})();

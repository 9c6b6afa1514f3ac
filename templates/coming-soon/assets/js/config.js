/*
 * WHERE THE BACKEND GOES. The date and the words are in index.html.
 *
 * Put the address of your server into `endpoint`, for example '/api/notify'. A sign-up is sent with POST as JSON:
 * {"email": "...", "stop": "Trieste"}. Any status from 200 to 299 counts as received, 409 as "already on the list".
 * While `endpoint` is empty nothing leaves the browser, and the page says so.
 */
window.launch = {
  endpoint: '',
  storageKey: 'coming-soon.told',
};

/** What the page says, with values put in: fill('{days} days', { days: 3 }). */
window.launch.words = JSON.parse(document.getElementById('words').textContent);
window.launch.fill = (words, values) => words.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

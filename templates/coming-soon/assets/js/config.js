/*
 * The date, and WHERE THE BACKEND GOES.
 *
 * Put the address of your server into `endpoint`, for example '/api/notify'. A sign-up is sent with POST as JSON:
 * {"email": "...", "stop": "Trieste"}. Any status from 200 to 299 counts as received, 409 as "already on the list".
 * While `endpoint` is empty nothing leaves the browser, and the page says so.
 */
window.moth = {
  endpoint: '',
  leaves: '2027-05-01T21:47:00+02:00',
  storageKey: 'the-moth.told',
};

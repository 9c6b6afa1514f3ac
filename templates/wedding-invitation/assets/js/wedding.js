/*
 * What the scripts have to know about the wedding. The words and timetables are in the HTML files.
 *
 * WHERE THE BACKEND GOES
 * Put the address of your server into `endpoint`, for example '/api/replies'. A reply is sent with POST as JSON:
 *
 *   { "id": "k3v9...", "name": "...", "email": "...", "coming": "yes" | "no", "out": "B", "back": "E",
 *     "guests": [{ "name": "...", "menu": "hake", "needs": "..." }], "song": "...", "message": "..." }
 *
 * Any status from 200 to 299 counts as received. A changed reply is sent again with the same id: replace the older
 * one. While `endpoint` is empty nothing leaves the browser, and the page says so.
 */
window.wedding = {
  endpoint: '',
  storageKey: 'inchlarig.reply',
  mostGuests: 6,

  announced: '2026-08-01T12:00:00+01:00',
  begins: '2027-06-19T14:00:00+01:00',

  boats: {
    A: { name: 'Boat A, the keen', leaves: '9.10', start: '2027-06-19T09:10:00+01:00' },
    B: { name: 'Boat B, the sensible', leaves: '10.40', start: '2027-06-19T10:40:00+01:00' },
    C: { name: 'Boat C, the brave', leaves: '12.15', start: '2027-06-19T12:15:00+01:00' },
    D: { name: 'Boat D, children and knees', leaves: '20.50', start: '2027-06-19T20:50:00+01:00' },
    E: { name: 'Boat E, the last boat', leaves: '23.50', start: '2027-06-19T23:50:00+01:00' },
    F: { name: 'Boat F, the next morning', leaves: '10.30', start: '2027-06-20T10:30:00+01:00' },
  },

  menus: {
    hake: 'Hake',
    mutton: 'Mutton',
    beetroot: 'Beetroot',
    small: 'Fish fingers',
  },
};

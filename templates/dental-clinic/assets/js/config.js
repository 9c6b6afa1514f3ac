/*
 * What the practice offers, who works when, and the one place for a backend.
 *
 * While `endpoint` is empty nothing leaves the browser and the pages say so. With an address in it
 *   GET  {endpoint}?day=2026-11-26   is asked which times are taken: [{ "person": "lowe", "from": "09:00", "to": "09:40" }]
 *   POST {endpoint}                  gets { "kind": "book" | "change" | "cancel", ... } as JSON
 * See README.md for all that is sent.
 */
globalThis.PRACTICE = {
  endpoint: '',

  name: 'Lowe & Nettle',
  address: '9 Quiet Street, Ashcombe',
  phone: '01632 960 438',
  timeZone: 'Europe/London',

  /** How many days ahead the book is open, how many minutes' notice we need, and how far apart times begin. */
  daysAhead: 14,
  notice: 120,
  raster: 10,

  services: [
    { id: 'checkup', name: 'Check-up', minutes: 20, people: ['lowe', 'nettle'] },
    { id: 'cleaning', name: 'Cleaning', minutes: 30, people: ['brandt'] },
    { id: 'filling', name: 'Filling', minutes: 45, people: ['lowe', 'nettle'] },
    { id: 'first', name: 'First visit', minutes: 40, people: ['lowe', 'nettle'] },
    { id: 'talk', name: 'Just talking', minutes: 20, people: ['lowe', 'nettle', 'brandt'] },
    { id: 'child', name: 'Child', minutes: 20, people: ['lowe'] },
    { id: 'urgent', name: 'It hurts', minutes: 20, people: ['lowe', 'nettle'], urgent: true },
  ],

  people: [
    { id: 'lowe', name: 'Dr Ines Lowe' },
    { id: 'nettle', name: 'Dr Tom Nettle' },
    { id: 'brandt', name: 'Maya Brandt' },
  ],

  /** Hours by day of the week, Sunday first. The first `urgentMinutes` of each are kept for those in pain. */
  hours: [
    [],
    [['08:30', '12:30'], ['13:30', '17:00']],
    [['08:30', '12:30'], ['13:30', '19:00']],
    [['08:30', '12:30']],
    [['08:30', '12:30'], ['13:30', '17:00']],
    [['08:30', '12:30']],
    [],
  ],
  urgentMinutes: 20,
  closedOn: ['2026-12-24', '2026-12-25', '2026-12-28', '2026-12-31', '2027-01-01'],

  /**
   * Times that others have taken. Without a backend these are invented, always the same ones for the same day, so that
   * the book looks like the book of a practice that is liked. Take the last lines out when the endpoint is there.
   */
  async taken(day) {
    if (this.endpoint) {
      const answer = await fetch(`${this.endpoint}?day=${day}`);
      if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
      return answer.json();
    }
    const list = [];
    let state = Number(day.replaceAll('-', '')) % 65521;
    for (const { id } of this.people)
      for (let hour = 8; hour < 19; hour += 1) {
        state = (state * 75 + 74) % 65537;
        if (state % 5 < 2) list.push({ person: id, from: `${String(hour).padStart(2, '0')}:${state % 2 ? '00' : '30'}`, to: `${String(hour + 1).padStart(2, '0')}:${state % 3 ? '00' : '20'}` });
      }
    return list;
  },

  /** Sends one message. Gives "sent", "kept" when there is nowhere to send it, or throws. */
  async send(kind, content) {
    if (!this.endpoint) return 'kept';
    const answer = await fetch(this.endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ kind, ...content }) });
    if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
    return 'sent';
  },
};

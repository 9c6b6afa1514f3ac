/*
 * The one place for a backend. While `endpoint` is empty nothing leaves the browser and the pages say so.
 * With an address in it, bookings, cancellations and trial hours are sent there with POST as JSON; see README.md.
 */
globalThis.EISENHALLE = {
  endpoint: '',

  /** Sends one message. Gives "sent", "kept" when there is nowhere to send it, or throws. */
  async send(kind, content) {
    if (!this.endpoint) return 'kept';
    const answer = await fetch(this.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind, ...content }),
    });
    if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`);
    return 'sent';
  },
};

/*
 * What the scripts have to know about the wedding, read from <body> and from the answers of the reply: words, days and menus stand
 * in the pages.
 *
 * WHERE THE BACKEND GOES
 * Nothing leaves the browser, and the page says so, until one of these is set:
 *   data-forms="site" on <body>              the published site's own inbox takes the replies (data-form)
 *   endpoint below, such as '/api/replies'   a server of yours
 * README.md shows what is sent. A changed reply comes again with the same id: replace the older one.
 */
window.wedding = (() => {
  const endpoint = '';
  const { begins, hours, announced, zone, title, place, note, forms } = document.body.dataset;

  /** What a clock in the zone says at a moment, as if it were UTC, in milliseconds. */
  function wallAt(moment) {
    const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' }).formatToParts(moment);
    const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map((type) => Number(parts.find((part) => part.type === type).value));
    return Date.UTC(year, month - 1, day, hour, minute);
  }

  /** The moment at which a clock at the place says this, such as 2027-06-19T14:00. An unknown zone is that of the browser. */
  function momentOf(said) {
    const wall = Date.parse(`${said.length > 10 ? said : `${said}T12:00`}Z`);
    try {
      const guess = wall - (wallAt(wall) - wall);
      return wall - (wallAt(guess) - guess);
    } catch {
      return Date.parse(said);
    }
  }

  /** The answers of a question about the way, by their letter. */
  const answersOf = (name) =>
    Object.fromEntries(
      [...document.querySelectorAll(`input[name="${name}"]`)].map((radio) => {
        const words = (slot) => radio.closest('label').querySelector(`[data-slot="${slot}"]`).textContent.trim();
        return [radio.value, { time: words('time'), name: words('name'), start: radio.dataset.start }];
      }),
    );

  return {
    begins: momentOf(begins),
    announced: momentOf(announced),
    minutes: (Number(hours) || 10) * 60,
    title,
    place,
    note,
    momentOf,
    mostGuests: 6,
    storageKey: 'wedding-invitation.reply',
    ways: { out: answersOf('out'), back: answersOf('back') },
    menus: Object.fromEntries([...document.querySelectorAll('[data-menus] li')].map((item) => [item.dataset.value, item.textContent.trim()])),

    /** Whether replies go anywhere. */
    isConnected: () => endpoint !== '' || forms === 'site',

    /** Sends a reply; throws when it did not arrive. */
    async send(form, reply) {
      const values = { ...reply, guests: reply.guests.map(({ name, menu, needs }) => [name, menu, needs].filter(Boolean).join(', ')).join('; ') };
      const answer = await (endpoint
        ? fetch(endpoint, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ form, ...reply }) })
        : fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams({ 'form-name': form, ...values }) }));
      if (!answer.ok) throw new Error(`status ${answer.status}`);
    },
  };
})();

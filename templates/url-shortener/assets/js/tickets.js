/*
 * The tickets: what may be handed in, how names are made, how often a ticket was used, files in and out.
 * Nothing here touches the page.
 */
window.Tickets = (() => {
  const { createStore, parseCsv, writeCsv } = window.Desk;
  const COUNTS = 'cloakroom.counts';
  const MOST = 5000;
  const LONGEST = 8000;
  // Places of the page itself.
  const reserved = new Set(['rack', 'counter', 'top']);

  const day = (date = new Date()) =>
    [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-');
  const daysAgo = (count) => {
    const date = new Date();
    date.setDate(date.getDate() - count);
    return day(date);
  };

  /** The address as it is kept, or an Error in plain words. Only http, https and mailto are taken. */
  function readAddress(typed) {
    const text = typed.trim();
    if (text === '') throw new Error('Enter an address first.');
    if (text.length > LONGEST) throw new Error(`This address has ${text.length} letters; ${LONGEST} are the most.`);
    if (/\s/.test(text)) throw new Error('An address has no spaces. If one belongs in it, write %20.');
    const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(text)?.[1].toLowerCase();
    if (scheme && !['http', 'https', 'mailto'].includes(scheme))
      throw new Error(`Addresses beginning with “${scheme}:” are not taken: only http, https and mailto.`);
    if (scheme === 'mailto') {
      if (!/^mailto:[^@?\s]+@[^@?\s.]+(\.[^@?\s.]+)+(\?.*)?$/i.test(text)) throw new Error('A mail address looks like mailto:name@place.org.');
      return text;
    }
    if (!scheme && /^[^@/\s]+@[^@/\s]+\.[^@/\s]+$/.test(text)) return `mailto:${text}`;
    let url;
    try {
      url = new URL(scheme ? text : `https://${text.replace(/^\/+/, '')}`);
    } catch {
      throw new Error(`“${text.slice(0, 60)}” is not an address. One looks like https://place.org/page.`);
    }
    const isHost = /^([^.]+\.)+[^.]{2,}\.?$/.test(url.hostname) || url.hostname === 'localhost' || /^\[|^\d+\.\d+\.\d+\.\d+$/.test(url.hostname);
    if (!isHost) throw new Error(`“${url.hostname}” is not the name of a host on the web.`);
    if (url.username || url.password) throw new Error('This address holds a name or a password. Take it out: everyone with the link would have it.');
    return url.href;
  }

  /** A name as it is kept, or an Error. `own` is the ticket that is being changed. */
  function readName(typed, tickets, own = null) {
    const name = typed.trim().replace(/^#/, '').toLowerCase();
    if (name === '') throw new Error('Enter a name.');
    if (!/^[\p{L}\p{N}]([\p{L}\p{N}._-]{0,38}[\p{L}\p{N}])?$/u.test(name))
      throw new Error('A name has 1 to 40 letters, figures, hyphens, points or underscores, and begins and ends with a letter or figure.');
    if (reserved.has(name)) throw new Error(`“${name}” is a place on this page. Choose another name.`);
    const taken = tickets.find((one) => one.name === name && one.id !== own);
    if (taken) throw new Error(`“${name}” is taken. “${free(name, tickets)}” is free.`);
    return name;
  }

  function free(name, tickets) {
    const names = new Set(tickets.map((one) => one.name));
    for (let count = 2; ; count += 1) if (!names.has(`${name}-${count}`)) return `${name}-${count}`;
  }

  /** A name that can be said on the telephone: consonant, vowel, consonant, vowel, consonant. */
  function makeName(tickets) {
    const sounds = ['bdfghjklmnprstvz', 'aeiou'];
    for (let tries = 0; tries < 100; tries += 1) {
      const random = crypto.getRandomValues(new Uint8Array(5));
      const name = [...random].map((value, at) => sounds[at % 2][value % sounds[at % 2].length]).join('');
      if (!tickets.some((one) => one.name === name)) return name;
    }
    return free('ticket', tickets);
  }

  /** The address with campaign tags; empty ones are taken out of it. */
  function addTags(address, tags) {
    if (!/^https?:/i.test(address)) return address;
    const url = new URL(address);
    for (const [name, value] of Object.entries(tags)) {
      if (value.trim() === '') url.searchParams.delete(`utm_${name}`);
      else url.searchParams.set(`utm_${name}`, value.trim());
    }
    return url.href;
  }

  /** The sample as the page has it, read before the list shows what is kept. */
  const samples = [...document.querySelectorAll('[data-slot-list="sample.items"] > li')].map((item) => ({
    name: readName(item.querySelector('a').textContent, []),
    address: readAddress(item.querySelector('a').getAttribute('href')),
    note: item.querySelector('span').textContent.trim(),
    back: Number(item.dataset.back) || 0,
    days: item.dataset.days.split(/[ ,]+/).map(Number),
  }));

  function sample() {
    const tickets = samples.map(({ name, address, note, back }, at) => ({
      id: `sample-${at}`,
      number: samples.length - at,
      name,
      address,
      note,
      created: daysAgo(back + 14),
      sample: true,
    }));
    return { version: 1, next: samples.length + 1, tickets };
  }

  function readTicket(value) {
    const text = (part, most) => (typeof part === 'string' ? part.slice(0, most) : '');
    const number = Number(value?.number);
    return {
      id: text(value?.id, 40) || window.Desk.id(),
      number: Number.isInteger(number) && number > 0 && number < 1e9 ? number : 0,
      name: readName(text(value?.name, 60), []),
      address: readAddress(text(value?.address, LONGEST + 1)),
      note: text(value?.note, 200),
      created: /^\d{4}-\d\d-\d\d$/.test(value?.created) ? value.created : day(),
      ...(value?.sample === true ? { sample: true } : {}),
    };
  }

  /** A sound book. Tickets that cannot be read, or whose name came before, are left out. */
  function read(value) {
    if (!value || typeof value !== 'object' || !Array.isArray(value.tickets)) throw new Error('This file holds no links.');
    const names = new Set();
    const ids = new Set();
    const tickets = [];
    for (const one of value.tickets.slice(0, MOST)) {
      try {
        const ticket = readTicket(one);
        if (names.has(ticket.name)) continue;
        if (ids.has(ticket.id)) ticket.id = window.Desk.id();
        names.add(ticket.name);
        ids.add(ticket.id);
        tickets.push(ticket);
      } catch {
        // The caller counts what is missing.
      }
    }
    const highest = tickets.reduce((most, { number }) => Math.max(most, number), 0);
    return { version: 1, next: Math.max(highest + 1, Number.isInteger(value.next) ? value.next : 1), tickets };
  }

  const store = createStore({ key: 'cloakroom.tickets', initial: sample, read });

  /* Counts are kept apart, so that undoing a change never forgets a visit. ------------------ */

  function counts() {
    try {
      const kept = JSON.parse(localStorage.getItem(COUNTS));
      if (kept && typeof kept === 'object') return kept;
    } catch {
      // Nothing kept, or storage is switched off.
    }
    return Object.fromEntries(
      samples.map(({ name, days }) => [name, Object.fromEntries(days.map((count, at) => [daysAgo(days.length - at), count]).filter(([, count]) => count > 0))]),
    );
  }

  function writeCounts(all) {
    try {
      localStorage.setItem(COUNTS, JSON.stringify(all));
      return true;
    } catch {
      return false;
    }
  }

  function count(name) {
    const all = counts();
    const days = (all[name] ??= {});
    days[day()] = (days[day()] ?? 0) + 1;
    writeCounts(all);
  }

  const total = (days = {}) => Object.values(days).reduce((sum, value) => sum + (Number(value) || 0), 0);
  const lastDays = (days = {}, many = 14) => Array.from({ length: many }, (_, at) => Number(days[daysAgo(many - 1 - at)]) || 0);

  /* Files ---------------------------------------------------------------------------------- */

  const toJson = () => `${JSON.stringify({ ...store.state, counts: counts() }, null, 2)}\n`;
  const columns = ['name', 'address', 'note', 'created', 'opened'];
  function toCsv() {
    const all = counts();
    return writeCsv([columns, ...store.state.tickets.map(({ name, address, note, created }) => [name, address, note, created, total(all[name])])]);
  }

  /** Tickets in a file, { tickets, counts, faults }: faults name row and reason. */
  function fromText(text) {
    if (/^\s*[[{]/.test(text)) {
      let json;
      try {
        json = JSON.parse(text);
      } catch {
        throw new Error('The file begins like a backup, but cannot be read to its end.');
      }
      const given = Array.isArray(json) ? { tickets: json } : json;
      const { tickets } = read(given);
      const lost = given.tickets.length - tickets.length;
      return { tickets, counts: given.counts ?? {}, faults: lost > 0 ? [`${lost} of ${given.tickets.length} could not be read or came twice.`] : [] };
    }
    const [head = [], ...rows] = parseCsv(text);
    const names = head.map((name) => name.trim().toLowerCase());
    if (!names.includes('address')) throw new Error('The table needs a first row with the columns name and address.');
    const tickets = [];
    const faults = [];
    const seen = {};
    for (const [at, row] of rows.slice(0, MOST).entries()) {
      const cell = (name) => (row[names.indexOf(name)] ?? '').trim();
      try {
        const name = cell('name') || makeName([...store.state.tickets, ...tickets]);
        tickets.push(readTicket({ name, address: cell('address'), note: cell('note'), created: cell('created') }));
        const opened = Number(cell('opened'));
        if (Number.isInteger(opened) && opened > 0) seen[name.toLowerCase()] = { [cell('created') || day()]: opened };
      } catch (error) {
        faults.push(`Row ${at + 2}: ${error.message}`);
      }
    }
    if (rows.length > MOST) faults.push(`Only the first ${MOST} rows were read.`);
    return { tickets, counts: seen, faults };
  }

  return { store, sample, readAddress, readName, makeName, free, addTags, count, counts, writeCounts, total, lastDays, toJson, toCsv, fromText, day, MOST };
})();

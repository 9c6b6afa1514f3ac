/* What a work order is: its fields, their names and their checks. */
window.Panel = window.Panel || {};

Panel.fields = (() => {
  /* Places, kinds and people are those of the page. */
  const namesIn = (selector) => [...document.querySelectorAll(selector)].map((item) => item.textContent.trim());
  const stations = Object.fromEntries([...document.querySelectorAll('#station option[value]:not([value=""])')].map(({ value, text }) => [value, text]));
  const states = { open: 'Open', planned: 'Planned', waiting: 'Waiting', done: 'Done' };
  const priorities = { 1: '1, today', 2: '2, this week', 3: '3, later' };
  const kinds = namesIn('[data-kinds] > li');
  const crews = namesIn('[data-crews] > li');
  const isDate = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

  /** The orders that stand in the page, for as long as nobody has changed one. */
  const rows = [...document.querySelectorAll('[data-seed] tbody > tr')].map(({ cells, dataset }) => {
    const [number, title, kind, crew, due, hours, note] = [...cells].map((cell) => cell.textContent.trim());
    const { station, priority, state } = dataset;
    return { number: Number(number), title, kind, station, priority: Number(priority), state, crew, due, hours: Number(hours) || 1, note };
  });

  return {
    rows,
    stations,
    states,
    priorities,
    kinds,
    crews,
    columns: [
      { id: 'number', name: 'No.', text: (order) => String(order.number) },
      { id: 'title', name: 'What', text: (order) => order.title, isFixed: true },
      { id: 'station', name: document.querySelector('label[for="station"]').textContent, text: (order) => stations[order.station] },
      { id: 'kind', name: 'Kind', text: (order) => order.kind },
      { id: 'priority', name: 'Priority', text: (order) => String(order.priority) },
      { id: 'state', name: 'State', text: (order) => states[order.state], rank: (order) => Object.keys(states).indexOf(order.state) },
      { id: 'crew', name: 'Who', text: (order) => order.crew || 'Unassigned' },
      { id: 'due', name: 'Due', text: (order) => Panel.date(order.due), rank: (order) => order.due || '9999' },
      { id: 'hours', name: 'Hours', text: (order) => String(order.hours), isNumber: true },
    ],
    /** The faults of an order, by field, in words for whoever typed it. */
    faults(order) {
      const found = {};
      if (!order.title.trim()) found.title = 'Enter what is to be done.';
      else if (order.title.length > 120) found.title = 'At most 120 characters. The rest belongs into the note.';
      if (!(order.station in stations)) found.station = 'Choose one of the places.';
      if (!kinds.includes(order.kind)) found.kind = `Choose ${kinds.join(', ')}.`;
      if (!(order.state in states)) found.state = 'Choose open, planned, waiting or done.';
      if (!(order.priority in priorities)) found.priority = 'Choose 1, 2 or 3.';
      if (order.due && !isDate(order.due)) found.due = 'Write the day as year-month-day, such as 2026-11-30.';
      if (!Number.isFinite(order.hours) || order.hours < 0.5 || order.hours > 200) found.hours = 'Hours are between 0.5 and 200.';
      if (order.state === 'planned' && !order.crew) found.crew = 'Planned work needs somebody assigned.';
      return found;
    },
  };
})();

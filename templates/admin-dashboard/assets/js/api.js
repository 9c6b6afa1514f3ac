/* THE PLACE FOR YOUR BACKEND. Every page asks here and nowhere else: replace the bodies of the functions by calls of
   your own, keep what they promise. Until then readings come from sample-data.js, lists from the rows of the pages, and
   what people change lives in localStorage of their browser. */
window.Panel = window.Panel || {};

Panel.api = (() => {
  const key = 'admin-dashboard.v1';
  const sample = window.sampleData;
  /* A list that nobody has changed yet is null: the rows of the page are shown then. */
  const fresh = () => ({ orders: null, users: null, seen: [], log: [], settings: {} });
  const standard = { operator: '', shift: '', flow: true, line: 'normal' };
  let state = fresh();
  let isStored = true;

  try {
    const text = localStorage.getItem(key);
    if (text) state = { ...fresh(), ...JSON.parse(text) };
  } catch {
    isStored = false;
  }

  function keep() {
    try {
      localStorage.setItem(key, JSON.stringify(state));
    } catch {
      isStored = false; // Everything still works until the page is closed.
    }
  }

  /** Resolves to what `read` returns; as slow or as broken as the drill in the settings wants it. */
  function answer(read) {
    const line = settings().line;
    if (line === 'broken') return Promise.reject(new Error('The server does not answer.'));
    return new Promise((resolve) => {
      if (line === 'slow') setTimeout(() => resolve(read()), 2500);
      else resolve(read());
    });
  }

  function settings() {
    return { ...standard, ...state.settings };
  }

  return {
    /** Readings and totals, in the shape of sample-data.js. */
    plant: () => answer(() => sample),
    /** All work orders, or those of the page's own rows while nothing was changed; none while an empty list is simulated. */
    orders: (rows) => answer(() => (settings().line === 'empty' ? [] : structuredClone(state.orders ?? rows))),
    /** Takes the whole list. A backend would rather take the difference. */
    putOrders(orders) {
      state.orders = structuredClone(orders);
      keep();
    },
    /** A list by its name, such as `users`; null while nothing in it was changed. */
    list: (name) => structuredClone(state[name] ?? null),
    putList(name, items) {
      state[name] = structuredClone(items);
      keep();
    },
    seen: () => [...state.seen],
    putSeen(ids) {
      state.seen = [...ids];
      keep();
    },
    log: () => [...state.log],
    putLog(lines) {
      state.log = [...lines];
      keep();
    },
    settings,
    putSettings(changes) {
      state.settings = { ...state.settings, ...changes };
      keep();
    },
    /** Everything of this browser, as text for a file. */
    exportAll: () => JSON.stringify({ kind: 'admin-dashboard', version: 1, ...state }, null, 2),
    /** Takes what exportAll gave. Throws with words that can be shown. */
    importAll(text) {
      let found;
      try {
        found = JSON.parse(text);
      } catch {
        throw new Error('This file is not JSON. Choose one that was saved here.');
      }
      if (found?.kind !== 'admin-dashboard') throw new Error('This file holds something else. Choose one that was saved here.');
      state = {
        orders: Array.isArray(found.orders) ? found.orders : null,
        users: Array.isArray(found.users) ? found.users : null,
        seen: Array.isArray(found.seen) ? found.seen : [],
        log: Array.isArray(found.log) ? found.log : [],
        settings: found.settings && typeof found.settings === 'object' ? found.settings : {},
      };
      keep();
    },
    reset() {
      state = fresh();
      keep();
    },
    isStored: () => isStored,
  };
})();

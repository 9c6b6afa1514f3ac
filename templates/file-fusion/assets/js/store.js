/* Files and choices are kept in this browser's IndexedDB until they are removed. Nothing is kept anywhere else. */
window.Confluence = window.Confluence || {};
Confluence.store = (() => {
  /** More than this is not kept for the next visit. */
  const mostBytes = 100_000_000;
  let database = null;

  const opening = new Promise((resolve) => {
    let request;
    try {
      request = indexedDB.open('confluence', 1);
    } catch {
      resolve(null);
      return;
    }
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files');
      request.result.createObjectStore('state');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
    request.onblocked = () => resolve(null);
  }).then((found) => {
    database = found;
  });

  const ask = (name, mode, act) =>
    new Promise((resolve) => {
      try {
        const request = act(database.transaction(name, mode).objectStore(name));
        request.onsuccess = () => resolve(request.result);
        request.onerror = (event) => {
          event.preventDefault();
          resolve(undefined);
        };
      } catch {
        resolve(undefined);
      }
    });

  return {
    /** The state of the last visit with its files, or null. */
    async load() {
      await opening;
      if (!database) return null;
      const state = await ask('state', 'readonly', (all) => all.get('now'));
      if (!state) return null;
      const items = [];
      for (const item of state.items) {
        const blob = await ask('files', 'readonly', (all) => all.get(item.id));
        if (blob) items.push({ ...item, blob });
      }
      const known = new Set(items.map(({ id }) => id));
      for (const id of (await ask('files', 'readonly', (all) => all.getAllKeys())) ?? [])
        if (!known.has(id)) await ask('files', 'readwrite', (all) => all.delete(id));
      return { ...state, items };
    },
    /** Whether everything will be there at the next visit. */
    async save(state) {
      await opening;
      if (!database) return false;
      if (state.items.reduce((sum, { blob }) => sum + blob.size, 0) > mostBytes) return false;
      const known = new Set((await ask('files', 'readonly', (all) => all.getAllKeys())) ?? []);
      for (const { id, blob } of state.items)
        if (!known.has(id) && (await ask('files', 'readwrite', (all) => all.put(blob, id))) === undefined) return false;
      const items = state.items.map(({ blob, ...rest }) => rest);
      return (await ask('state', 'readwrite', (all) => all.put({ ...state, items }, 'now'))) !== undefined;
    },
  };
})();

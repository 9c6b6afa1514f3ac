/*
 * The book lies in this browser's IndexedDB: one entry for each file, one for the state of the editor. This is the one
 * place to change when it should lie on a server: README.md says how.
 */
window.Copybook = window.Copybook || {};
Copybook.store = (() => {
  const opening = new Promise((resolve) => {
    try {
      const request = indexedDB.open('copybook', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('files');
        request.result.createObjectStore('state');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });

  const run = async (name, mode, act) => {
    const database = await opening;
    return new Promise((resolve) => {
      try {
        const transaction = database.transaction(name, mode);
        const request = act(transaction.objectStore(name));
        transaction.oncomplete = () => resolve({ value: request?.result });
        transaction.onabort = () => resolve(null);
        transaction.onerror = (event) => event.preventDefault();
      } catch {
        resolve(null);
      }
    });
  };

  return {
    /** `{files: Map of path to text, state}` of the last visit, or null. */
    async load() {
      const state = await run('state', 'readonly', (all) => all.get('now'));
      if (!state?.value) return null;
      const paths = (await run('files', 'readonly', (all) => all.getAllKeys()))?.value ?? [];
      const texts = (await run('files', 'readonly', (all) => all.getAll()))?.value ?? [];
      return { files: new Map(paths.map((path, n) => [path, String(texts[n])])), state: state.value };
    },
    /** Each resolves to whether it was written. */
    put: async (path, text) => (await run('files', 'readwrite', (all) => all.put(text, path))) !== null,
    remove: async (path) => (await run('files', 'readwrite', (all) => all.delete(path))) !== null,
    setState: async (state) => (await run('state', 'readwrite', (all) => all.put(state, 'now'))) !== null,
  };
})();

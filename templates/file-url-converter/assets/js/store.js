/* The last parcels stay in this browser's IndexedDB. Larger ones are remembered by their label only while the page is open. */
window.Waybill = window.Waybill || {};
Waybill.store = (() => {
  /** Bytes of one parcel that is kept. */
  const most = 10_000_000;
  const opening = new Promise((resolve) => {
    try {
      const request = indexedDB.open('waybill', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('all');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });

  const run = async (mode, act) => {
    const database = await opening;
    return new Promise((resolve) => {
      try {
        const transaction = database.transaction('all', mode);
        const request = act(transaction.objectStore('all'));
        transaction.oncomplete = () => resolve(request.result ?? true);
        transaction.onabort = () => resolve(null);
        transaction.onerror = (event) => event.preventDefault();
      } catch {
        resolve(null);
      }
    });
  };

  return {
    most,
    /** `{parcels, current, form, how, wrap}` of the last visit, or null. */
    load: async () => {
      const state = await run('readonly', (all) => all.get('state'));
      return Array.isArray(state?.parcels) ? state : null;
    },
    /** Whether it was written. */
    save: async (state) => (await run('readwrite', (all) => all.put({ ...state, parcels: state.parcels.filter(({ blob }) => blob.size <= most) }, 'state'))) !== null,
  };
})();

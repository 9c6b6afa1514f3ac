/*
 * Where the film and its files are kept: IndexedDB of this browser. This file is the only one that knows.
 * To use a backend, keep the four functions; the film is plain JSON, files are Blobs with the id of their medium.
 */
window.PictureStart = window.PictureStart || {};
PictureStart.store = (() => {
  const name = 'picture-start';

  const done = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  let opened = null;
  /** Rejects where the browser keeps nothing, as in a closed frame or a private window. */
  function open() {
    opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('film');
        request.result.createObjectStore('files');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    return opened;
  }
  const shelf = async (kind, mode) => (await open()).transaction(kind, mode).objectStore(kind);

  /** The saved film, or null. */
  async function load() {
    try {
      return (await done((await shelf('film', 'readonly')).get('film'))) ?? null;
    } catch {
      return null;
    }
  }
  /** These two resolve to whether it worked. */
  const attempt = async (act) => {
    try {
      await act();
      return true;
    } catch {
      return false;
    }
  };
  const save = (film) => attempt(async () => done((await shelf('film', 'readwrite')).put(film, 'film')));
  const putFile = (id, blob) => attempt(async () => done((await shelf('files', 'readwrite')).put(blob, id)));

  /** The Blob of a medium, or null. */
  async function file(id) {
    try {
      return (await done((await shelf('files', 'readonly')).get(id))) ?? null;
    } catch {
      return null;
    }
  }

  return { load, save, putFile, file };
})();

/* On every page, before everything else: what the scripts share, and storage that may be switched off. */
globalThis.Roastery = {
  /** Reading gives nothing when there is no storage, writing does nothing. */
  store: {
    get(key) {
      try {
        return JSON.parse(localStorage.getItem(`coffee-roaster.${key}`));
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(`coffee-roaster.${key}`, JSON.stringify(value));
      } catch {
        // Lasts until the page is left.
      }
    },
  },
};

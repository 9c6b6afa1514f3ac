/** What is remembered in this browser, as long as it may be. */
export const drawer = {
  read(name) {
    try {
      return localStorage.getItem(`manual-${name}`);
    } catch {
      return null;
    }
  },
  write(name, text) {
    try {
      localStorage.setItem(`manual-${name}`, text);
    } catch {
      /* Nothing is remembered, and nothing breaks. */
    }
  },
};

/*
 * Where the roll is kept: this file is the only one that knows. To use a backend, let `load` and `save` talk to it;
 * `load` may return a promise. The state is plain JSON: { draft, roll, next, out }.
 */
window.Feedroll = window.Feedroll || {};
Feedroll.store = (() => {
  const key = 'feedroll.roll';

  /** The saved state, or null when there is none or the browser keeps nothing. */
  async function load() {
    try {
      return Feedroll.state.read(JSON.parse(localStorage.getItem(key)));
    } catch {
      return null;
    }
  }

  /** Resolves to whether it was written. */
  async function save(state) {
    try {
      localStorage.setItem(key, JSON.stringify(state));
      return true;
    } catch {
      return false;
    }
  }

  return { load, save };
})();

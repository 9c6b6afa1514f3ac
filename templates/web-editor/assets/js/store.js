/*
 * Projects live in this browser's localStorage, one entry each and a list. This is the one place to change when they
 * should live on a server: README.md says how.
 */
window.Overprint = window.Overprint || {};
Overprint.store = (() => {
  const LIST = 'overprint.projects';
  const entry = (id) => `overprint.project.${id}`;
  /** What could not be written is kept here until the page is closed. */
  const memory = new Map();

  function read(key) {
    if (memory.has(key)) return memory.get(key);
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }

  /** Whether it will still be there after a reload. */
  function write(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      memory.delete(key);
      return true;
    } catch {
      memory.set(key, value);
      return false;
    }
  }

  const list = () => {
    const all = read(LIST);
    return Array.isArray(all) ? all.filter((one) => one && typeof one.id === 'string') : [];
  };

  return {
    list,
    newId: () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6),
    open(id) {
      const found = read(entry(id));
      if (!found) return null;
      const text = (value) => (typeof value === 'string' ? value : '');
      return { id, name: text(found.name) || 'Untitled', html: text(found.html), css: text(found.css), js: text(found.js), links: text(found.links) };
    },
    save(project) {
      const { id, name, html, css, js, links } = project;
      const saved = Date.now();
      const others = list().filter((one) => one.id !== id);
      const isKept = write(entry(id), { name, html, css, js, links });
      return write(LIST, [{ id, name, saved }, ...others]) && isKept;
    },
    remove(id) {
      memory.delete(entry(id));
      try {
        localStorage.removeItem(entry(id));
      } catch {
        // Nothing was kept there.
      }
      write(LIST, list().filter((one) => one.id !== id));
    },
    /** What the editor itself remembers: last project, widths, switches. */
    setting(name, value) {
      if (value === undefined) return read(`overprint.${name}`);
      write(`overprint.${name}`, value);
      return value;
    },
    isEntry: (key) => key?.startsWith('overprint.project.'),
  };
})();

/* The contents of the book: folders that open and close, and the files in them. */
window.Copybook = window.Copybook || {};
Copybook.contents = (() => {
  const closed = new Set();

  /** Folders before files, both in the order of the alphabet. */
  function treeOf(paths) {
    const root = { folders: new Map(), files: [] };
    for (const path of [...paths].sort((one, other) => one.localeCompare(other))) {
      const parts = path.split('/');
      let here = root;
      for (const part of parts.slice(0, -1)) {
        if (!here.folders.has(part)) here.folders.set(part, { folders: new Map(), files: [] });
        here = here.folders.get(part);
      }
      here.files.push([parts.at(-1), path]);
    }
    return root;
  }

  function listOf({ folders, files }, base, current, open) {
    const list = document.createElement('ul');
    for (const [name, inner] of folders) {
      const path = `${base}${name}/`;
      const item = document.createElement('li');
      const details = document.createElement('details');
      const summary = document.createElement('summary');
      summary.textContent = name;
      details.open = !closed.has(path);
      details.addEventListener('toggle', () => (details.open ? closed.delete(path) : closed.add(path)));
      details.append(summary, listOf(inner, path, current, open));
      item.append(details);
      list.append(item);
    }
    for (const [name, path] of files) {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.path = path;
      button.className = `of-${Copybook.languages.of(path)}`;
      button.textContent = name;
      if (path === current) button.setAttribute('aria-current', 'page');
      button.addEventListener('click', () => open(path));
      item.append(button);
      list.append(item);
    }
    return list;
  }

  function show(box, paths, current, open) {
    const focused = box.contains(document.activeElement) ? document.activeElement.dataset.path : null;
    box.replaceChildren(listOf(treeOf(paths), '', current, open));
    if (focused) [...box.querySelectorAll('button')].find((button) => button.dataset.path === focused)?.focus();
  }

  return { show };
})();

/* The book that an empty editor begins with: its files stand in the page. */
window.Copybook = window.Copybook || {};
Copybook.samples = (() => {
  const all = [...document.querySelectorAll('[data-samples] > li')].map(({ dataset }) => ({ path: dataset.path.trim(), text: dataset.text, place: Number(dataset.open) || 0 }));
  const tabs = all.filter(({ place }) => place > 0).sort((one, other) => one.place - other.place);
  return {
    title: document.querySelector('#title').defaultValue,
    files: Object.fromEntries(all.map(({ path, text }) => [path, text])),
    open: (tabs.length > 0 ? tabs : all.slice(0, 1)).map(({ path }) => path),
  };
})();

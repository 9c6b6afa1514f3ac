/* The map's filter, and the way from a mark on the map to its words and back. */
(() => {
  const words = ['No weirs', 'One weir', 'Two weirs', 'Three weirs', 'Four weirs', 'Five weirs', 'Six weirs', 'Seven weirs', 'Eight weirs', 'Nine weirs'];
  const after = { '': '', stands: ' still standing, and not for want of asking', permit: ' waiting for a permit', digger: ' with a digger ordered', out: ' out, and not missed' };

  document.addEventListener('DOMContentLoaded', () => {
    const marks = [...document.querySelectorAll('[data-place]')];
    const items = [...document.querySelectorAll('[data-list] > li')];

    document.querySelector('[data-filter]').addEventListener('change', ({ target }) => {
      const fits = (element) => !target.value || element.dataset.state === target.value;
      for (const item of items) item.hidden = !fits(item);
      for (const mark of marks) {
        mark.classList.toggle('is-faint', !fits(mark));
        if (fits(mark)) mark.removeAttribute('tabindex');
        else mark.setAttribute('tabindex', '-1');
      }
      const count = items.filter(fits).length;
      document.querySelector('[data-count]').textContent = `${words[count] ?? `${count} weirs`}${after[target.value]}.`;
    });

    const point = (id) => {
      for (const mark of marks) mark.classList.toggle('is-chosen', mark.dataset.place === id);
      for (const item of items) item.classList.toggle('is-chosen', item.id === `p-${id}`);
    };
    for (const mark of marks)
      mark.addEventListener('click', (event) => {
        event.preventDefault();
        const item = document.getElementById(`p-${mark.dataset.place}`);
        if (item.hidden) return;
        point(mark.dataset.place);
        item.focus({ preventScroll: true });
        item.scrollIntoView({ block: 'nearest' });
      });
    for (const item of items) item.addEventListener('mouseenter', () => point(item.id.slice(2)));
  });
})();

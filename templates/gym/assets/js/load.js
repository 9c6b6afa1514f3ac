/* The plates in the top line: each part of the site that has been seen goes onto the bar, for as long as the visit lasts. */
(() => {
  const KEY = 'gym.load';
  const links = [...document.querySelectorAll('[data-plate]')];
  const total = document.querySelector('[data-load]');
  let seen = new Set();
  try {
    seen = new Set(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
  } catch {
    // Without storage the bar starts empty on each page.
  }

  const show = () => {
    let kg = 20;
    for (const link of links) {
      const on = seen.has(link.dataset.plate);
      link.classList.toggle('on', on);
      if (on) kg += 2 * Number(link.dataset.kg);
    }
    document.querySelector('[data-load-kg]').textContent = kg;
  };

  const load = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...seen]));
    } catch {
      // Then it is forgotten with the page.
    }
    show();
  };

  total.hidden = false;
  show();
  for (const link of links) if (link.hasAttribute('aria-current')) load(link.dataset.plate);

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) load(entry.target.dataset.section);
    },
    { rootMargin: '-45% 0px -45% 0px' },
  );
  for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section);

  // On the page itself a link into it only has to shut the menu.
  const menu = document.getElementById('menu');
  menu.addEventListener('click', ({ target }) => {
    if (target.closest('a')) bootstrap.Offcanvas.getInstance(menu)?.hide();
  });
})();

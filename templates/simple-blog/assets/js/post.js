/*
 * A post: the hand on the minute ring shows how far you have read, the table of contents
 * knows where you are, the text can be larger, and the reading view hides everything else.
 */
(() => {
  const root = document.documentElement;
  const text = document.querySelector('[data-text]');
  const ring = document.querySelector('.ring');
  const left = document.querySelector('[data-left]');
  const minutes = Number(document.querySelector('[data-minutes]').dataset.minutes);
  const links = [...document.querySelectorAll('.toc a')];
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)));
  ring.style.setProperty('--parts', minutes * 4);
  for (let minute = 0; minute < minutes; minute += 1) {
    const mark = document.createElement('li');
    mark.append(Object.assign(document.createElement('span'), { textContent: minute || '' }));
    ring.querySelector('ol').append(mark);
  }

  /* ---- progress ---- */

  function read() {
    const box = text.getBoundingClientRect();
    const window = innerHeight * 0.85;
    const share = Math.min(1, Math.max(0, (window - box.top) / box.height));
    const done = scrollY < 8 ? 0 : share;
    ring.querySelector('[data-hand]').style.setProperty('--at', done.toFixed(4));

    const rest = Math.ceil(minutes * (1 - done));
    left.textContent = done >= 0.995 ? 'Read' : `${rest} ${rest === 1 ? 'minute' : 'minutes'} left`;

    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight * 0.4);
    const here = passed.length - 1;
    links.forEach((link, index) => {
      if (index === here) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  }

  let waiting = false;
  function later() {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      read();
    });
  }
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);

  /* ---- text size, remembered for all posts ---- */

  const KEY = 'blog.size';
  const SIZES = [0.9, 1, 1.12, 1.25, 1.4];
  let size = 1;
  try {
    size = Number(localStorage.getItem(KEY) ?? 1);
  } catch {
    // Storage can be switched off; then every page starts at the middle size.
  }
  if (!(size in SIZES)) size = 1;

  function showSize() {
    root.style.setProperty('--size', SIZES[size]);
    for (const button of document.querySelectorAll('[data-size]')) {
      button.setAttribute('aria-disabled', String(!(size + Number(button.dataset.size) in SIZES)));
    }
    read();
  }

  for (const button of document.querySelectorAll('[data-size]')) {
    button.addEventListener('click', () => {
      const next = size + Number(button.dataset.size);
      if (!(next in SIZES)) return;
      size = next;
      showSize();
      try {
        localStorage.setItem(KEY, String(size));
      } catch {
        // Remembered until the page is closed.
      }
    });
  }

  /* ---- reading view: the button, or the key R; Escape leaves it ---- */

  const toggle = document.querySelector('[data-reading]');

  function setReading(on) {
    document.body.classList.toggle('reading', on);
    toggle.setAttribute('aria-pressed', String(on));
    read();
  }

  toggle.addEventListener('click', () => setReading(!document.body.classList.contains('reading')));
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea')) return;
    if (event.key === 'r') setReading(!document.body.classList.contains('reading'));
    if (event.key === 'Escape') setReading(false);
  });

  showSize();
})();

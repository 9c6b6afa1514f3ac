/** Marks in the week at the top which day of the page is being read. */
export function followTheWeek(nav) {
  const links = new Map([...nav.querySelectorAll('a[href^="#"]')].map((link) => [link.hash.slice(1), link]));
  if (links.size === 0) return;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute('aria-current');
        links.get(target.id).setAttribute('aria-current', 'true');
      }
    },
    { rootMargin: '-30% 0px -65% 0px' },
  );
  for (const id of links.keys()) watcher.observe(document.getElementById(id));
}

/** Puts the line for "now" where this minute lies in the week. */
export function markNow(line) {
  const place = () => {
    const now = new Date();
    const minutes = ((now.getDay() + 6) % 7) * 1440 + now.getHours() * 60 + now.getMinutes();
    line.style.left = `${(minutes / 10080) * 100}%`;
    line.hidden = false;
  };
  place();
  setInterval(place, 60_000);
}

/** The open shift on the first screen: somebody takes it, and may give it back. */
export function takeOpenShift(shift) {
  const button = shift.querySelector('button');
  const places = [shift.querySelector('[data-title]'), shift.querySelector('[data-words]'), button];
  const open = places.map((place) => place.textContent);
  const { thenTitle, thenWords, thenButton } = shift.dataset;
  button.hidden = false;
  button.addEventListener('click', () => {
    const said = shift.toggleAttribute('data-taken') ? [thenTitle, thenWords, thenButton] : open;
    for (const [at, place] of places.entries()) place.textContent = said[at];
  });
}

/** Marks in the contents what is being read: the last heading above the upper third of the window. */
export function startReading() {
  const headings = [...document.querySelectorAll('.page h2[id]')];
  const links = [...document.querySelectorAll('.contents a')];
  if (headings.length === 0) return;
  const look = () => {
    const isEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 4;
    const above = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    const now = (isEnd && scrollY > 0 ? headings.at(-1) : above.at(-1))?.id;
    for (const link of links) {
      if (now && link.hash === `#${now}`) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  let waiting = 0;
  look();
  addEventListener('scroll', () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(look);
  }, { passive: true });
}

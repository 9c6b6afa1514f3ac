/** Where the box has no room beside the text; post.css has the same number. */
const NARROW = '(width < 75rem)';

/**
 * Makes a post's table of contents follow the reading. As a bar above the text it folds by itself once a heading is
 * chosen; opened there (`data-pinned`), its list lies over the text.
 */
export function followContents(box: HTMLElement): void {
  const details = box.querySelector('details');
  const list = box.querySelector('ol');
  const summary = box.querySelector('summary');
  if (!details || !list || !summary) return;
  const links = [...list.querySelectorAll('a')];
  const fold = () => {
    details.open = false;
    delete box.dataset.pinned;
  };
  summary.addEventListener('click', () => {
    if (!details.open && isStuck(box)) box.dataset.pinned = 'true';
    else delete box.dataset.pinned;
  });
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !box.dataset.pinned) return;
    fold();
    summary.focus();
  });
  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const heading = headingOf(link);
    if (!heading) return;
    event.preventDefault();
    if (link.hash !== location.hash) history.pushState(null, '', link.hash);
    if (matchMedia(NARROW).matches) fold();
    scrollToHeading(heading);
  });
  markWhatIsRead(links, (link) => {
    // Not scrollIntoView: it would scroll the page too.
    list.scrollTop = link ? link.offsetTop - (list.clientHeight - link.offsetHeight) / 2 : 0;
  });
}

function headingOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(link.hash.slice(1)));
}

/** Whether a sticky element has reached the place where it stays. */
function isStuck(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(element).top) + 1;
}

function scrollToHeading(heading: HTMLElement): void {
  // What lies on the way gets its own heights now: got one after the other, they would move the heading from its place.
  heading.parentElement?.setAttribute('data-whole', '');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}

/** Marks the link of the section being read: the last whose heading has passed the upper third of the window. */
function markWhatIsRead(
  links: HTMLAnchorElement[],
  tell: (link: HTMLAnchorElement | undefined) => void,
): void {
  const places = links.flatMap((link) => {
    const heading = headingOf(link);
    return heading ? [{ link, heading }] : [];
  });
  let marked: HTMLAnchorElement | undefined;
  const update = () => {
    const passed = places.filter(({ heading }) => heading.getBoundingClientRect().top < innerHeight / 3);
    const link = passed.at(-1)?.link;
    if (link === marked) return;
    marked?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    marked = link;
    tell(link);
  };
  // Told whenever headings come to lie on the other side of that line, also by a jump: what is above counts as seen.
  const observer = new IntersectionObserver(update, { rootMargin: '10000000px 0px -66.66% 0px' });
  for (const { heading } of places) observer.observe(heading);
}

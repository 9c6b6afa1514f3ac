import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Heading } from '../schema.ts';

/** Where the box has no room beside the text; post.css has the same number. */
const NARROW = '(width < 75rem)';

/**
 * The level-2 headings of a post, in a box that can be folded. It stays in view: beside the text where there is room,
 * else as a bar above it while it is folded, which it does by itself once a heading is chosen.
 */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const active = useActiveHeading(headings);
  const list = useRef<HTMLOListElement>(null);
  const details = useRef<HTMLDetailsElement>(null);
  /** Opened while it was a bar: its list lies over the text. */
  const [pinned, setPinned] = useState(false);
  useEffect(() => {
    if (!list.current) return;
    const link = active ? list.current.querySelector<HTMLElement>('[aria-current]') : null;
    // Not scrollIntoView: it would scroll the page too.
    list.current.scrollTop = link ? link.offsetTop - (list.current.clientHeight - link.offsetHeight) / 2 : 0;
  }, [active]);
  function fold() {
    if (details.current) details.current.open = false;
    setPinned(false);
  }
  function onToggle({ currentTarget }: MouseEvent<HTMLElement>) {
    const box = currentTarget.closest('nav');
    const opens = details.current?.open === false;
    setPinned(opens && box !== null && isStuck(box));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !pinned) return;
    fold();
    details.current?.querySelector('summary')?.focus();
  }
  return (
    <nav
      aria-label="Table of Contents"
      data-pinned={pinned || undefined}
      onKeyDown={onKeyDown}
      className="contents-box"
    >
      <details ref={details} open className="group rounded-sm border border-line bg-surface">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          onClick={onToggle}
          className="flex min-h-11 list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden"
        >
          <span className="font-display font-bold tracking-tight">Table of Contents</span>
          <span className="text-link text-label font-semibold">
            <span className="group-open:hidden">Show</span>
            <span className="hidden group-open:inline">Hide</span>
          </span>
        </summary>
        <ol
          ref={list}
          className="contents-list max-h-64 overflow-y-auto overscroll-contain border-t border-line py-2 [scrollbar-width:thin]"
        >
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                preventScrollReset
                onClick={(event) => scrollToHeading(event, fold)}
                aria-current={active === id ? 'location' : undefined}
                className="contents-link"
              >
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Whether a sticky element has reached the place where it stays. */
function isStuck(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(element).top) + 1;
}

/** Scrolls to the heading of the clicked link and moves focus there; the link itself puts it into the address. */
function scrollToHeading(event: MouseEvent<HTMLAnchorElement>, fold: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const heading = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!heading) return;
  if (matchMedia(NARROW).matches) fold();
  // What lies on the way gets its own heights now: got one after the other, they would move the heading from its place.
  heading.parentElement?.setAttribute('data-whole', '');
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}

/** Id of the heading whose section is being read: the last one that has passed the upper third of the window. */
function useActiveHeading(headings: Heading[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const passed = elements.filter((element) => element.getBoundingClientRect().top < innerHeight / 3);
      setActive(passed.at(-1)?.id ?? null);
    };
    // Told whenever headings come to lie on the other side of that line, also by a jump: what is above counts as seen.
    const observer = new IntersectionObserver(update, { rootMargin: '10000000px 0px -66.66% 0px' });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return active;
}

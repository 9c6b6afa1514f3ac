import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Heading } from '../schema.ts';
import { useActiveHeading } from './use-active-heading.ts';

/** The level-2 headings of a post, in a box that stays in view beside it and can be folded. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const active = useActiveHeading(headings);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView: it would scroll the page too.
    if (active && list.current && link) {
      list.current.scrollTop = link.offsetTop - (list.current.clientHeight - link.offsetHeight) / 2;
    }
  }, [active]);
  return (
    <nav aria-label="Table of Contents" className="contents-box">
      <details open className="group rounded-sm border border-line bg-surface">
        <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden">
          <span className="font-display font-bold tracking-tight">Table of Contents</span>
          <span className="text-link text-label font-semibold">
            <span className="group-open:hidden">Show</span>
            <span className="hidden group-open:inline">Hide</span>
          </span>
        </summary>
        <ol
          ref={list}
          className="relative max-h-64 overflow-y-auto overscroll-contain border-t border-line py-2 [scrollbar-width:thin]"
        >
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                preventScrollReset
                onClick={scrollToHeading}
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

/** Scrolls to the heading of the clicked link and moves focus there; the link itself puts it into the address. */
function scrollToHeading(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const heading = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!heading) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
}

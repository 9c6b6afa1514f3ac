import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { counted } from '../../../lib/counted.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PAGE_SIZE } from '../search/browse.ts';
import { LAST_PAGE } from '../search/selection.ts';
import type { Gallery } from './use-gallery.ts';

/**
 * The next 12 templates: they come as the end of the list comes near. The link is for whoever is faster than the
 * connection, for the keyboard, and for pages without scripts.
 */
export function ShowMore({ gallery }: { gallery: Gallery }) {
  const { result, selection, href, extend, busy } = gallery;
  const link = useRef<HTMLAnchorElement>(null);
  const shown = result.shown.length;
  const next = result.shown[shown - 1];
  const isLast = shown >= result.total || !next;
  const more = { ...selection, page: selection.page + 1 };
  useNearness(link, !isLast && !busy && selection.page < LAST_PAGE, shown, () => extend(more));
  if (isLast) return null;
  if (selection.page >= LAST_PAGE) {
    return (
      <p className="mt-10 text-center text-ink-soft">
        These are the first {counted(shown, 'template')} of {result.total}. Search or filter to see the
        others.
      </p>
    );
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    extend(more, next.template.id);
  };
  return (
    <div className="mt-12 flex flex-col items-center gap-3">
      <p className="text-label text-ink-soft tabular-nums">
        {shown} of {counted(result.total, 'template')}
      </p>
      {/* Without a script the longer page opens where the shorter one ended. */}
      <a
        ref={link}
        href={`${href(more)}#template-${next.template.id}`}
        onClick={onClick}
        className={buttonClass({ variant: 'secondary', size: 'lg' })}
      >
        Show {Math.min(PAGE_SIZE, result.total - shown)} more
      </a>
    </div>
  );
}

/** How far below the window the end of the list may be. */
const NEAR = '600px';

/** Calls `load` once for each length of the list when its end is near, after somebody has moved the page. */
function useNearness(
  end: RefObject<HTMLElement | null>,
  wanted: boolean,
  length: number,
  load: () => void,
): void {
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is looked at again
  useEffect(() => {
    if (!wanted || !end.current) return;
    const element = end.current;
    let stop = () => {};
    const watch = () => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          observer.disconnect();
          newest.current();
        },
        { rootMargin: `0px 0px ${NEAR}` },
      );
      observer.observe(element);
      stop = () => observer.disconnect();
    };
    // A page that nobody has scrolled shows what it came with.
    if (scrollY > 0) watch();
    else {
      addEventListener('scroll', watch, { once: true, passive: true });
      stop = () => removeEventListener('scroll', watch);
    }
    return () => stop();
  }, [end, wanted, length]);
}

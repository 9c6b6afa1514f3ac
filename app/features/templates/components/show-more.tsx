import type { MouseEvent } from 'react';
import { counted } from '../../../lib/counted.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PAGE_SIZE } from '../search/browse.ts';
import { LAST_PAGE } from '../search/selection.ts';
import type { Gallery } from './use-gallery.ts';

/** The way to the next 12 templates: a link, which a script turns into more of the same page. */
export function ShowMore({ gallery }: { gallery: Gallery }) {
  const { result, selection, href, extend } = gallery;
  const shown = result.shown.length;
  const next = result.shown[shown - 1];
  if (shown >= result.total || !next) return null;
  if (selection.page >= LAST_PAGE) {
    return (
      <p className="mt-10 text-center text-ink-soft">
        These are the first {counted(shown, 'template')} of {result.total}. Search or filter to see the
        others.
      </p>
    );
  }
  const more = { ...selection, page: selection.page + 1 };
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
        href={`${href(more)}#template-${next.template.id}`}
        onClick={onClick}
        className={buttonClass({ variant: 'secondary', size: 'lg' })}
      >
        Show {Math.min(PAGE_SIZE, result.total - shown)} more
      </a>
    </div>
  );
}

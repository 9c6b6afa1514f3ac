import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { PhotoView } from '../../../ui/photo.tsx';
import { templatePaths } from '../../templates/schema.ts';
import type { Work } from '../home-data.ts';

/** How far each shelf begins to the right of the text, so that no two works stand above each other. */
const INDENTS = ['ml-[22%]', 'ml-[4%]', 'ml-[14%]', 'ml-0', 'ml-[9%]'];

/**
 * The collection at a glance, on shelves that run out of the window: beside the welcome where there is room, and as many
 * works as fit. For the eye and the pointer; the same works are in the gallery for everybody else. Its pictures are not
 * fetched where it is not shown.
 */
export function Shelves({ works, className }: { works: Work[]; className?: string }) {
  const perShelf = Math.ceil(works.length / INDENTS.length);
  return (
    // Rows of a height that is known, so that those that have come stay where they are while the rest of the page arrives.
    <div
      aria-hidden="true"
      className={cx(
        'grid grid-cols-[100%] grid-rows-[repeat(4,6.3rem)_5.925rem] content-end gap-5 overflow-hidden pt-6',
        className,
      )}
    >
      {INDENTS.map((indent, shelf) => (
        <div
          key={indent}
          className={cx('flex gap-3 self-end border-b-6 border-slab pl-3 last:border-b-0', indent)}
        >
          {works.slice(shelf * perShelf, (shelf + 1) * perShelf).map((work) => (
            <Standing key={work.id} work={work} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Standing({ work }: { work: Work }) {
  return (
    <Link
      to={templatePaths.detail(work.id)}
      tabIndex={-1}
      data-tooltip={work.title}
      className="w-38 shrink-0 overflow-hidden rounded-t-xs border-x border-t border-edge bg-sunken transition-[translate] duration-200 ease-settle hover:-translate-y-1.5 motion-reduce:transition-none"
    >
      <PhotoView photo={work.photo} alt="" sizes="152px" className="aspect-16/10" />
    </Link>
  );
}

import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { listingHref } from '../listing.ts';

const LOOK =
  'inline-flex min-h-6 max-w-full items-center rounded-sm border border-line bg-sunken px-2 text-[0.75rem] leading-4 font-semibold text-ink-soft';

type Props = {
  tags: string[];
  /** How many more there are than the ones given. */
  more?: number;
  /**
   * One line that is pushed along where the page has a single column. What stands below never moves then: a row that only
   * just fits would break as soon as the site's face has come.
   */
  strip?: boolean;
};

const STRIP =
  '@max-[54rem]:-mx-4 @max-[54rem]:-my-1 @max-[54rem]:flex-nowrap @max-[54rem]:overflow-x-auto @max-[54rem]:px-4 @max-[54rem]:py-1 @max-[54rem]:mask-r-from-[calc(100%-1.75rem)] @max-[54rem]:mask-r-to-100% [scrollbar-width:none]';

/** Tags of a project; each leads to the other projects that have it. */
export function TagList({ tags, more = 0, strip = false }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className={cx('flex flex-wrap gap-1.5', strip && STRIP)}>
      {tags.map((tag, at) => (
        // The count stays beside the last tag: in a line of its own it would be read as one.
        <li key={tag} className={cx('flex max-w-full items-center gap-1.5', strip && 'shrink-0')}>
          <Link to={listingHref({ tag })} className={`${LOOK} min-w-0 hover:border-edge hover:text-ink`}>
            <bdi className="truncate">{tag}</bdi>
          </Link>
          {more > 0 && at === tags.length - 1 && (
            <span className="shrink-0 px-1 text-[0.75rem] font-medium text-ink-faint">+{more} more</span>
          )}
        </li>
      ))}
    </ul>
  );
}

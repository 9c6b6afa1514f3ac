import { Link } from 'react-router';
import { listingHref } from '../listing.ts';

const LOOK =
  'inline-flex min-h-6 max-w-full items-center rounded-sm border border-line bg-sunken px-2 text-[0.75rem] leading-4 font-semibold text-ink-soft';

type Props = {
  tags: string[];
  /** How many more there are than the ones given. */
  more?: number;
};

/** Tags of a project; each leads to the other projects that have it. */
export function TagList({ tags, more = 0 }: Props) {
  if (tags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {tags.map((tag, at) => (
        // The count stays beside the last tag: in a line of its own it would be read as one.
        <li key={tag} className="flex max-w-full items-center gap-1.5">
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

import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { useChosenInView } from '../../../ui/use-chosen-in-view.ts';

type Props = { categories: readonly string[]; chosen: string };

/** One category at a time. Each badge is a link, so a choice can be shared and works without scripts. */
export function CategoryBadges({ categories, chosen }: Props) {
  const row = useChosenInView<HTMLUListElement>('[aria-current]', chosen);
  return (
    <nav aria-label="Categories">
      {/* On a phone one line, from edge to edge: three lines of them stood between the heading and the first picture. */}
      <ul
        ref={row}
        className="flex gap-3 max-sm:-mx-4 max-sm:scroll-row max-sm:px-4 max-lg:gap-2 sm:flex-wrap"
      >
        {['all', ...categories].map((category) => {
          const current = category === chosen;
          return (
            <li key={category} className="max-sm:shrink-0">
              <Link
                to={category === 'all' ? '/premium' : `/premium?category=${encodeURIComponent(category)}`}
                replace
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className={cx(
                  // As narrow as lets the categories there are stand in one line on a tablet.
                  'inline-flex min-h-10 items-center rounded-sm border px-3.5 text-[0.9375rem] font-semibold max-sm:-outline-offset-2 max-lg:px-2.5 max-lg:text-sm',
                  // In forced colours the width of the border is what is left.
                  current
                    ? 'border-ink bg-ink text-paper forced-colors:border-3'
                    : 'border-line bg-sunken text-ink-soft hover:border-ink hover:text-ink',
                  category === 'all' && 'capitalize',
                )}
              >
                {category}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

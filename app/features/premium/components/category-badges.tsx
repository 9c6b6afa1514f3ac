import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';

type Props = { categories: readonly string[]; chosen: string };

/** One category at a time. Each badge is a link, so a choice can be shared and works without scripts. */
export function CategoryBadges({ categories, chosen }: Props) {
  return (
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-3 max-lg:gap-2">
        {['all', ...categories].map((category) => {
          const current = category === chosen;
          return (
            <li key={category}>
              <Link
                to={category === 'all' ? '/premium' : `/premium?category=${encodeURIComponent(category)}`}
                replace
                preventScrollReset
                aria-current={current ? 'true' : undefined}
                className={cx(
                  // As narrow as lets the categories there are stand in one line on a tablet and in two on a phone.
                  'inline-flex min-h-10 items-center rounded-sm border px-3.5 text-[0.9375rem] font-semibold max-lg:px-2.5 max-lg:text-sm',
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

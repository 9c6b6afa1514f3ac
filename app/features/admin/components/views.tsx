import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { type Place, placeHref } from '../sections.ts';

type Props = { place: Place; label: string; views: readonly { id: string; label: string }[] };

/** Links between the parts of a list: 'Waiting', 'Published'. */
export function Views({ place, label, views }: Props) {
  return (
    <nav aria-label={label} className="mb-4 flex flex-wrap gap-2">
      {views.map((view) => {
        const here = view.id === place.view;
        return (
          <Link
            key={view.id}
            to={placeHref({ section: place.section, view: view.id })}
            aria-current={here ? 'true' : undefined}
            className={cx(
              'inline-flex min-h-8 items-center rounded-sm border px-3 text-label font-semibold no-underline',
              here
                ? 'border-ink bg-ink text-paper'
                : 'border-line bg-sunken text-ink-soft hover:border-ink hover:text-ink',
            )}
          >
            {view.label}
          </Link>
        );
      })}
    </nav>
  );
}

import { Link } from 'react-router';
import { counted } from '../../../lib/counted.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EVERYTHING, isNarrowed } from '../search/selection.ts';
import type { Gallery } from './use-gallery.ts';

const MOST_DROPS = 4;

/** Nothing is found: which single condition is in the way, and what leaving it out would bring. */
export function NoTemplates({ gallery }: { gallery: Gallery }) {
  const { result, selection, href } = gallery;
  if (!isNarrowed(selection)) {
    return (
      <EmptyState title="No templates yet" description="The first works are being made and photographed." />
    );
  }
  const drops = result.drops.slice(0, MOST_DROPS);
  return (
    <EmptyState
      title="Nothing matches"
      description={
        drops.length > 0 ? (
          <>
            No template answers to all of it at once. Leave one condition out:
            <span className="mt-4 flex flex-col items-center gap-1">
              {drops.map((drop) => (
                <Link
                  key={drop.label}
                  to={href(drop.selection)}
                  preventScrollReset
                  className="text-link inline-flex min-h-7 items-center font-semibold"
                >
                  Without {drop.label}: {counted(drop.total, 'template')}
                </Link>
              ))}
            </span>
          </>
        ) : (
          'To leave one condition out would not be enough. Try other words, or look at everything.'
        )
      }
      action={
        <ButtonLink to={href(EVERYTHING)} preventScrollReset variant="secondary">
          Show all {counted(result.of, 'template')}
        </ButtonLink>
      }
    />
  );
}

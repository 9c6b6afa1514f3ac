import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { checksInWords } from '../check-filter.ts';
import { isNarrowed, type Listing, listingHref } from '../listing.ts';
import { LOAD_FAILED } from '../messages.ts';

/** Shown when the list could not be read. */
export function ListError({ retry }: { retry: () => void }) {
  return <LoadError retry={retry}>{LOAD_FAILED}</LoadError>;
}

/** Shown when there is nothing in the list: no project at all, or none that matches. */
export function NoProjects({ listing }: { listing: Listing }) {
  if (!isNarrowed(listing)) {
    return (
      <EmptyState
        title="No projects found"
        description="Be the first to share your project with the community!"
        action={<ButtonLink to={listingHref({}, 'upload')}>Upload Website</ButtonLink>}
      />
    );
  }
  const { q, tag, checks } = listing;
  const wanted = [q && `“${q}”`, tag && `the tag “${tag}”`, checksInWords(checks)]
    .filter(Boolean)
    .join(' and ');
  const other = q ? 'Try another word' : 'Remove a filter';
  return (
    <EmptyState
      title="Nothing matches"
      description={`No project has ${wanted}. ${other}, or look at everything.`}
      action={
        <ButtonLink to="/community" variant="secondary">
          {q || tag ? 'Clear search' : 'Clear filters'}
        </ButtonLink>
      }
    />
  );
}

import { RotateCw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useHref, useLocation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Listing, listingHref } from '../listing.ts';
import { LOAD_FAILED } from '../messages.ts';

/** Shown when the list could not be read. Trying again is a link to this page where no script runs. */
export function LoadError({ retry }: { retry: () => void }) {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    retry();
  };
  return (
    <Alert
      variant="danger"
      action={
        <a href={here} onClick={onClick} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <RotateCw aria-hidden="true" className="size-4" />
          Try again
        </a>
      }
    >
      {LOAD_FAILED}
    </Alert>
  );
}

/** Shown when there is nothing in the list: no project at all, or none that matches. */
export function NoProjects({ listing, filtered }: { listing: Listing; filtered: boolean }) {
  if (!filtered) {
    return (
      <EmptyState
        title="No projects found"
        description="Be the first to share your project with the community!"
        action={<ButtonLink to={listingHref({}, 'upload')}>Upload Website</ButtonLink>}
      />
    );
  }
  const { q, tag } = listing;
  const wanted = [q && `“${q}”`, tag && `the tag “${tag}”`].filter(Boolean).join(' and ');
  return (
    <EmptyState
      title="Nothing matches"
      description={`No project has ${wanted}. Try another word, or look at everything.`}
      action={
        <ButtonLink to="/community" variant="secondary">
          Clear search
        </ButtonLink>
      }
    />
  );
}

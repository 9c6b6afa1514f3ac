import { RotateCw } from 'lucide-react';
import { type MouseEvent, useEffect } from 'react';
import { useHref, useLocation, useRevalidator } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Listing, listingHref } from '../listing.ts';
import { LOAD_FAILED } from '../messages.ts';
import { STATUS_LABELS } from '../suggestion.ts';

/** Shown when the list could not be read. Trying again is a link to this page where no script runs. */
export function LoadError() {
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state === 'idle') toast({ ...LOAD_FAILED, variant: 'destructive' });
  }, [state]);
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void revalidate();
  };
  return (
    <Alert
      variant="danger"
      title={LOAD_FAILED.title}
      action={
        <a href={here} onClick={onClick} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <RotateCw aria-hidden="true" className="size-4" />
          Try again
        </a>
      }
    >
      {LOAD_FAILED.description}
    </Alert>
  );
}

/** Shown when there is nothing in the list: no suggestion at all, or none of a status. */
export function NoSuggestions({ listing }: { listing: Listing }) {
  if (listing.status) {
    return (
      <EmptyState
        title={`Nothing is ${STATUS_LABELS[listing.status].toLowerCase()}`}
        description="No suggestion has this status now."
        action={
          <ButtonLink to={listingHref({ sort: listing.sort })} variant="secondary">
            Show all suggestions
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No suggestions yet"
      description="Be the first to suggest a website idea!"
      action={<ButtonLink to={listingHref({}, 'submit')}>Submit Suggestion</ButtonLink>}
    />
  );
}

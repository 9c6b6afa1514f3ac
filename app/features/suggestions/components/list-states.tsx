import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Listing, listingHref } from '../listing.ts';
import { LOAD_FAILED } from '../messages.ts';
import { STATUS_LABELS } from '../suggestion.ts';

/** Shown when the list could not be read. */
export function ListError() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state === 'idle') toast({ ...LOAD_FAILED, variant: 'destructive' });
  }, [state]);
  return (
    <LoadError title={LOAD_FAILED.title} retry={() => void revalidate()}>
      {LOAD_FAILED.description}
    </LoadError>
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

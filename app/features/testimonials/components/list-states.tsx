import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { listingHref } from '../listing.ts';
import { LOAD_FAILED } from '../messages.ts';
import { starsLabel } from '../testimonial.ts';

/** Shown when the list could not be read. */
export function ListError({ retry }: { retry: () => void }) {
  return (
    <LoadError title={LOAD_FAILED.title} retry={retry}>
      {LOAD_FAILED.description}
    </LoadError>
  );
}

/** Shown when there is nothing in the list: no testimonial at all, or none with so many stars. */
export function NoTestimonials({ stars }: { stars: number }) {
  if (stars > 0) {
    return (
      <EmptyState
        title="None with this rating"
        description={`No testimonial has ${starsLabel(stars)}.`}
        action={
          <ButtonLink to={listingHref()} variant="secondary">
            Show all testimonials
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="No testimonials yet"
      description="Be the first to share your experience!"
      action={<ButtonLink to={listingHref({}, 'submit')}>Submit Testimonial</ButtonLink>}
    />
  );
}

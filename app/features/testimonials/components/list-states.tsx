import { RotateCw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useHref, useLocation } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { listingHref } from '../listing.ts';
import { LOAD_FAILED } from '../messages.ts';
import { starsLabel } from '../testimonial.ts';

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

import { cx } from '../../../lib/cx.ts';
import { MOST_STARS } from '../schema.ts';
import { starsLabel } from '../testimonial.ts';
import { Star } from './star.tsx';

const PLACES = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

/** A rating as stars, whole ones. Spoken as '4 stars out of 5'. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`${starsLabel(rating)} out of ${MOST_STARS}`}
      className={cx('flex gap-0.5', className)}
    >
      {PLACES.map((place) => (
        <Star
          key={place}
          filled={place <= rating}
          className={cx('size-4.5', place <= rating ? 'text-accent-text' : 'text-edge')}
        />
      ))}
    </span>
  );
}

import { FieldError } from '../../../ui/field.tsx';
import { MOST_STARS } from '../schema.ts';
import { starsLabel } from '../testimonial.ts';
import { Star } from './star.tsx';

const CHOICES = Array.from({ length: MOST_STARS }, (_, index) => index + 1);

type Props = {
  /** The stars chosen when the page opens. */
  defaultRating: number;
  error?: string | undefined;
};

/** One to five stars, by pointer or by the arrow keys. Needs `stars.css`. */
export function StarChoice({ defaultRating, error }: Props) {
  return (
    <div>
      <fieldset className="star-choice" aria-describedby={error ? 'rating-error' : undefined}>
        <legend className="mb-1 text-[0.9375rem] font-semibold">Your rating</legend>
        {CHOICES.map((rating) => (
          <label key={rating} title={starsLabel(rating)}>
            <input type="radio" name="rating" value={rating} defaultChecked={rating === defaultRating} />
            <Star filled={false} />
            <span className="sr-only">{starsLabel(rating)}</span>
          </label>
        ))}
      </fieldset>
      <div role="alert">{error && <FieldError id="rating-error">{error}</FieldError>}</div>
    </div>
  );
}

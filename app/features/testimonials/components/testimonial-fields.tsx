import { Field } from '../../../ui/field.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import { DEFAULT_RATING, type FieldErrors, type FieldName, NAME_MAX, REVIEW_MAX } from '../schema.ts';
import { StarChoice } from './star-choice.tsx';

type Props = { values: Partial<Record<FieldName, string | number>>; errors: FieldErrors };

/** What a testimonial says: name, stars, review. */
export function TestimonialFields({ values, errors }: Props) {
  return (
    <>
      <Field label="Your name" max={NAME_MAX} error={errors.name}>
        {(control) => (
          <Input {...control} name="name" defaultValue={values.name} autoComplete="name" required />
        )}
      </Field>
      <StarChoice defaultRating={Number(values.rating) || DEFAULT_RATING} error={errors.rating} />
      <Field
        label="Your review"
        max={REVIEW_MAX}
        error={errors.review}
        hint="What did you use, and how did it go?"
      >
        {(control) => <Textarea {...control} name="review" defaultValue={values.review} rows={6} required />}
      </Field>
    </>
  );
}

import { BadgeCheck, Pencil } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { longDate } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardFooter } from '../../../ui/card.tsx';
import { editPath, type Testimonial } from '../testimonial.ts';
import { Review } from './review.tsx';
import { Stars } from './stars.tsx';

type Props = {
  testimonial: Testimonial;
  /** Whether the signed-in member wrote it. */
  own: boolean;
  /** The link with which others report it. */
  report: ReactNode;
};

/** A testimonial in the list: stars, the quoted review, and who said it when. */
export function TestimonialCard({ testimonial, own, report }: Props) {
  const nameId = useId();
  const { id, name, rating, review, created_at, edited_at, verified_by } = testimonial;
  return (
    <Card aria-labelledby={nameId}>
      <CardBody className="gap-4 p-5">
        <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
          <Stars rating={rating} />
          <VerifiedMark by={verified_by} />
        </div>
        <Review text={review} />
      </CardBody>
      <CardFooter className="justify-between gap-x-4 px-5">
        <div className="min-w-0 flex-1 basis-32">
          <h2 id={nameId} className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-label text-ink-faint">
            <time dateTime={created_at}>{longDate(created_at)}</time>
            {edited_at && ', edited'}
          </p>
        </div>
        {own ? (
          <Link
            to={editPath(id)}
            aria-label={`Edit your testimonial of ${longDate(created_at)}`}
            className="inline-flex min-h-6 items-center gap-1.5 rounded-xs text-label font-semibold text-accent-text hover:underline"
          >
            <Pencil aria-hidden="true" className="size-3.5" />
            Edit
          </Link>
        ) : (
          report
        )}
      </CardFooter>
    </Card>
  );
}

const WORDS = { download: 'Verified download', purchase: 'Verified purchase' } as const;

/** Says that the account behind a testimonial has had something from this site. Draws nothing where that is not known. */
function VerifiedMark({ by }: { by: Testimonial['verified_by'] }) {
  if (!by) return null;
  return (
    <Badge variant="success">
      <BadgeCheck aria-hidden="true" className="size-3.5" />
      {WORDS[by]}
    </Badge>
  );
}

import { Link } from 'react-router';
import type { FormOutcome } from '../../../lib/form-answer.ts';
import { Alert } from '../../../ui/alert.tsx';
import { listingHref } from '../listing.ts';
import { MISSING, PUBLISHED, SUBMIT_FAILED } from '../messages.ts';

type Props = { outcome: FormOutcome; className?: string };

/** What became of the testimonial, in words. */
export function OutcomeNotice({ outcome, className }: Props) {
  return (
    <div data-outcome={outcome.kind} tabIndex={-1} className={className}>
      {outcome.kind === 'sent' && (
        <Alert
          variant="success"
          title={PUBLISHED.title}
          action={
            <Link to={listingHref()} className="text-link font-semibold">
              See it among the testimonials
            </Link>
          }
        >
          {PUBLISHED.description}
        </Alert>
      )}
      {outcome.kind === 'invalid' && (
        <Alert variant="danger" title={outcome.missing ? MISSING.title : 'Not published yet'}>
          {outcome.missing ? MISSING.description : 'Please check what is marked below.'}
        </Alert>
      )}
      {outcome.kind === 'failed' && (
        <Alert variant="danger" title={SUBMIT_FAILED.title}>
          {SUBMIT_FAILED.description}
          {outcome.detail && <p className="mt-1">{outcome.detail}</p>}
        </Alert>
      )}
    </div>
  );
}

import { Link } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import type { EditResult } from '../edit.server.ts';
import { listingHref } from '../listing.ts';

/** What became of a change, in words. */
export function EditOutcome({ result }: { result: EditResult }) {
  return (
    <div className="mt-6">
      {result.kind === 'saved' && (
        <Alert
          variant="success"
          title="Your changes are published."
          action={
            <Link to={listingHref()} className="text-link font-semibold">
              See it among the testimonials
            </Link>
          }
        />
      )}
      {result.kind === 'invalid' && (
        <Alert variant="danger" title="Nothing has been changed yet.">
          Please check what is marked above.
        </Alert>
      )}
      {result.kind === 'failed' && (
        <Alert variant="danger" title="Nothing has been changed.">
          {result.detail}
        </Alert>
      )}
    </div>
  );
}

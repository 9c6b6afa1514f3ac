import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';

/** Shown for an address that names no product. */
export function ProductNotFound() {
  return (
    <Page className="flex min-h-[60vh] flex-col items-start justify-center">
      <h1 className="font-display text-page font-extrabold">Website not found</h1>
      <p className="mt-4 max-w-line text-lead text-ink-soft">
        There is no premium website at this address. The catalogue shows all that there are.
      </p>
      <ButtonLink to="/premium" className="mt-8">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Premium
      </ButtonLink>
    </Page>
  );
}

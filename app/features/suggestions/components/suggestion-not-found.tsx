import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { BOARD } from '../listing.ts';

/** Shown for an address under /make-my-site that no suggestion has. */
export function SuggestionNotFound() {
  return (
    <Page className="flex min-h-[60vh] flex-col items-start justify-center">
      <h1 className="font-display text-page font-extrabold">Suggestion Not Found</h1>
      <p className="mt-4 max-w-line text-lead text-ink-soft">
        No suggestion has this number. The address may have been mistyped, or the suggestion was removed.
      </p>
      <ButtonLink to={BOARD} className="mt-8">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All suggestions
      </ButtonLink>
    </Page>
  );
}

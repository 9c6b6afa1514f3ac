import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';

/** Shown for an address that names no template. */
export function TemplateNotFound() {
  return (
    <Page className="flex min-h-[60vh] flex-col items-start justify-center">
      <h1 className="font-display text-page font-extrabold">Template Not Found</h1>
      <p className="mt-4 max-w-line text-lead text-ink-soft">
        The template you're looking for doesn't exist.
      </p>
      <ButtonLink to="/templates" className="mt-8">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to Templates
      </ButtonLink>
    </Page>
  );
}

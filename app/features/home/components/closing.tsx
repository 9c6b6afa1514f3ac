import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';

/** The call at the end of the page. */
export function Closing() {
  return (
    <section className="bg-accent text-on-accent">
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-14 sm:px-8 sm:py-20 lg:px-12">
        <div className="max-w-2xl">
          <h2 className="font-display text-heading font-extrabold">Take one. Make it yours.</h2>
          <p className="mt-3 text-lead">
            Download a template, open it by double-click, change what you like. When it is yours, put it on a
            plinth in Community.
          </p>
        </div>
        <ButtonLink
          to="/templates"
          prefetch="intent"
          size="lg"
          variant="secondary"
          className="border-transparent"
        >
          Get Started Now
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </ButtonLink>
      </div>
    </section>
  );
}

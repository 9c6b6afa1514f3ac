import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import type { ComingPage } from './coming-pages.ts';

/** A page that is being made: its heading, an empty plinth on the floor, and labels for what will stand there. */
export function ComingPageView({ page }: { page: ComingPage }) {
  return (
    <>
      <div className="border-b-6 border-slab">
        <div className="mx-auto grid max-w-page items-end gap-x-12 px-4 pt-12 sm:px-8 sm:pt-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:px-12">
          <div className="pb-12 lg:pb-20">
            <p className="text-label font-semibold text-accent-text">In preparation</p>
            <h1 className="mt-3 font-display text-page font-extrabold">{page.title}</h1>
            <p className="mt-5 max-w-prose text-lead text-ink-soft">{page.text}</p>
            <div className="mt-8">
              <ButtonLink to={page.link.to} size="lg">
                {page.link.label}
                <ArrowRight aria-hidden="true" className="size-4.5" />
              </ButtonLink>
            </div>
          </div>
          <ReservedPlinth />
        </div>
      </div>
      <section aria-labelledby="offers" className="mx-auto max-w-page px-4 py-12 sm:px-8 sm:py-16 lg:px-12">
        <h2 id="offers" className="text-label font-medium text-ink-faint">
          What will stand here
        </h2>
        <ul className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-3">
          {page.offers.map((offer) => (
            <li
              key={offer}
              className="border-l-2 border-ink py-0.5 pl-4 font-display text-[1.1875rem] leading-6 font-bold"
            >
              {offer}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function ReservedPlinth() {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 320" className="mx-auto w-full max-w-90" fill="none">
      <rect
        x="84"
        y="6"
        width="192"
        height="132"
        rx="4"
        className="stroke-edge"
        strokeWidth="2"
        strokeDasharray="7 7"
      />
      <rect x="76" y="154" width="208" height="166" className="fill-line" />
      <rect x="226" y="154" width="58" height="166" className="fill-slab" />
      <rect x="60" y="140" width="240" height="14" className="fill-slab" />
      <rect x="60" y="300" width="240" height="20" className="fill-slab" />
    </svg>
  );
}

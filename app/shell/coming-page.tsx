import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import type { ComingPage } from './coming-pages.ts';

/** A page that is being made: its heading, what it will offer, and where to go meanwhile. */
export function ComingPageView({ page }: { page: ComingPage }) {
  return (
    <Page className="grid items-end gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div>
        <p className="text-label font-medium text-ink-faint">In preparation</p>
        <h1 className="mt-3 font-display text-page font-extrabold">{page.title}</h1>
        <p className="mt-6 max-w-prose text-lead text-ink-soft">{page.text}</p>
        <div className="mt-8">
          <ButtonLink to={page.link.to}>
            {page.link.label}
            <ArrowRight aria-hidden="true" className="size-4" />
          </ButtonLink>
        </div>
      </div>
      <ReservedPlinth offers={page.offers} />
    </Page>
  );
}

/** An empty plinth with its label already on the wall. */
function ReservedPlinth({ offers }: { offers: string[] }) {
  return (
    <section aria-labelledby="offers" className="max-w-88">
      <svg aria-hidden="true" viewBox="0 0 320 190" className="w-full" fill="none">
        <rect
          x="92"
          y="4"
          width="136"
          height="92"
          rx="3"
          className="stroke-edge"
          strokeWidth="1.5"
          strokeDasharray="5 5"
        />
        <path d="M62 98h196v12H62z" className="fill-slab" />
        <path d="M76 110h168v66H76z" className="fill-line" />
        <path d="M0 176h320v4H0z" className="fill-slab" />
      </svg>
      <div className="mt-6 border-l-2 border-ink pl-4">
        <h2 id="offers" className="text-label text-ink-faint">
          What will stand here
        </h2>
        <ul className="mt-1.5">
          {offers.map((offer) => (
            <li key={offer} className="py-0.5 font-medium">
              {offer}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

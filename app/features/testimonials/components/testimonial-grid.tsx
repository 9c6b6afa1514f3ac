import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Testimonial } from '../testimonial.ts';
import { TestimonialCard } from './testimonial-card.tsx';

/** Cards that are waited for; as many as the specification says. */
const SKELETONS = Array.from({ length: 6 }, (_, index) => `skeleton-${index}`);

// By the width of the column, not of the window: the sidebar may be open or not.
const GRID = 'grid gap-6 grid-cols-1 @min-[40rem]:grid-cols-2 @min-[62rem]:grid-cols-3';

// Each as high as what it says: the newest at the top of the first column.
const WALL = '-mb-6 columns-1 gap-6 @min-[40rem]:columns-2 @min-[62rem]:columns-3';

type Props = {
  testimonials: Testimonial[];
  /** Ids of those the signed-in member wrote. */
  own: readonly string[];
  report: (testimonial: Testimonial) => ReactNode;
};

/** Testimonials in one to three columns. */
export function TestimonialGrid({ testimonials, own, report }: Props) {
  return (
    <div className="@container">
      <ul className={WALL}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="mb-6 min-w-0 break-inside-avoid">
            <TestimonialCard
              testimonial={testimonial}
              own={own.includes(testimonial.id)}
              report={report(testimonial)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Six cards of about the final size while the list is loading. */
export function SkeletonGrid() {
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        Loading testimonials
      </p>
      <div className={GRID}>
        {SKELETONS.map((key) => (
          <div key={key} className="flex flex-col rounded-sm border border-line bg-surface">
            <div className="flex flex-col gap-4 p-5">
              <Skeleton className="h-6 w-26" />
              <div className="flex flex-col gap-2.5">
                <Skeleton className="h-4" />
                <Skeleton className="h-4 w-11/12" />
                <Skeleton className="h-4 w-2/3" />
              </div>
            </div>
            <div className="flex flex-col gap-2 border-t border-line px-5 py-3">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-24" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

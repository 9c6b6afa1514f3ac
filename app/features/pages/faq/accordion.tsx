import { ArrowRight, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { Question } from './questions.ts';

/**
 * Questions that open one at a time. The browser does it: `details` of one name close each other, the open one closes
 * itself, by pointer, Enter and Space, with and without JavaScript.
 */
export function Accordion({ items }: { items: Question[] }) {
  return (
    <div className="border-t-2 border-ink">
      {items.map(({ question, answer, link }) => (
        <details
          key={question}
          name="faq"
          className="group border-b border-line [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] details-content:transition-discrete details-content:duration-200 open:details-content:h-auto motion-reduce:details-content:transition-none print:details-content:h-auto print:details-content:transition-none print:details-content:[content-visibility:visible]"
        >
          <summary className="flex min-h-16 list-none items-center justify-between gap-4 py-4 font-display text-title font-bold hover:text-accent-text [&::-webkit-details-marker]:hidden">
            <h2 className="text-pretty">{question}</h2>
            <span className="grid size-9 shrink-0 place-items-center rounded-sm border border-edge bg-surface group-open:border-transparent group-open:bg-accent group-open:text-on-accent">
              <Plus
                aria-hidden="true"
                className="size-4.5 transition-[rotate] duration-200 group-open:rotate-45"
              />
            </span>
          </summary>
          <div className="max-w-line space-y-3 pb-7 sm:pr-14">
            {answer.map((paragraph) => (
              <p key={paragraph} className="text-[1.0625rem] leading-7 text-ink-soft">
                {paragraph}
              </p>
            ))}
            {link && (
              <Link to={link.to} className="text-link inline-flex min-h-8 items-center gap-1.5 font-semibold">
                {link.label}
                <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

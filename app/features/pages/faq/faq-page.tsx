import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink, buttonClass } from '../../../ui/button.tsx';
import { Opening } from '../../../ui/opening.tsx';
import { QuestionDrawing } from '../drawings.tsx';
import { useSupportAddress } from '../support.ts';
import { Accordion } from './accordion.tsx';
import { QUESTIONS } from './questions.ts';

/** Frequently asked questions, and where to ask one that is not among them. */
export function FaqPage() {
  return (
    <>
      <Opening
        kicker="Eight short answers"
        title="Frequently Asked Questions"
        intro="Licences, technologies, accounts, updates: what people want to know before they take a template home."
        drawing={<QuestionDrawing />}
        quiet
      />
      <div className="mx-auto grid max-w-page items-start gap-x-16 gap-y-14 px-4 py-10 sm:px-8 sm:py-16 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-12">
        <Accordion items={QUESTIONS} />
        <aside
          aria-labelledby="more-questions"
          className="stand rounded-sm border border-line bg-surface p-6 lg:sticky lg:top-20"
        >
          <h2 id="more-questions" className="font-display text-title font-bold">
            Still have questions?
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">
            Ask the people who run this site. Say which template or page it is about, and what you expected to
            happen.
          </p>
          <ContactSupport />
        </aside>
      </div>
    </>
  );
}

function ContactSupport() {
  const address = useSupportAddress();
  const label = (
    <>
      <Mail aria-hidden="true" className="size-4.5" />
      Contact Support
    </>
  );
  // Without a public address a mail would reach nobody; the form does.
  if (!address) return <ButtonLink to="/contact">{label}</ButtonLink>;
  return (
    <>
      <a href={`mailto:${address}`} className={buttonClass()}>
        {label}
      </a>
      <p className="mt-3 text-label text-ink-faint">
        {address}, or the{' '}
        <Link to="/contact" className="text-link">
          contact form
        </Link>
      </p>
    </>
  );
}

import { ExternalLink, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { WallLabel } from '../../../ui/wall-label.tsx';
import { nounOf, type ProductDetail, type Testimonial } from '../product.ts';
import { Comparison } from './comparison.tsx';
import { FilmView } from './film-view.tsx';

type Report = (testimonial: { id: string; name: string }) => ReactNode;
type Props = {
  product: ProductDetail;
  testimonials: readonly Testimonial[];
  /** What reports a review. */
  report: Report;
};

/** Everything that is said of a product, each part only where there is something to say. */
export function Sections({ product, testimonials, report }: Props) {
  const noun = nounOf(product.category);
  const {
    whyStandOut,
    whyBuy,
    useCases,
    featureHighlights,
    comparison,
    performanceSecurity,
    aboutCreator,
    faq,
  } = product;
  return (
    <>
      <Inside product={product} />
      {whyStandOut.length > 0 && (
        <Section title={`Why This ${noun} Stands Out`}>
          <Statements items={whyStandOut} />
        </Section>
      )}
      <Demo product={product} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} report={report} />}
      {useCases.length > 0 && (
        <Section title="Use Cases: Who Is This For?">
          <Titled items={useCases} />
        </Section>
      )}
      {featureHighlights.length > 0 && (
        <Section title="Detailed Feature Highlights">
          <Titled items={featureHighlights} />
        </Section>
      )}
      {comparison.length > 0 && (
        <Section title={`Our ${noun} vs. Alternatives`}>
          <Comparison rows={comparison} caption={`Our ${noun} vs. Alternatives`} />
        </Section>
      )}
      {performanceSecurity.length > 0 && (
        <Section title="Performance & Security Features">
          <Statements items={performanceSecurity} />
        </Section>
      )}
      {whyBuy.length > 0 && (
        <Section title="Why Buy It">
          <Statements items={whyBuy} />
        </Section>
      )}
      {aboutCreator && <Creator {...aboutCreator} />}
      {faq.length > 0 && <Questions faq={faq} />}
    </>
  );
}

function Inside({ product }: { product: ProductDetail }) {
  const { features, technologies, sourceFiles, sourceBytes, tests, version, updated, lighthouse } = product;
  const { performance, accessibility, bestPractices, seo } = lighthouse;
  return (
    <Section title="What You Get">
      <ul className="gap-x-10 sm:columns-2">
        {features.map((feature) => (
          <li key={feature} className="mb-3 break-inside-avoid border-l-2 border-edge pl-3.5 leading-normal">
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <WallLabel
          rows={[
            { term: 'Version', value: `${version}, ${updated}` },
            { term: 'Source', value: `${sourceFiles} files, ${formatFileSize(sourceBytes)}` },
            { term: 'Tests', value: `${tests} that pass` },
            { term: 'Lighthouse', value: `${performance} / ${accessibility} / ${bestPractices} / ${seo}` },
          ]}
        />
        <ul aria-label="Technologies" className="flex flex-wrap content-start gap-1.5">
          {technologies.map((name) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Demo({ product: { title, interactiveDemo, film, photo } }: { product: ProductDetail }) {
  if (!interactiveDemo && !film) return null;
  return (
    <Section title="Interactive Demo / Product Walkthrough">
      {film && <FilmView title={title} film={film} placeholder={photo.placeholder} />}
      {film && <p className="mt-4 max-w-line text-[0.9375rem] text-ink-soft">{film.description}</p>}
      {interactiveDemo && (
        <a
          href={interactiveDemo}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'secondary' }, film ? 'mt-5' : undefined)}
        >
          Try Interactive Demo
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </Section>
  );
}

function Testimonials({ testimonials, report }: Pick<Props, 'testimonials' | 'report'>) {
  return (
    <Section title="Customer Testimonials & Success Stories" intro="Only buyers can write here.">
      <ul className="grid gap-6 sm:grid-cols-2">
        {testimonials.map(({ id, name, feedback }) => (
          <li key={id} className="border-l-2 border-ink pl-4">
            <blockquote dir="auto" className="leading-relaxed break-words whitespace-pre-line">
              {feedback}
            </blockquote>
            <p className="mt-3 flex items-center gap-2.5 text-[0.9375rem] font-semibold">
              <Initials name={name} />
              <bdi className="min-w-0 flex-1 break-words">{name}</bdi>
              {report({ id, name })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Creator({ name, bio, trustSignals }: NonNullable<ProductDetail['aboutCreator']>) {
  return (
    <Section title="About the Creator">
      <div className="flex gap-4">
        <Initials name={name} />
        <div className="min-w-0">
          <h3 className="font-display text-[1.1875rem] leading-8 font-bold">{name}</h3>
          <p className="mt-1 max-w-line text-ink-soft">{bio}</p>
          <ul className="mt-4 flex flex-col gap-1.5 text-[0.9375rem]">
            {trustSignals.map((signal) => (
              <li key={signal} className="border-l-2 border-edge pl-3">
                {signal}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** The first letters of a name, in place of a face. */
function Initials({ name }: { name: string }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')][0] ?? '',
  );
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-sm bg-ink text-label font-bold text-paper uppercase"
    >
      {letters.join('')}
    </span>
  );
}

function Questions({ faq }: Pick<ProductDetail, 'faq'>) {
  return (
    <Section title="Frequently Asked Questions">
      <div className="border-t border-line">
        {faq.map(({ question, answer }) => (
          <details key={question} className="premium-faq border-b border-line">
            <summary className="flex min-h-12 items-center justify-between gap-4 py-3 font-semibold hover:underline hover:underline-offset-4">
              {question}
              <Plus aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </summary>
            <p className="max-w-line pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

/** Single statements, each after a short rule. */
function Statements({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-3 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="border-l-2 border-edge pl-3.5 leading-normal">
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Short texts under headings of their own. */
function Titled({ items }: { items: readonly { title: string; description: string }[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
      {items.map(({ title, description }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-ink-soft">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

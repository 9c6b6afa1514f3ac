import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { ClosingBand } from '../../../ui/closing-band.tsx';
import type { HomeData } from '../home-data.ts';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';
import { Wall } from './wall.tsx';

/** Welcome, figures, real works, what to expect of them, and the way in. */
export function HomePage({ data }: { data: HomeData }) {
  return (
    <>
      <Hero works={data.hero} shelves={data.shelves} />
      <Stats count={data.count} />
      <Wall works={data.wall} count={data.count} />
      <Promises {...data} />
      <Closing />
    </>
  );
}

/** The three figures of the hero. The first is the catalogue's own count; a rounded one is used from fifty on. */
function Stats({ count }: { count: number }) {
  const stats = [
    { value: count >= 50 ? '50+' : String(count), label: count === 1 ? 'Template' : 'Templates' },
    { value: '100%', label: 'Free' },
    { value: 'Unlimited', label: 'Downloads' },
  ];
  return (
    <section aria-label="In figures" className="border-b border-line">
      <dl className="mx-auto grid max-w-page gap-x-8 px-4 sm:grid-cols-[repeat(3,auto)] sm:justify-between sm:px-8 lg:px-12">
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline justify-end gap-x-3 border-line py-4 not-last:max-sm:border-b sm:max-lg:flex-col-reverse sm:py-7"
          >
            <dt className="text-lead text-ink-soft">{label}</dt>
            <dd className="font-display text-heading font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The call at the end of the page. */
function Closing() {
  return (
    <ClosingBand
      title="Take one. Make it yours."
      text="Download a template, open it by double-click, change what you like. When it is yours, put it on a plinth in Community."
    >
      <ButtonLink to="/templates" size="lg" variant="secondary" className="border-transparent">
        Get Started Now
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </ButtonLink>
    </ClosingBand>
  );
}

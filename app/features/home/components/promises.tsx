import { Feather, PackageOpen, Shapes } from 'lucide-react';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import type { HomeData } from '../home-data.ts';

/** What every template keeps, with figures from the catalogue where there are any. */
export function Promises({ medianPageBytes, medianPerformance }: HomeData) {
  const promises = [
    {
      icon: Feather,
      title: 'Lightning Fast',
      text: 'Plain files that a browser reads at once, and at most 500 kB for a page.',
      fact: `Middle of the collection: ${formatFileSize(medianPageBytes)} a page, Lighthouse ${medianPerformance} on a phone.`,
    },
    {
      icon: Shapes,
      title: 'Modern Design',
      text: 'Each has its own type, colour and idea, at home on a phone and on a wall-sized screen.',
      fact: 'No two look alike. Checked at six widths, from 320 to 1920 pixels.',
    },
    {
      icon: PackageOpen,
      title: 'Developer Ready',
      text: 'The whole source in one zip that you can read, change and publish under your own name.',
      fact: 'MIT licence, no account, and no request to anybody else’s server.',
    },
  ];
  return (
    <section aria-label="What to expect" className="mx-auto max-w-page px-4 py-14 sm:px-8 sm:py-20 lg:px-12">
      <ul className="grid gap-6 lg:grid-cols-3">
        {promises.map(({ icon: Icon, title, text, fact }) => (
          <Card as="li" key={title}>
            <CardBody className="p-6">
              <Icon aria-hidden="true" className="size-7 text-accent-text" strokeWidth={1.5} />
              <h2 className="mt-3 font-display text-title font-bold">{title}</h2>
              <p className="text-ink-soft">{text}</p>
              <p className="mt-auto border-t border-line pt-3 text-label text-ink-soft">{fact}</p>
            </CardBody>
          </Card>
        ))}
      </ul>
    </section>
  );
}

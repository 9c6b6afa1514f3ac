import { ArrowRight } from 'lucide-react';
import type { MetaFunction } from 'react-router';
import { BRAND, pageMeta, siteUrlOf } from '../lib/seo.ts';
import { websiteNodes } from '../lib/structured-data.ts';
import { GalleryDrawing } from '../shell/gallery-drawing.tsx';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';

export { sameForEveryone as headers } from '../lib/same-for-everyone.ts';

const DESCRIPTION =
  'Free, responsive website templates with full source, and a community that puts its own websites on show.';

export const meta: MetaFunction = ({ matches }) => {
  const siteUrl = siteUrlOf(matches);
  return pageMeta({
    title: `${BRAND}: free website templates with full source`,
    withoutBrand: true,
    description: DESCRIPTION,
    keywords: [
      'free website templates',
      'responsive templates',
      'HTML templates',
      'open source',
      'community',
    ],
    path: '/',
    siteUrl,
    nodes: websiteNodes(siteUrl, DESCRIPTION),
  });
};

const FEATURES = [
  {
    title: 'Lightning Fast',
    text: 'Plain files that a browser reads at once. A template has to load within 500 kB before it is put on show.',
  },
  {
    title: 'Modern Design',
    text: 'Each with its own type, colour and idea, at home on a phone and on a wall-sized screen. No two look alike.',
  },
  {
    title: 'Developer Ready',
    text: 'The whole source in one zip: HTML, CSS and JavaScript you can read, change and publish under your name.',
  },
];

export default function HomeRoute() {
  return (
    <>
      <section className="border-b-6 border-slab">
        <div className="mx-auto grid max-w-page items-end gap-x-8 px-4 pt-14 sm:px-8 sm:pt-20 lg:grid-cols-2 lg:px-12">
          <div className="pb-12 lg:pb-24">
            <Badge>Free website templates</Badge>
            <h1 className="mt-5 font-display text-poster font-extrabold">
              Welcome to <span className="block text-accent-text">{BRAND}</span>
            </h1>
            <p className="mt-6 max-w-xl text-lead text-ink-soft">
              Good websites deserve a base to stand on. Take a template that is free and finished, or put your
              own work up for others to see.
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/community" size="lg">
                Explore Now
                <ArrowRight aria-hidden="true" className="size-4.5" />
              </ButtonLink>
              <ButtonLink to="/about" size="lg" variant="secondary">
                Learn More
              </ButtonLink>
            </div>
          </div>
          <GalleryDrawing className="mx-auto w-full max-w-130" />
        </div>
      </section>

      <section
        aria-label="What to expect"
        className="mx-auto max-w-page px-4 py-16 sm:px-8 sm:py-24 lg:px-12"
      >
        <ul className="grid gap-x-10 gap-y-10 lg:grid-cols-3">
          {FEATURES.map((feature) => (
            <li key={feature.title} className="border-l-2 border-ink pl-5">
              <h2 className="font-display text-title font-bold">{feature.title}</h2>
              <p className="mt-2 text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="bg-accent text-on-accent">
        <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-8 px-4 py-16 sm:px-8 sm:py-20 lg:px-12">
          <div className="max-w-2xl">
            <h2 className="font-display text-heading font-extrabold">Made something? Put it on a plinth.</h2>
            <p className="mt-3 text-lead">
              Share a website project in Community: one picture, one zip, and anyone can look at it and take
              it apart.
            </p>
          </div>
          <ButtonLink to="/community" size="lg" variant="secondary" className="border-transparent">
            Get Started Now
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </ButtonLink>
        </div>
      </section>
    </>
  );
}

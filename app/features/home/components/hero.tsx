import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { BRAND } from '../../../../domain/site/seo.ts';
import { Plinth } from '../../../shell/gallery-drawing.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { PhotoView } from '../../../ui/photo.tsx';
import { templatePaths } from '../../templates/schema.ts';
import type { HomeData, Work } from '../home-data.ts';
import { Shelves } from './shelves.tsx';

/** The first thing a visitor sees: what this is, where to go, and works that really exist: two, or shelves full where there is room. */
export function Hero({ works, shelves }: { works: HomeData['hero']; shelves: Work[] }) {
  return (
    <section className="relative border-b-6 border-slab">
      <div className="mx-auto grid max-w-page items-end gap-x-8 px-4 pt-12 sm:px-8 sm:pt-16 lg:px-12">
        <div className="pb-10 lg:flex lg:min-h-150 lg:w-[min(36rem,60%)] lg:flex-col lg:items-start lg:justify-center lg:pb-16 xl:w-[min(36rem,48%)]">
          <Badge>Free website templates</Badge>
          <h1 className="mt-5 font-display text-poster font-extrabold">
            Welcome to <span className="block text-accent-text">{BRAND}</span>
          </h1>
          <p className="mt-6 max-w-xl text-lead text-ink-soft">
            Good websites deserve a base to stand on. Take a template that is free and finished, or put your
            own work up for others to see.
          </p>
          {/* They may use a part of the gap: at 1024 px they fill the column exactly, and broke in some stand-ins. */}
          <div className="mt-8 flex flex-wrap gap-3 max-[22.5rem]:*:px-4! lg:-mr-6">
            <ButtonLink to="/templates" size="lg">
              Explore Now
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </ButtonLink>
            <ButtonLink to="/about" size="lg" variant="secondary">
              Learn More<span className="sr-only"> about {BRAND}</span>
            </ButtonLink>
          </div>
        </div>
        <div className="relative mx-auto aspect-square w-full max-w-130 lg:hidden">
          <Plinths className="absolute inset-0 size-full" />
          {works.tall && (
            <Standing
              work={works.tall}
              place="top-[14.3%] left-[5.2%] h-[53%] w-[23.6%]"
              sizes="(min-width: 1100px) 123px, 24vw"
            />
          )}
          {works.wide && (
            <Standing
              work={works.wide}
              place="top-[49.2%] left-[33.4%] h-[30.5%] w-[44%]"
              sizes="(min-width: 1100px) 230px, 44vw"
            />
          )}
        </div>
      </div>
      <Shelves
        works={shelves}
        className="absolute inset-y-0 right-0 left-[calc(max(0px,(100%-80rem)/2)+3rem+min(37rem,59%))] max-lg:hidden xl:left-[calc(max(0px,(100%-80rem)/2)+3rem+min(37rem,47%))]"
      />
    </section>
  );
}

/** A work on its plinth, in the frame of a browser window. */
function Standing({ work, place, sizes }: { work: Work; place: string; sizes: string }) {
  return (
    <Link
      to={templatePaths.detail(work.id)}
      aria-label={`${work.title}, ${work.category} template`}
      className={`group absolute flex flex-col overflow-hidden rounded-sm border-2 border-ink bg-surface ${place}`}
    >
      <span aria-hidden="true" className="flex gap-1 border-b-2 border-ink p-1.5">
        <span className="size-1 bg-ink" />
        <span className="size-1 bg-ink" />
        <span className="size-1 bg-ink" />
      </span>
      <PhotoView
        photo={work.photo}
        alt=""
        sizes={sizes}
        priority="eager"
        className="min-h-0 flex-1 bg-sunken"
      />
    </Link>
  );
}

/**
 * Three plinths and the disc of the logo on the tallest. The drawing ends exactly at its lower edge, so that it stands on
 * whatever is below it. The works are laid over it by the hero, in the same 600 by 600 grid.
 */
function Plinths({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 600" fill="none" className={className}>
      <Plinth x={14} y={404} width={176} />
      <Plinth x={190} y={478} width={284} />
      <Plinth x={482} y={228} width={112} />
      <circle cx="538" cy="170" r="58" className="fill-accent-text" />
    </svg>
  );
}

import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PhotoView } from '../../../ui/photo.tsx';
import { templatePaths } from '../../templates/schema.ts';
import type { Work } from '../home-data.ts';

/** Which places are four times as large, when the wall is full: the first, and one on the other side further down. */
const LARGE = [0, 7];
const FULL = 10;

/** Real screenshots, hung close like pictures in a salon. The name of a work appears when it is looked at. */
export function Wall({ works, count }: { works: Work[]; count: number }) {
  if (works.length === 0) return null;
  const full = works.length === FULL;
  return (
    <section
      aria-labelledby="wall"
      className="below-fold mx-auto max-w-page px-4 pt-14 sm:px-8 sm:pt-20 lg:px-12"
    >
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="wall" className="font-display text-heading font-extrabold">
          On the wall right now
        </h2>
        <ButtonLink to="/templates" variant="secondary">
          See all {count} templates
        </ButtonLink>
      </div>
      <ul className={cx('grid grid-cols-2 gap-3 sm:gap-4', full ? 'lg:grid-cols-4' : 'lg:grid-cols-3')}>
        {works.map((work, index) => (
          <Hanging key={work.id} work={work} large={full && LARGE.includes(index)} first={index === 0} />
        ))}
      </ul>
    </section>
  );
}

function Hanging({ work, large, first }: { work: Work; large: boolean; first: boolean }) {
  return (
    <li className={cx(large && 'lg:col-span-2 lg:row-span-2', (large || first) && 'max-lg:col-span-2')}>
      <Link
        to={templatePaths.detail(work.id)}
        className="group relative block h-full overflow-hidden rounded-sm border border-line bg-sunken"
      >
        <PhotoView
          photo={work.photo}
          alt=""
          priority="last"
          sizes={large ? '(min-width: 1024px) 36rem, 92vw' : '(min-width: 1024px) 18rem, 46vw'}
          className="aspect-16/10 h-full w-full transition-[scale] duration-500 ease-settle group-hover:scale-[1.025] motion-reduce:transition-none"
        />
        <span className="absolute inset-x-0 bottom-0 flex flex-wrap gap-x-2 border-t border-line bg-surface px-3 py-1.5 text-label transition-[translate] duration-200 ease-settle group-focus-visible:translate-y-0 motion-reduce:transition-none pointer-fine:translate-y-full pointer-fine:group-hover:translate-y-0">
          <span className="font-semibold">{work.title}</span>
          <span className="text-ink-soft">{work.category}</span>
        </span>
      </Link>
    </li>
  );
}

import type { HomeData } from '../home-data.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';
import { Stats } from './stats.tsx';
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

import { workFile } from '../../app/pages.ts';
import { Relief } from '../../art/Relief.tsx';
import { practice } from '../../content/practice.ts';
import { studies } from '../../content/work.ts';
import { WorkCard } from '../work/WorkCard.tsx';

export function HomePage() {
  const [first, ...others] = studies;
  return (
    <>
      <section className="relative -mt-24 overflow-hidden pt-24">
        <div className="relative z-10 px-5 pt-5 md:px-10 md:pt-3">
          <h1 className="text-[clamp(3.6rem,13.2vw,13.5rem)] leading-[0.8] font-black tracking-[-0.035em]">
            Mountain
            <span className="block text-end">&amp; Valley</span>
          </h1>
        </div>
        <Relief
          name="range"
          seed={5}
          paper="vermilion"
          fit="xMidYMin slice"
          className="relative z-20 -mt-[11vw] h-[clamp(24rem,46vw,44rem)] w-full [&>rect]:hidden"
        />
        <div className="absolute inset-x-5 bottom-6 z-20 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:inset-x-10 md:bottom-8">
          <p className="max-w-[25ch] bg-ink px-4 py-3 font-display text-2xl leading-tight font-semibold text-paper md:text-3xl">
            Paper engineers in {practice.place}. We make flat things stand up.
          </p>
          {first && (
            <a
              href={workFile(first.slug)}
              className="bg-paper px-4 py-2.5 font-semibold underline decoration-2 underline-offset-4 hover:bg-ink hover:text-paper"
            >
              Latest: {first.title}
            </a>
          )}
        </div>
      </section>
      <section aria-labelledby="selected" className="px-5 pt-16 md:px-10">
        <div className="flex flex-wrap items-end justify-between gap-4 pb-6">
          <h2 id="selected" className="text-5xl font-black">
            Four that held
          </h2>
          <a className="link font-semibold" href="work.html">
            All nine works
          </a>
        </div>
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-3">
          {first && (
            <div className="md:col-span-3">
              <WorkCard work={first} isWide />
            </div>
          )}
          {others.map((work) => (
            <WorkCard key={work.slug} work={work} />
          ))}
        </div>
      </section>
      <section aria-labelledby="what" className="px-5 pt-20 md:px-10">
        <hr className="valley" />
        <h2 id="what" className="pt-8 pb-8 text-5xl font-black">
          What we fold
        </h2>
        <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          {practice.services.map(({ name, what }) => (
            <div key={name}>
              <dt className="flex items-center gap-4 font-display text-2xl font-bold">
                <svg
                  viewBox="0 0 40 40"
                  className="w-11"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  aria-hidden="true"
                >
                  <path d="M2 32 20 8l18 24" />
                  <path d="M20 8v28" strokeDasharray="5 3" />
                </svg>
                {name}
              </dt>
              <dd className="max-w-[46ch] pl-15">{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

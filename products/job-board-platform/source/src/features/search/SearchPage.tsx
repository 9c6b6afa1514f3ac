import { board, saveSearch } from '../../data/board.ts';
import { today } from '../../lib/clock.ts';
import { count, lakh } from '../../lib/format.ts';
import { go, useAddress } from '../../lib/router.ts';
import { medianPay } from '../../lib/scale.ts';
import { announce } from '../../ui/announce.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/states.tsx';
import { Facets } from './Facets.tsx';
import { describe, facet, find, fromQuery, noSearch, type Search, type Sort, toQuery } from './filter.ts';
import { JobRow } from './JobRow.tsx';
import { RegionMap } from './RegionMap.tsx';
import { Rule } from './Rule.tsx';

/** The front page: every open job on one rule of pay. */
export function SearchPage() {
  const { jobs, employers, desk } = board.use((state) => state);
  const search = fromQuery(useAddress().query);
  const set = (next: Search) => go(toQuery(next) ? `/?${toQuery(next)}` : '/', true);
  const found = find(jobs, employers, search, today());
  const median = medianPay(found);
  const query = toQuery(search);
  const isSaved = desk.searches.some((it) => it.query === query);
  const where = (
    <>
      <p className="mb-1.5 flex min-h-7 items-baseline justify-between gap-2">
        <span className="font-head font-bold">Draw where</span>
        {search.regions.length > 0 && (
          <button type="button" className="link text-sm" onClick={() => set({ ...search, regions: [] })}>
            Anywhere
          </button>
        )}
      </p>
      <RegionMap
        chosen={search.regions}
        counts={facet(jobs, employers, search, 'regions', today())}
        change={(regions) => set({ ...search, regions })}
      />
      <p className="mt-2 text-sm text-soft">Pull across states to draw. Remote work stays in.</p>
    </>
  );
  return (
    <div className="page pt-6 lg:pt-8">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_18.5rem]">
        <div>
          <h1 className="text-[clamp(2.7rem,6.2vw,5rem)] leading-[0.9] font-extrabold tracking-[-0.035em]">
            What does it pay?
          </h1>
          <label className="relative mt-5 block">
            <span className="sr-only">Search jobs by title, skill, company or place</span>
            <span className="absolute top-1/2 left-4 -translate-y-1/2">
              <Icon name="search" size={24} />
            </span>
            <input
              type="search"
              className="field min-h-14 border-2 border-ink pl-13 text-xl"
              placeholder="Title, skill, company or place"
              value={search.q}
              onChange={(event) => set({ ...search, q: event.target.value })}
            />
          </label>
          <details className="mt-4 lg:hidden">
            <summary className="min-h-8 font-semibold">Narrow down, draw where</summary>
            <div className="mt-2">
              <Facets jobs={jobs} employers={employers} search={search} change={set} />
              <div className="mt-5 max-w-sm">{where}</div>
            </div>
          </details>
          <div className="mt-5 hidden lg:block">
            <Facets jobs={jobs} employers={employers} search={search} change={set} />
          </div>
        </div>
        <div className="hidden lg:block">{where}</div>
      </div>
      <div className="sticky top-14 z-10 -mx-5 mt-6 bg-ground px-5 pt-1 pb-2 lg:grid lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-x-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 lg:pb-0">
          <p role="status" className="font-head text-lg leading-tight font-bold">
            {count(found.length, 'job')}
            <span className="block font-sans text-sm font-normal text-soft">
              {search.floor ? `that reach ${lakh(search.floor)} lakh` : 'pull the red pointer'}
            </span>
          </p>
          <label className="ml-auto text-sm">
            <span className="sr-only">Order</span>
            <select
              className="field min-h-9 w-auto py-0"
              value={search.sort}
              onChange={(event) => set({ ...search, sort: event.target.value as Sort })}
            >
              <option value="newest">newest first</option>
              <option value="pay">best paid first</option>
              <option value="closing">closing soon first</option>
            </select>
          </label>
        </div>
        <Rule
          floor={search.floor}
          change={(floor) => set({ ...search, floor })}
          median={found.length > 3 ? median : null}
        />
      </div>
      {query !== '' && (
        <div className="flex flex-wrap items-center gap-2 py-2">
          <button
            type="button"
            className="btn-line"
            disabled={isSaved}
            onClick={() => {
              saveSearch(describe(search), query);
              announce('The search is kept under Kept.');
            }}
          >
            <Icon name="keep" size={17} solid={isSaved} /> {isSaved ? 'Search is kept' : 'Keep this search'}
          </button>
          <button type="button" className="btn-line" onClick={() => set({ ...noSearch, sort: search.sort })}>
            <Icon name="cross" size={16} /> Start over
          </button>
          <p className="text-sm text-soft">{describe(search)}</p>
        </div>
      )}
      {found.length === 0 ? (
        <div className="mt-4">
          <Empty title="No job is like that today">
            <p className="max-w-lg">
              {search.floor > 0
                ? 'Pull the pointer further left, or draw a larger region.'
                : 'Fewer words find more; remote work is found from everywhere.'}
            </p>
          </Empty>
        </div>
      ) : (
        <ul className="border-t border-line">
          {found.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              employer={employers.find(({ id }) => id === job.employerId)}
              saved={desk.savedJobs.includes(job.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

import { board, removeSearch } from '../../data/board.ts';
import { today } from '../../lib/clock.ts';
import { count, date } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/states.tsx';
import { find, fromQuery, newSince } from '../search/filter.ts';
import { JobRow } from '../search/JobRow.tsx';

/** Jobs and searches that the seeker keeps. */
export function SavedPage() {
  const { jobs, employers, desk } = board.use((state) => state);
  const kept = desk.savedJobs.flatMap((id) => jobs.find((job) => job.id === id) ?? []);
  return (
    <div className="page">
      <h1 className="big mb-8">Kept</h1>
      <h2 className="mb-3 text-2xl">Searches</h2>
      {desk.searches.length === 0 ? (
        <p className="text-soft">
          Search for something and press “Keep this search”: here you see what is new in it.
        </p>
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {desk.searches.map((it) => {
            const found = find(jobs, employers, fromQuery(new URLSearchParams(it.query)), today());
            const fresh = newSince(found, it.saved);
            return (
              <li key={it.id} className="box flex items-center gap-4 p-4">
                <a className="group flex-1" href={`#/?${it.query}`}>
                  <span className="block font-head text-xl leading-tight font-bold group-hover:underline">
                    {it.name}
                  </span>
                  <span className="text-soft">
                    {count(found.length, 'job')}, kept on {date(it.saved, today())}
                  </span>
                </a>
                {fresh > 0 && (
                  <span className="rounded-md bg-rule px-2.5 py-1 font-head font-bold text-on-rule">
                    {fresh} new
                  </span>
                )}
                <button type="button" className="btn-icon" onClick={() => removeSearch(it.id)}>
                  <Icon name="cross" size={18} />
                  <span className="sr-only">Drop the search {it.name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <h2 className="mt-10 mb-3 text-2xl">Jobs</h2>
      {kept.length === 0 ? (
        <Empty title="No job is kept">
          <a className="btn" href="#/">
            Look at all jobs
          </a>
        </Empty>
      ) : (
        <ul className="border-t border-line">
          {kept.map((job) => (
            <JobRow
              key={job.id}
              job={job}
              employer={employers.find(({ id }) => id === job.employerId)}
              saved
            />
          ))}
        </ul>
      )}
    </div>
  );
}

import { toggleSaved } from '../../data/board.ts';
import type { Employer, Job } from '../../data/types.ts';
import { daysBetween, today } from '../../lib/clock.ts';
import { ago } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Pay } from '../../ui/Pay.tsx';

/** One job: its name on the left, its pay on the common rule. */
export function JobRow({ job, employer, saved }: { job: Job; employer?: Employer; saved: boolean }) {
  return (
    <li className="group relative grid items-center gap-x-6 border-b border-line py-2.5 hover:bg-raised lg:grid-cols-[23rem_minmax(0,1fr)] lg:py-1.5">
      <div className="flex items-center gap-2">
        <button
          type="button"
          className="btn-icon relative z-10 shrink-0"
          aria-pressed={saved}
          onClick={() => toggleSaved(job.id)}
        >
          <Icon name="keep" solid={saved} size={19} />
          <span className="sr-only">Keep {job.title}</span>
        </button>
        <div className="min-w-0 leading-tight">
          <h2 className="text-[1.12rem] leading-snug font-bold">
            <a href={`#/job/${job.id}`} className="group-hover:underline after:absolute after:inset-0">
              {job.title}
            </a>
          </h2>
          <p className="text-sm text-soft">
            {employer?.name}, {job.mode === 'Remote' ? 'remote' : job.city}
            <span className="whitespace-nowrap">, {ago(daysBetween(job.posted, today()))}</span>
          </p>
        </div>
      </div>
      <Pay min={job.payMin} max={job.payMax} field={job.field} />
    </li>
  );
}

import type { KeyboardEvent, PointerEvent } from 'react';
import type { Application, Job, Stage } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { count } from '../../lib/format.ts';
import { Pay } from '../../ui/Pay.tsx';
import { board, matchOf, stageNames, waitsFor } from './stages.ts';

interface Props {
  application: Application;
  job: Job;
  chosen: boolean;
  lifted: boolean;
  toggle: () => void;
  hold: (event: PointerEvent) => void;
  keys: (event: KeyboardEvent) => void;
  move: (stage: Stage) => void;
}

/** A candidate on the board. */
export function Card({ application, job, chosen, lifted, toggle, hold, keys, move }: Props) {
  const { cv, note, stage } = application;
  const { has } = matchOf(job, cv.skills);
  const waits = waitsFor(application, today());
  return (
    <li
      data-card={application.id}
      tabIndex={0}
      aria-label={`${cv.name}, ${stageNames[stage]}, ${has.length} of ${job.skills.length} skills`}
      onPointerDown={hold}
      onKeyDown={keys}
      className={`cursor-grab rounded-lg border-[1.5px] bg-ground p-3 text-sm ${lifted ? 'border-ink opacity-60' : chosen ? 'border-ink' : 'border-line'}`}
    >
      <a
        href={`#/hire/candidate/${application.id}`}
        className="block font-head text-base leading-tight font-bold hover:underline"
        draggable={false}
      >
        {cv.name}
      </a>
      <p className="mt-0.5 leading-snug text-soft">
        {cv.city}, {count(cv.years, 'year')}
      </p>
      <div className="my-1.5">
        <Pay min={job.payMin} max={job.payMax} field={job.field} mark={cv.asks} tall={false} />
      </div>
      <p className="flex justify-between leading-snug">
        <span>
          {has.length} of {job.skills.length} skills
        </span>
        <span
          className={
            waits > 5 && stage !== 'hired' && stage !== 'declined' ? 'font-semibold text-bad' : 'text-soft'
          }
        >
          {waits === 0 ? 'today' : `${waits} d`}
        </span>
      </p>
      {note && <p className="mt-1.5 line-clamp-2 leading-snug text-soft">{note}</p>}
      <div className="mt-2 flex items-center gap-2">
        <label className="flex min-h-7 cursor-pointer items-center gap-1.5">
          <input type="checkbox" className="size-4.5" checked={chosen} onChange={toggle} />
          Compare<span className="sr-only"> {cv.name}</span>
        </label>
        <select
          aria-label={`Move ${cv.name}`}
          className="field ml-auto min-h-7 w-auto min-w-0 py-0 text-sm xl:w-[5.2rem]"
          value={stage}
          onChange={(event) => move(event.target.value as Stage)}
        >
          {board.map((it) => (
            <option key={it} value={it}>
              {stageNames[it]}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}

import { useState } from 'react';
import { setApplication, board as store } from '../../data/board.ts';
import type { Job, Stage } from '../../data/types.ts';
import { today } from '../../lib/clock.ts';
import { range } from '../../lib/format.ts';
import { announce } from '../../ui/announce.tsx';
import { Card } from './Card.tsx';
import { board, moveTo, stageNames, step } from './stages.ts';

/** Which way an arrow goes. */
const arrows: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** The candidates of a job in columns. Cards move by mouse, finger or keyboard. */
export function PipelinePage({ job }: { job: Job }) {
  const applications = store
    .use((state) => state.desk.applications)
    .filter(({ jobId, stage }) => jobId === job.id && stage !== 'withdrawn');
  const [chosen, setChosen] = useState<string[]>([]);
  const [over, setOver] = useState<{ id: string; stage: Stage | null } | null>(null);
  const focusCard = (id?: string) =>
    id && requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus());

  const put = (
    id: string,
    make: (application: (typeof applications)[number]) => (typeof applications)[number],
  ) => {
    const application = applications.find((it) => it.id === id);
    if (!application) return;
    const moved = make(application);
    if (moved === application) return;
    setApplication(moved);
    announce(`${moved.cv.name}: ${stageNames[moved.stage]}.`);
    focusCard(id);
  };
  const keys = (event: React.KeyboardEvent, id: string) => {
    if (event.target !== event.currentTarget) return;
    const application = applications.find((it) => it.id === id);
    const way = arrows[event.key];
    if (!application) return;
    const column = applications.filter(({ stage }) => stage === application.stage);
    const at = column.findIndex((it) => it.id === id);
    if (way && event.shiftKey) put(id, (it) => step(it, way, today()));
    else if (way) {
      for (let c = board.indexOf(application.stage) + way; c >= 0 && c < board.length; c += way) {
        const next = applications.filter(({ stage }) => stage === board[c]);
        if (next.length > 0) {
          focusCard(next[Math.min(at, next.length - 1)].id);
          break;
        }
      }
    } else if (event.key === 'ArrowDown') focusCard(column[at + 1]?.id);
    else if (event.key === 'ArrowUp') focusCard(column[at - 1]?.id);
    else if (event.key === 'c') toggle(id);
    else return;
    event.preventDefault();
  };
  const toggle = (id: string) =>
    setChosen(
      chosen.includes(id) ? chosen.filter((it) => it !== id) : chosen.length < 3 ? [...chosen, id] : chosen,
    );

  /** Follows the pointer from a card to the column under it. */
  const hold = (id: string, down: React.PointerEvent) => {
    if (down.button !== 0 || (down.target as HTMLElement).closest('a, button, input, label, select')) return;
    const columnAt = (event: PointerEvent) =>
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-stage]')?.dataset
        .stage as Stage | undefined;
    let far = false;
    const move = (event: PointerEvent) => {
      far ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 6;
      if (far) setOver({ id, stage: columnAt(event) ?? null });
    };
    const end = (event: PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setOver(null);
      const stage = event.type === 'pointerup' && far ? columnAt(event) : undefined;
      if (stage) put(id, (it) => moveTo(it, stage, today()));
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };

  return (
    <div className="page max-w-[100rem]">
      <p>
        <a className="link" href="#/hire">
          Your jobs
        </a>
      </p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 className="big">{job.title}</h1>
          <p className="mt-1 text-soft">{range(job.payMin, job.payMax)}. Red is what somebody asks for.</p>
        </div>
        <div className="flex items-center gap-3">
          <p className="text-sm text-soft" role="status">
            {chosen.length < 2 ? 'Choose two or three to compare' : `${chosen.length} chosen`}
          </p>
          {chosen.length >= 2 ? (
            <a className="btn" href={`#/hire/${job.id}/compare?ids=${chosen.join(',')}`}>
              Compare
            </a>
          ) : (
            <button type="button" className="btn" disabled>
              Compare
            </button>
          )}
        </div>
      </div>
      <div className="mt-6 grid gap-3 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        {board.map((stage) => {
          const cards = applications.filter((it) => it.stage === stage);
          return (
            <section
              key={stage}
              data-stage={stage}
              aria-label={stageNames[stage]}
              className={`min-h-24 rounded-xl p-2 xl:min-h-96 ${over?.stage === stage ? 'bg-rule' : 'bg-raised'}`}
            >
              <h2
                className={`flex justify-between px-1.5 pt-1 pb-2.5 text-lg ${over?.stage === stage ? 'text-on-rule' : ''}`}
              >
                {stageNames[stage]} <span className="tabular-nums">{cards.length}</span>
              </h2>
              <ul className="grid gap-2">
                {cards.map((application) => (
                  <Card
                    key={application.id}
                    application={application}
                    job={job}
                    chosen={chosen.includes(application.id)}
                    lifted={over?.id === application.id}
                    toggle={() => toggle(application.id)}
                    hold={(event) => hold(application.id, event)}
                    keys={(event) => keys(event, application.id)}
                    move={(to) => put(application.id, (it) => moveTo(it, to, today()))}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <p className="mt-4 hidden text-sm text-soft lg:block">
        Keys on a card: arrows go from card to card, Shift with left or right moves it, C chooses it for
        comparing.
      </p>
    </div>
  );
}

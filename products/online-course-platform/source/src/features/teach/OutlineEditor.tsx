import { useState } from 'react';
import type { Unit } from '../../data/types.ts';
import { announce } from '../../ui/announce.tsx';
import { LessonRow } from './LessonRow.tsx';
import { editLesson, moveLesson, type Place, placeOf, removeLesson, stepLesson } from './outline.ts';

/** The contents of a course, put in order by mouse, finger or arrow keys. */
export function OutlineEditor({ units, change }: { units: Unit[]; change: (units: Unit[]) => void }) {
  /** The lesson in hand and where it would go. */
  const [drag, setDrag] = useState<{ id: string; to: Place } | null>(null);
  const shown = drag ? moveLesson(units, drag.id, drag.to) : units;

  const step = (id: string, by: 1 | -1) => {
    const next = stepLesson(units, id, by);
    if (next === units) return announce('It cannot go any further.');
    change(next);
    const place = placeOf(next, id);
    if (place)
      announce(
        `Place ${place.index + 1} of ${next[place.unit].lessons.length} in ${next[place.unit].title}.`,
      );
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus());
  };

  /** Follows the pointer until it is let go; Escape or a lost pointer puts the lesson back. */
  const hold = (id: string, down: React.PointerEvent<HTMLElement>) => {
    if (down.button !== 0) return;
    down.preventDefault();
    down.currentTarget.focus();
    let to: Place | null = null;
    const move = (event: PointerEvent) => {
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-unit]');
      if (!under) return;
      const unit = Number(under.dataset.unit);
      const rows = [...document.querySelectorAll<HTMLElement>(`[data-unit="${unit}"] [data-row]`)].filter(
        (row) => row.dataset.row !== id,
      );
      const index = rows.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return event.clientY > top + height / 2;
      }).length;
      to = { unit, index };
      setDrag({ id, to });
    };
    const end = (keep: boolean) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', lose);
      window.removeEventListener('keydown', putBack);
      setDrag(null);
      if (keep && to) change(moveLesson(units, id, to));
    };
    const drop = () => end(true);
    const lose = () => end(false);
    const putBack = (event: KeyboardEvent) => event.key === 'Escape' && end(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', lose);
    window.addEventListener('keydown', putBack);
  };

  return (
    <>
      <p className="mb-4 text-soft">
        Drag a lesson by its grip. With the keyboard: focus the grip, then arrow up or down.
      </p>
      <div className="grid gap-7">
        {shown.map((unit, u) => (
          <section key={unit.id} data-unit={u}>
            <label className="block text-sm font-medium">
              Part {u + 1}
              <input
                className="field mt-0.5 border-0 border-b-2 border-ink px-1 text-xl font-bold"
                value={unit.title}
                onChange={(event) =>
                  change(units.map((it) => (it.id === unit.id ? { ...it, title: event.target.value } : it)))
                }
              />
            </label>
            <ol className="min-h-6">
              {unit.lessons.map((lesson) => (
                <LessonRow
                  key={lesson.id}
                  lesson={lesson}
                  held={drag?.id === lesson.id}
                  hold={(event) => hold(lesson.id, event)}
                  step={(by) => step(lesson.id, by)}
                  edit={(make) => change(editLesson(units, lesson.id, make))}
                  remove={() => {
                    change(removeLesson(units, lesson.id));
                    announce(`${lesson.title || 'The lesson'} is taken out. Undo brings it back.`);
                  }}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

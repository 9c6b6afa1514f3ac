import { type FormEvent, useState } from 'react';
import { publish } from '../../data/school.ts';
import type { Course, LessonKind } from '../../data/types.ts';
import { announce } from '../../ui/announce.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Cover } from '../catalogue/Cover.tsx';
import { blankLesson } from './blank.ts';
import { OutlineEditor } from './OutlineEditor.tsx';
import { faultsOf } from './outline.ts';

const kinds: [LessonKind, string][] = [
  ['read', 'Reading'],
  ['film', 'Film'],
  ['code', 'Exercise'],
  ['quiz', 'Quiz'],
];

/** A course on the workbench: nothing is published before the button is pressed, and everything can be undone. */
export function EditorPage({ course }: { course: Course }) {
  const [past, setPast] = useState<Course[]>([]);
  const [draft, setDraft] = useState(course);
  const [shownFaults, setShown] = useState(false);
  const [failed, setFailed] = useState('');
  const faults = faultsOf(draft);
  const dirty = draft !== course && past.length > 0;
  const change = (next: Course) => {
    setPast([...past.slice(-49), draft]);
    setDraft(next);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setDraft(last);
    announce('Undone.');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    setFailed('');
    if (faults.length > 0) return;
    try {
      await publish(draft);
      setPast([]);
      announce('Published. The shelf has the new edition.');
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    }
  };
  const add = (kind: LessonKind) => {
    const units = draft.units.map((unit, i) =>
      i === draft.units.length - 1 ? { ...unit, lessons: [...unit.lessons, blankLesson(kind, draft)] } : unit,
    );
    change({ ...draft, units });
    announce('Added at the end of the last part.');
  };
  return (
    <form noValidate onSubmit={submit} className="mx-auto max-w-6xl px-5 py-8 lg:py-12">
      <p>
        <a className="link" href="#/teach">
          The staff room
        </a>
      </p>
      <h1 className="mt-1 text-[clamp(2rem,4.8vw,3.6rem)] tracking-[-0.03em]">Arrange {course.title}</h1>
      <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <Cover course={draft} number={1} className="hidden w-full lg:block" />
          <label className="text-sm font-medium">
            Title
            <input
              className="field mt-0.5 text-base font-normal"
              value={draft.title}
              aria-invalid={shownFaults && !draft.title.trim()}
              onChange={(event) => change({ ...draft, title: event.target.value })}
            />
          </label>
          <label className="text-sm font-medium">
            Price in rupees, 0 for free
            <input
              className="field mt-0.5 text-base font-normal"
              type="number"
              min={0}
              step={1}
              value={Number.isNaN(draft.price) ? '' : draft.price}
              onChange={(event) => change({ ...draft, price: event.target.valueAsNumber })}
            />
          </label>
          <fieldset>
            <legend className="mb-1 text-sm font-medium">Add a lesson</legend>
            <div className="grid grid-cols-2 gap-2">
              {kinds.map(([kind, name]) => (
                <button key={kind} type="button" className="btn-line px-2" onClick={() => add(kind)}>
                  <Icon name={kind} size={16} /> {name}
                </button>
              ))}
            </div>
          </fieldset>
        </div>
        <div>
          <OutlineEditor units={draft.units} change={(units) => change({ ...draft, units })} />
        </div>
      </div>
      <div className="sticky bottom-16 z-10 mt-8 border-2 border-ink bg-page p-3 lg:bottom-3">
        {shownFaults && faults.length > 0 && (
          <ul role="alert" className="mb-3 grid gap-1 font-medium text-red">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        {failed && (
          <p role="alert" className="mb-3 font-medium text-red">
            {failed} Nothing is lost; press Publish again.
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className="btn" disabled={!dirty}>
            Publish
          </button>
          <button type="button" className="btn-line" disabled={past.length === 0} onClick={undo}>
            Undo
          </button>
          <p className="text-sm text-soft">{dirty ? 'Not published yet.' : 'As on the shelf.'}</p>
        </div>
      </div>
    </form>
  );
}

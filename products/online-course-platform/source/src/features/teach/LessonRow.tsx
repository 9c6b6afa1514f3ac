import { type PointerEvent, useState } from 'react';
import type { Lesson } from '../../data/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { kindNames } from '../course/Syllabus.tsx';

interface Props {
  lesson: Lesson;
  held: boolean;
  hold: (event: PointerEvent<HTMLElement>) => void;
  step: (by: 1 | -1) => void;
  edit: (make: (lesson: Lesson) => Lesson) => void;
  remove: () => void;
}

/** One line of the contents: grip, kind, title, minutes, and the text of a reading below. */
export function LessonRow({ lesson, held, hold, step, edit, remove }: Props) {
  const [open, setOpen] = useState(false);
  const name = lesson.title || 'new lesson';
  return (
    <li
      data-row={lesson.id}
      className={`border-b border-line ${held ? 'bg-mark outline-2 outline-ink' : ''}`}
    >
      <div className="flex items-center gap-1.5 py-1.5">
        <button
          type="button"
          data-grip={lesson.id}
          className="btn-icon cursor-grab touch-none active:cursor-grabbing"
          aria-label={`Move ${name}: arrow up or down`}
          onPointerDown={hold}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? -1 : 1);
          }}
        >
          <Icon name="grip" />
        </button>
        <span title={kindNames[lesson.kind]} className="text-soft">
          <Icon name={lesson.kind} size={18} />
        </span>
        <input
          aria-label={`Title, ${kindNames[lesson.kind]}`}
          placeholder="Title of the lesson"
          className="field min-w-0 flex-1"
          value={lesson.title}
          onChange={(event) => edit((it) => ({ ...it, title: event.target.value }))}
        />
        <input
          type="number"
          min={1}
          max={180}
          aria-label={`Minutes of ${name}`}
          className="field w-16 shrink-0 px-2 text-right"
          value={lesson.minutes || ''}
          onChange={(event) => edit((it) => ({ ...it, minutes: Number(event.target.value) }))}
        />
        {lesson.kind === 'read' && (
          <button type="button" className="btn-icon" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'up' : 'down'} />
            <span className="sr-only">Text of {name}</span>
          </button>
        )}
        <button type="button" className="btn-icon" onClick={remove}>
          <Icon name="cross" size={18} />
          <span className="sr-only">Take out {name}</span>
        </button>
      </div>
      {open && lesson.kind === 'read' && (
        <div className="grid gap-2 pb-4 pl-12">
          {lesson.body.map((block, i) => (
            <label key={i} className="text-sm font-medium capitalize">
              {block.type}
              <textarea
                className="field mt-0.5 min-h-20 font-read text-[1.1rem] font-normal normal-case"
                value={block.text}
                onChange={(event) =>
                  edit((it) =>
                    it.kind === 'read'
                      ? {
                          ...it,
                          body: it.body.map((b, at) => (at === i ? { ...b, text: event.target.value } : b)),
                        }
                      : it,
                  )
                }
              />
            </label>
          ))}
          <button
            type="button"
            className="btn-line justify-self-start"
            onClick={() =>
              edit((it) =>
                it.kind === 'read' ? { ...it, body: [...it.body, { type: 'text', text: '' }] } : it,
              )
            }
          >
            <Icon name="plus" size={16} /> A paragraph
          </button>
        </div>
      )}
    </li>
  );
}

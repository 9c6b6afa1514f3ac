import { type FormEvent, useRef, useState } from 'react';
import { addNote, school } from '../../data/school.ts';
import { timecode } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { NoteSlip } from '../notes/NoteSlip.tsx';
import { notesOf } from '../notes/notes.ts';

interface Props {
  courseId: string;
  lessonId: string;
  /** Second of the film now, or null beside a text. */
  at: number | null;
  seek?: (seconds: number) => void;
}

/** The margin of a lesson, where the reader writes. */
export function Margin({ courseId, lessonId, at, seek }: Props) {
  const notes = notesOf(
    school.use((state) => state.learner.notes),
    lessonId,
  );
  const [text, setText] = useState('');
  /** The second at which the reader began to write. */
  const [pinned, setPinned] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const second = pinned ?? at;
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return field.current?.focus();
    addNote({ courseId, lessonId, at: second === null ? null : Math.floor(second), text: text.trim() });
    setText('');
    setPinned(null);
  };
  return (
    <aside aria-labelledby="margin" className="self-start border-l-2 border-red pl-4 lg:sticky lg:top-20">
      <h2 id="margin" className="text-xl">
        In the margin
      </h2>
      <form onSubmit={write} className="mt-3">
        <label className="text-sm font-medium">
          {second === null ? 'A note on this lesson' : `A note at ${timecode(second)}`}
          <textarea
            ref={field}
            className="field mt-1 block min-h-20 font-read text-[1.1rem] leading-snug font-normal"
            value={text}
            maxLength={1000}
            onFocus={() => at !== null && pinned === null && setPinned(at)}
            onBlur={() => !text && setPinned(null)}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="btn-line mt-2">
          <Icon name="note" size={18} /> Keep it
        </button>
      </form>
      {notes.length === 0 ? (
        <p className="mt-5 text-soft">
          Nothing written yet. What you keep here also stands under Notes, and can be taken away as a file.
        </p>
      ) : (
        <ul className="mt-5 grid gap-4">
          {notes.map((note) => (
            <NoteSlip key={note.id} note={note} seek={seek} />
          ))}
        </ul>
      )}
    </aside>
  );
}

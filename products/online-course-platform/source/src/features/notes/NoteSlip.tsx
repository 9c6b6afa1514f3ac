import { useState } from 'react';
import { editNote, removeNote } from '../../data/school.ts';
import type { Note } from '../../data/types.ts';
import { timecode } from '../../lib/format.ts';
import { announce } from '../../ui/announce.tsx';

/** One note; with `seek` its time leads to the place in the film, else to the lesson. */
export function NoteSlip({ note, seek }: { note: Note; seek?: (seconds: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const { at } = note;
  const save = () => {
    if (draft?.trim()) editNote(note.id, draft.trim());
    setDraft(null);
  };
  const remove = () => {
    removeNote(note.id);
    announce('The note is torn out.');
  };
  return (
    <li className="border-t border-line pt-2">
      {at !== null &&
        (seek ? (
          <button type="button" className="link min-h-6 font-semibold tabular-nums" onClick={() => seek(at)}>
            {timecode(at)}
          </button>
        ) : (
          <a
            className="link inline-block min-h-6 font-semibold tabular-nums"
            href={`#/course/${note.courseId}/${note.lessonId}?at=${at}`}
          >
            {timecode(at)}
          </a>
        ))}
      {draft === null ? (
        <>
          <p className="font-read text-[1.1rem] leading-snug whitespace-pre-line">{note.text}</p>
          <p className="mt-1 flex gap-4 text-sm">
            <button type="button" className="link min-h-6" onClick={() => setDraft(note.text)}>
              Change<span className="sr-only"> note: {note.text.slice(0, 40)}</span>
            </button>
            <button type="button" className="link min-h-6" onClick={remove}>
              Tear out<span className="sr-only"> note: {note.text.slice(0, 40)}</span>
            </button>
          </p>
        </>
      ) : (
        <>
          <textarea
            aria-label="The note"
            autoFocus
            className="field mt-1 min-h-24 font-read text-[1.1rem] leading-snug"
            value={draft}
            maxLength={1000}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setDraft(null)}
          />
          <p className="mt-1 flex gap-2">
            <button type="button" className="btn-line" onClick={save}>
              Keep
            </button>
            <button type="button" className="btn-line" onClick={() => setDraft(null)}>
              Leave as it was
            </button>
          </p>
        </>
      )}
    </li>
  );
}

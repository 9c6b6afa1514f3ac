import { useState } from 'react';
import { school } from '../../data/school.ts';
import { download } from '../../lib/csv.ts';
import { count } from '../../lib/format.ts';
import { Empty } from '../../ui/states.tsx';
import { lessonsOf } from '../course/progress.ts';
import { fold } from '../search/index.ts';
import { NoteSlip } from './NoteSlip.tsx';
import { asMarkdown, notesOf } from './notes.ts';

/** All notes, course by course. */
export function NotesPage() {
  const { courses, learner } = school.use((state) => state);
  const [question, setQuestion] = useState('');
  const found = learner.notes.filter(({ text }) => fold(text).includes(fold(question.trim())));
  const parts = courses.filter((course) => found.some(({ courseId }) => courseId === course.id));
  const title = <h1 className="text-[clamp(2.4rem,5.5vw,4.2rem)] tracking-[-0.035em]">Notes</h1>;
  if (learner.notes.length === 0)
    return (
      <div className="mx-auto max-w-4xl px-5 py-8 lg:py-12">
        {title}
        <div className="mt-8">
          <Empty title="Clean margins">
            <p>Write beside any lesson; in a film the note remembers its second.</p>
            <a className="btn" href="#/">
              Find a lesson
            </a>
          </Empty>
        </div>
      </div>
    );
  return (
    <div className="mx-auto max-w-4xl px-5 py-8 lg:py-12">
      {title}
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <label className="flex-1 basis-60 text-sm font-medium">
          Find in your notes
          <input
            type="search"
            className="field mt-0.5 text-base font-normal"
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </label>
        <button
          type="button"
          className="btn-line"
          onClick={() => download('notes.md', asMarkdown(courses, learner.notes), 'text/markdown')}
        >
          Take away as Markdown
        </button>
      </div>
      <p role="status" className="mt-3 text-soft">
        {count(found.length, 'note')}
      </p>
      {parts.map((course) => (
        <section key={course.id} className="mt-8">
          <h2 className="border-b-2 border-ink pb-2 text-2xl">{course.title}</h2>
          {lessonsOf(course)
            .filter(({ id }) => found.some(({ lessonId }) => lessonId === id))
            .map((lesson) => (
              <div key={lesson.id} className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[14rem_1fr]">
                <h3 className="text-lg">
                  <a className="link" href={`#/course/${course.id}/${lesson.id}`}>
                    {lesson.title}
                  </a>
                </h3>
                <ul className="grid gap-3">
                  {notesOf(found, lesson.id).map((note) => (
                    <NoteSlip key={note.id} note={note} />
                  ))}
                </ul>
              </div>
            ))}
        </section>
      ))}
    </div>
  );
}

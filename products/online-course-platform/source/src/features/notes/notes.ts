import type { Course, Note } from '../../data/types.ts';
import { timecode } from '../../lib/format.ts';
import { lessonsOf } from '../course/progress.ts';

/** Notes of one lesson, those of a film in its order, those without a second first. */
export const notesOf = (notes: Note[], lessonId: string): Note[] =>
  notes.filter((note) => note.lessonId === lessonId).sort((a, b) => (a.at ?? -1) - (b.at ?? -1));

/** All notes as Markdown, one heading a course and lesson, for taking away. */
export function asMarkdown(courses: Course[], notes: Note[]): string {
  const parts: string[] = [];
  for (const course of courses) {
    const lessons = lessonsOf(course).filter(({ id }) => notes.some((note) => note.lessonId === id));
    if (lessons.length === 0) continue;
    parts.push(`# ${course.title}`);
    for (const lesson of lessons) {
      parts.push(`## ${lesson.title}`);
      for (const { at, text } of notesOf(notes, lesson.id))
        parts.push(`- ${at === null ? '' : `**${timecode(at)}** `}${text.replaceAll('\n', '\n  ')}`);
    }
  }
  return `${parts.join('\n\n')}\n`;
}

import type { Course, Lesson } from '../../data/types.ts';

export interface Hit {
  course: Course;
  lesson: Lesson;
  score: number;
  /** A piece of the text around the first find. */
  snippet: string;
  /** For a film: the second at which it is said. */
  at: number | null;
}

/** All readable words of a lesson, in pieces. */
function piecesOf(lesson: Lesson): { text: string; at: number | null }[] {
  switch (lesson.kind) {
    case 'read':
      return lesson.body.map(({ text }) => ({ text: text.replaceAll('\n', ' · '), at: null }));
    case 'film':
      return lesson.cues.map(({ at, text }) => ({ text, at }));
    case 'code':
      return [{ text: lesson.task, at: null }];
    case 'quiz':
      return lesson.questions.map(({ ask }) => ({ text: ask, at: null }));
  }
}

/** Lower case, without accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Lessons in which every word of the question begins some word; a find in the title counts eight times one in the
 * text, one in the course's name three times.
 */
export function searchLessons(courses: Course[], question: string): Hit[] {
  const asked = words(question);
  if (asked.length === 0) return [];
  const hits: Hit[] = [];
  for (const course of courses)
    for (const lesson of course.units.flatMap((unit) => unit.lessons)) {
      const pieces = piecesOf(lesson);
      const title = words(lesson.title);
      const name = words(`${course.title} ${course.subject}`);
      const body = pieces.map(({ text }) => words(text));
      let score = 0;
      let best = -1;
      const all = asked.every((ask) => {
        const begins = (word: string) => word.startsWith(ask);
        const inBody = body.findIndex((piece) => piece.some(begins));
        const points =
          (title.some(begins) ? 8 : 0) + (name.some(begins) ? 3 : 0) + body.flat().filter(begins).length;
        if (inBody >= 0 && best < 0) best = inBody;
        score += points;
        return points > 0;
      });
      if (!all) continue;
      const piece = pieces[Math.max(0, best)];
      hits.push({
        course,
        lesson,
        score,
        snippet: snippetOf(piece?.text ?? '', asked),
        at: best < 0 ? null : piece.at,
      });
    }
  return hits.sort((a, b) => b.score - a.score || a.lesson.title.localeCompare(b.lesson.title));
}

function snippetOf(text: string, asked: string[]): string {
  const at = asked.map((word) => fold(text).indexOf(word)).find((i) => i >= 0) ?? 0;
  const from = at < 60 ? 0 : text.indexOf(' ', at - 60) + 1;
  const piece = text.slice(from, from + 170);
  return `${from > 0 ? '… ' : ''}${piece}${from + 170 < text.length ? ' …' : ''}`;
}

/** A text cut at the words that were asked for, for marking: every second piece is a find. */
export function marked(text: string, question: string): { text: string; found: boolean }[] {
  const asked = words(question);
  if (asked.length === 0) return [{ text, found: false }];
  return text
    .split(/([\p{L}\p{N}\p{Mn}]+)/u)
    .filter(Boolean)
    .map((piece) => ({ text: piece, found: asked.some((ask) => fold(piece).startsWith(ask)) }));
}

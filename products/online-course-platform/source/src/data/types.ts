/** A paragraph, a heading, a list, a remark in the margin, or a line set apart. */
export interface Block {
  type: 'text' | 'heading' | 'list' | 'aside' | 'formula';
  /** For a list: one item a line. */
  text: string;
}

/** What is said from second `at` on. */
export interface Cue {
  at: number;
  text: string;
}

export type FilmId = 'interference' | 'merge' | 'arch' | 'compound' | 'contours' | 'polyrhythm' | 'shadow';

interface LessonBase {
  id: string;
  title: string;
  minutes: number;
}

export interface ReadLesson extends LessonBase {
  kind: 'read';
  body: Block[];
}

export interface FilmLesson extends LessonBase {
  kind: 'film';
  film: FilmId;
  /** Seconds. */
  length: number;
  cues: Cue[];
}

export interface CodeCase {
  args: unknown[];
  expected: unknown;
}

export interface CodeLesson extends LessonBase {
  kind: 'code';
  task: string;
  functionName: string;
  starter: string;
  hint: string;
  cases: CodeCase[];
}

export interface Question {
  ask: string;
  options: { text: string; why: string }[];
  /** Index of the right option. */
  right: number;
}

export interface QuizLesson extends LessonBase {
  kind: 'quiz';
  questions: Question[];
}

export type Lesson = ReadLesson | FilmLesson | CodeLesson | QuizLesson;
export type LessonKind = Lesson['kind'];

export interface Unit {
  id: string;
  title: string;
  lessons: Lesson[];
}

export type Level = 'First steps' | 'Some practice' | 'Demanding';

export interface Course {
  id: string;
  title: string;
  subtitle: string;
  subject: string;
  level: Level;
  teacher: string;
  teacherLine: string;
  /** Whole rupees. */
  price: number;
  about: string;
  outcomes: string[];
  units: Unit[];
  /** Day of the last change, `2026-11-24`. */
  updated: string;
}

export interface Note {
  id: string;
  courseId: string;
  lessonId: string;
  /** Second of the film, or null beside a text. */
  at: number | null;
  text: string;
  written: string;
}

/** Everything that is remembered about one learner. */
export interface Learner {
  name: string;
  enrolled: string[];
  /** Lesson to the day it was finished. */
  done: Record<string, string>;
  /** Lesson to the second where the film was left. */
  places: Record<string, number>;
  code: Record<string, string>;
  answers: Record<string, number[]>;
  notes: Note[];
  /** Days on which something was studied. */
  days: string[];
  weeklyGoal: number;
}

/** A learner as the teacher sees one. */
export interface CohortRow {
  id: string;
  name: string;
  joined: string;
  lastSeen: string;
  /** Finished lessons of this course. */
  done: string[];
  /** Share of right quiz answers, 0 to 1; null before the first quiz. */
  score: number | null;
}

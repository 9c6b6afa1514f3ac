import type { ReactNode } from 'react';
import type { Course } from '../data/types.ts';
import { Shelf } from '../features/catalogue/Shelf.tsx';
import { Certificate } from '../features/certificate/Certificate.tsx';
import { CoursePage } from '../features/course/CoursePage.tsx';
import { lessonsOf } from '../features/course/progress.ts';
import { Desk } from '../features/desk/Desk.tsx';
import { LessonPage } from '../features/lesson/LessonPage.tsx';
import { NotesPage } from '../features/notes/NotesPage.tsx';
import { SearchPage } from '../features/search/SearchPage.tsx';
import { ClassPage } from '../features/teach/ClassPage.tsx';
import { EditorPage } from '../features/teach/EditorPage.tsx';
import { TeachPage } from '../features/teach/TeachPage.tsx';
import { match } from '../lib/router.ts';
import { Empty } from '../ui/states.tsx';

export interface Screen {
  title: string;
  show: () => ReactNode;
}

type Make = (parts: Record<string, string>, courses: Course[]) => Screen | null;

const find = (courses: Course[], id: string) => courses.find((course) => course.id === id);

/** A screen for one course, or null where there is no such course. */
const ofCourse =
  (title: (course: Course) => string, show: (course: Course) => ReactNode): Make =>
  ({ course: id }, courses) => {
    const course = find(courses, id);
    return course ? { title: title(course), show: () => show(course) } : null;
  };

const routes: [string, Make][] = [
  ['/', () => ({ title: 'The shelf', show: () => <Shelf /> })],
  ['/desk', () => ({ title: 'My desk', show: () => <Desk /> })],
  ['/notes', () => ({ title: 'Notes', show: () => <NotesPage /> })],
  ['/search', () => ({ title: 'Index', show: () => <SearchPage /> })],
  ['/teach', () => ({ title: 'The staff room', show: () => <TeachPage /> })],
  [
    '/teach/:course',
    ofCourse(
      ({ title }) => `Arrange ${title}`,
      (course) => <EditorPage key={course.id} course={course} />,
    ),
  ],
  [
    '/teach/:course/class',
    ofCourse(
      ({ title }) => `Class of ${title}`,
      (course) => <ClassPage course={course} />,
    ),
  ],
  [
    '/course/:course',
    ofCourse(
      ({ title }) => title,
      (course) => <CoursePage course={course} />,
    ),
  ],
  [
    '/certificate/:course',
    ofCourse(
      ({ title }) => `Certificate, ${title}`,
      (course) => <Certificate course={course} />,
    ),
  ],
  [
    '/course/:course/:lesson',
    ({ course: id, lesson: lessonId }, courses) => {
      const course = find(courses, id);
      const lesson = course && lessonsOf(course).find((it) => it.id === lessonId);
      return course && lesson
        ? { title: lesson.title, show: () => <LessonPage course={course} lesson={lesson} /> }
        : null;
    },
  ],
];

const nowhere: Screen = {
  title: 'Not on the shelf',
  show: () => (
    <div className="mx-auto max-w-3xl px-5 py-14">
      <h1 className="mb-8 text-5xl">Not on the shelf</h1>
      <Empty title="There is no page at this address">
        <a className="btn" href="#/">
          Go to the shelf
        </a>
      </Empty>
    </div>
  ),
};

/** What stands at a path. */
export function screenOf(path: string, courses: Course[]): Screen {
  for (const [pattern, make] of routes) {
    const parts = match(pattern, path);
    if (parts) return make(parts, courses) ?? nowhere;
  }
  return nowhere;
}

import type { Course, LessonKind, Level } from '../../data/types.ts';
import { lessonsOf, minutesOf } from '../course/progress.ts';

export interface Filter {
  subject: string;
  level: Level | '';
  /** Most minutes; 0 is any. */
  length: number;
  /** Holds at least one such lesson. */
  kind: LessonKind | '';
  free: boolean;
}

export const noFilter: Filter = { subject: '', level: '', length: 0, kind: '', free: false };

/** Whether a course stays face-out. */
export const fits = (course: Course, filter: Filter): boolean =>
  (!filter.subject || course.subject === filter.subject) &&
  (!filter.level || course.level === filter.level) &&
  (!filter.length || minutesOf(course) <= filter.length) &&
  (!filter.kind || lessonsOf(course).some(({ kind }) => kind === filter.kind)) &&
  (!filter.free || course.price === 0);

/** The filter as the query of an address, without what is not set. */
export function toQuery(filter: Filter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value));
  return query.toString();
}

const levels: Level[] = ['First steps', 'Some practice', 'Demanding'];
const kinds: LessonKind[] = ['read', 'film', 'code', 'quiz'];

/** The filter of an address; what makes no sense is left out. */
export function fromQuery(query: URLSearchParams): Filter {
  const length = Number(query.get('length'));
  return {
    subject: query.get('subject') ?? '',
    level: levels.find((level) => level === query.get('level')) ?? '',
    length: Number.isFinite(length) && length > 0 ? length : 0,
    kind: kinds.find((kind) => kind === query.get('kind')) ?? '',
    free: query.get('free') === 'true',
  };
}

import { addDays, daysBetween, today } from '../../lib/clock.ts';
import { seeded } from '../../lib/seeded.ts';
import type { CohortRow, Course } from '../types.ts';

const names = [
  'Aarav Menon',
  'Ishita Rao',
  'Kabir Anand',
  'Leela Thomas',
  'Mihir Joshi',
  'Naina Kapoor',
  'Omkar Patil',
  'Priya Nair',
  'Rehan Siddiqui',
  'Sana Sheikh',
  'Tara Bose',
  'Uday Reddy',
  'Vidya Krishnan',
  'Yash Gupta',
  'Zoya Khan',
  'Anita Desai',
  'Bharat Shah',
  'Chitra Pillai',
  'Dev Malhotra',
  'Esha Ghosh',
  'Farhan Ali',
  'Gauri Kulkarni',
  'Harsh Vora',
  'Indira Sen',
];

/** A class that nobody is in: drawn from a seed of the course's name, later lessons reached by fewer. */
export function sampleCohort(course: Course): CohortRow[] {
  const chance = seeded([...course.id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const lessons = course.units.flatMap((unit) => unit.lessons);
  return names.map((name, i) => {
    const joined = addDays(today(), -Math.round(6 + chance() * 60));
    const reach = Math.min(1, chance() * 1.35);
    const finished = Math.round(lessons.length * reach);
    const done = lessons.slice(0, finished).filter(() => chance() > 0.07);
    const quizzes = done.some(({ kind }) => kind === 'quiz');
    const quiet = reach >= 1 ? chance() * 20 : (1 - reach) * 26 * chance() + chance() * 6;
    const lastSeen = addDays(today(), -Math.min(daysBetween(joined, today()), Math.round(quiet)));
    return {
      id: `${course.id}-${i}`,
      name,
      joined,
      lastSeen,
      done: done.map(({ id }) => id),
      score: quizzes ? Math.round((0.55 + chance() * 0.45) * 100) / 100 : null,
    };
  });
}

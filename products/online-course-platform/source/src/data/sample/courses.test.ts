import { expect, test } from 'vitest';
import { sampleCourses } from './courses.ts';

const lessons = sampleCourses.flatMap(({ units }) => units.flatMap((unit) => unit.lessons));

test('every lesson has an id of its own', () => {
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
});

test('cues begin at nought, come in order and end before the film does', () => {
  for (const lesson of lessons)
    if (lesson.kind === 'film') {
      const at = lesson.cues.map((cue) => cue.at);
      expect(at[0]).toBe(0);
      expect(at).toEqual([...at].sort((a, b) => a - b));
      expect(at.at(-1)).toBeLessThan(lesson.length);
    }
});

test('the right answer of every question exists, and every option is explained', () => {
  for (const lesson of lessons)
    if (lesson.kind === 'quiz')
      for (const { options, right } of lesson.questions) {
        expect(options[right]).toBeDefined();
        expect(options.every(({ why }) => why.length > 10)).toBe(true);
      }
});

/** What a learner would write. */
const solutions: Record<string, string> = {
  wavelength: 'return (s, f) => (f === 0 ? null : s / f)',
  isSorted: 'return (l) => l.every((n, i) => i === 0 || l[i - 1] <= n)',
  merge: 'return (a, b) => [...a, ...b].sort((x, y) => x - y)',
  yearsToDouble:
    'return (r) => { if (r <= 0) return null; let s = 1, y = 0; while (s < 2) { s *= 1 + r / 100; y++; } return y; }',
  spread: "return (b, n) => Array.from({ length: n }, (_, i) => ((i * b) % n < b ? 'x' : '.')).join('')",
  hourAngle:
    'return (l, h) => { const r = Math.PI / 180; return Math.round(Math.atan(Math.sin(l * r) * Math.tan(15 * h * r)) / r); }',
  flourFor: 'return (d, p) => Math.round((d * 100) / (100 + p.reduce((a, b) => a + b, 0)))',
};

test('every exercise can be solved as it is described', () => {
  for (const lesson of lessons)
    if (lesson.kind === 'code') {
      const solution = new Function(solutions[lesson.functionName])();
      for (const { args, expected } of lesson.cases) expect(solution(...args)).toEqual(expected);
    }
});

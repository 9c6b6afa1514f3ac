import { expect, test } from 'vitest';
import { sampleCourses } from '../../data/sample/courses.ts';
import { sampleLearner } from '../../data/sample/learner.ts';
import { asMarkdown, notesOf } from './notes.ts';

test('notes of a film stand in its order', () => {
  const turned = [...sampleLearner.notes].reverse();
  expect(notesOf(turned, 'waves-two').map(({ at }) => at)).toEqual([17, 36]);
});

test('markdown has a heading a course and lesson, and the second in front', () => {
  const text = asMarkdown(sampleCourses, sampleLearner.notes);
  expect(text).toContain('# How Waves Travel\n\n## Two fingers in a pond\n\n- **0:17** Where a crest');
  expect(text).toContain('- Tresillo');
  expect(text).not.toContain('Why Bridges Stand');
});

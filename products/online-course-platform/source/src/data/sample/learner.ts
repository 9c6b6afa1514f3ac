import { addDays, today } from '../../lib/clock.ts';
import type { Learner } from '../types.ts';

const ago = (days: number) => addDays(today(), -days);

/** Somebody in the middle of things: one course finished, two begun. */
export const sampleLearner: Learner = {
  name: 'Sample Reader',
  enrolled: ['waves', 'order', 'rhythm'],
  done: {
    'rhythm-pulse': ago(41),
    'rhythm-against': ago(40),
    'rhythm-even': ago(36),
    'rhythm-check': ago(34),
    'waves-carry': ago(20),
    'waves-two': ago(17),
    'order-why': ago(9),
    'order-swap': ago(8),
  },
  places: { 'waves-two': 48, 'order-merge': 21 },
  code: {},
  answers: { 'rhythm-check': [1, 0, 2] },
  notes: [
    {
      id: 'n1',
      courseId: 'waves',
      lessonId: 'waves-two',
      at: 17,
      text: 'Where a crest meets a trough the water simply stays level. Try it in the sink with two fingers.',
      written: ago(17),
    },
    {
      id: 'n2',
      courseId: 'waves',
      lessonId: 'waves-two',
      at: 36,
      text: 'Closer sources: fewer quiet lines. Noise-cancelling headphones?',
      written: ago(17),
    },
    {
      id: 'n3',
      courseId: 'order',
      lessonId: 'order-merge',
      at: 14,
      text: 'The left pile goes first when both are equal. That is what "stable" means.',
      written: ago(2),
    },
    {
      id: 'n4',
      courseId: 'rhythm',
      lessonId: 'rhythm-even',
      at: null,
      text: 'Tresillo is 3 in 8. Clap it on the way to work.',
      written: ago(36),
    },
  ],
  days: [41, 40, 36, 34, 33, 27, 26, 22, 20, 17, 13, 9, 8, 6, 2, 1].map(ago),
  weeklyGoal: 2,
};

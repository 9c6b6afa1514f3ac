import { expect, test } from 'vitest';
import { sampleDesk } from '../../data/sample/desk.ts';
import { sampleJobs } from '../../data/sample/jobs.ts';
import { funnel, matchOf, moveTo, step, waitsFor } from './stages.ts';

const today = '2026-11-24';
const [first] = sampleDesk.applications;

test('a move is noted with its day, no move is not', () => {
  const moved = moveTo(first, 'offer', today);
  expect(moved.history.at(-1)).toEqual({ stage: 'offer', on: today });
  expect(moveTo(moved, 'offer', today)).toBe(moved);
  expect(first.stage).toBe('interview');
});

test('whoever has withdrawn is not moved', () => {
  const gone = { ...first, stage: 'withdrawn' as const };
  expect(moveTo(gone, 'offer', today)).toBe(gone);
  expect(step(gone, 1, today)).toBe(gone);
});

test('steps end at the edges', () => {
  const received = { ...first, stage: 'received' as const };
  expect(step(received, -1, today)).toBe(received);
  expect(step(received, 1, today).stage).toBe('reading');
  expect(step({ ...first, stage: 'declined' }, 1, today).stage).toBe('declined');
});

test('waiting is counted from the last change', () => {
  expect(
    waitsFor(
      {
        ...first,
        history: [
          { stage: 'received', on: '2026-11-01' },
          { stage: 'reading', on: '2026-11-20' },
        ],
      },
      today,
    ),
  ).toBe(4);
});

test('skills match without regard to case', () => {
  expect(matchOf(sampleJobs[0], ['c', 'RADIO', 'Rust'])).toEqual({
    has: ['C', 'Radio'],
    misses: ['Low power', 'Testing'],
  });
});

test('a funnel never widens', () => {
  const reached = funnel(sampleDesk.applications).map((it) => it.reached);
  expect(reached[0]).toBe(sampleDesk.applications.length);
  expect(reached).toEqual([...reached].sort((a, b) => b - a));
});

test('the sample never moves back in time', () => {
  for (const { history } of sampleDesk.applications) {
    const days = history.map(({ on }) => on);
    expect(days).toEqual([...days].sort());
  }
});

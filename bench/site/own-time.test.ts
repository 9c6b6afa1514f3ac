import { expect, test } from 'vitest';
import { countOwnTime, type TraceEvent } from './own-time.ts';

const main = { pid: 7, tid: 1 };
const named: TraceEvent = {
  ...main,
  name: 'thread_name',
  ph: 'M',
  ts: 0,
  args: { name: 'CrRendererMain' },
};

function task(ts: number, dur: number, tdur?: number, thread = main): TraceEvent {
  return { ...thread, name: 'RunTask', ph: 'X', ts, dur, ...(tdur !== undefined && { tdur }) };
}

test('A task lasts as long as the processor worked on it', () => {
  const waited = task(1000, 40_000, 10_000);
  const straight = task(50_000, 8000, 8000);
  countOwnTime([named, waited, straight]);
  expect(waited).toMatchObject({ ts: 1000, dur: 10_000 });
  expect(straight).toMatchObject({ ts: 50_000, dur: 8000 });
});

test('What happens within a task keeps its place in proportion', () => {
  const around = task(1000, 40_000, 10_000);
  const inner = task(1000, 20_000, 6000);
  const layout: TraceEvent = { ...main, name: 'Layout', ph: 'X', ts: 21_000, dur: 8000, tdur: 2000 };
  const mark: TraceEvent = { ...main, name: 'firstContentfulPaint', ph: 'I', ts: 31_000 };
  const later: TraceEvent = { ...main, name: 'loadEventEnd', ph: 'R', ts: 41_000 };
  // As recorded, in no order.
  countOwnTime([mark, later, inner, layout, named, around]);
  expect(inner).toMatchObject({ ts: 1000, dur: 5000 });
  expect(layout).toMatchObject({ ts: 6000, dur: 2000 });
  expect(mark.ts).toBe(8500);
  expect(later.ts).toBe(41_000);
});

test('Other threads and tasks whose clock was not read stay as they are', () => {
  const unread = task(1000, 40_000);
  const elsewhere = task(1000, 40_000, 10_000, { pid: 7, tid: 2 });
  countOwnTime([named, unread, elsewhere]);
  expect(unread.dur).toBe(40_000);
  expect(elsewhere.dur).toBe(40_000);
});

test('A clock that says more than the wall is not believed', () => {
  const odd = task(1000, 10_000, 12_000);
  countOwnTime([named, odd]);
  expect(odd.dur).toBe(10_000);
});

/** An event of a browser's trace; times are in microseconds, those of the thread's own clock only where it was read. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const TASKS = ['RunTask', 'ThreadControllerImpl::RunTask'];

/**
 * Makes every task of a renderer's main thread as long as the thread's own clock says the processor worked on it. A
 * recording is made beside the browser's other processes and whatever else a small machine does: a task that had to wait
 * for a processor in the middle looks two or three times as long as it is, and Lighthouse, which multiplies it by four,
 * says that the page blocks. What happens within a task keeps its place in proportion. Changes `events`; a task whose clock
 * was not read stays as it is.
 */
export function countOwnTime(events: TraceEvent[]): void {
  const threads = new Map<string, TraceEvent[]>();
  for (const { name, args, pid, tid } of events) {
    if (name === 'thread_name' && args?.name === 'CrRendererMain') threads.set(`${pid}:${tid}`, []);
  }
  for (const event of events) if (event.ts > 0) threads.get(`${event.pid}:${event.tid}`)?.push(event);
  for (const thread of threads.values()) shortenTasks(thread);
}

function shortenTasks(thread: TraceEvent[]): void {
  // Of two that begin together the longer is around the other.
  thread.sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  let begin = 0;
  let end = 0;
  let share = 1;
  for (const event of thread) {
    if (event.ts >= end && TASKS.includes(event.name) && event.dur && event.tdur) {
      begin = event.ts;
      end = event.ts + event.dur;
      share = Math.min(1, event.tdur / event.dur);
    }
    if (event.ts >= end) continue;
    event.ts = begin + (event.ts - begin) * share;
    if (event.dur) event.dur *= share;
  }
}

import { realtimeBudget } from '../budgets/budgets.ts';
import type { Member } from './member.ts';

interface Job {
  members: Iterator<Member>;
  deliver(member: Member): void;
  /** Members who joined later do not get it. */
  number: number;
  /** Members it is still counted for. */
  left: number;
  bytes: number;
}

/** Deliveries between two looks at the clock. */
const stride = 16;

/**
 * Delivers messages to many members without holding the process: after some milliseconds it gives way to whatever else there
 * is to do. What belongs to one lane, a topic for one, is delivered in order; lanes take turns.
 */
export class FanOut {
  readonly #lanes = new Map<object, Job[]>();
  #last = 0;
  #waiting = 0;
  #bytes = 0;
  #sliceEnds = 0;
  #isScheduled = false;
  #isRunning = false;

  /** Whether so much waits that no more can be taken. */
  get isFull(): boolean {
    const { deliveries, bytes } = realtimeBudget.waiting;
    return this.#waiting >= deliveries || this.#bytes >= bytes;
  }

  /** Names this moment: who joins now gets what is pushed from now on. */
  get moment(): number {
    return this.#last;
  }

  /** Calls `deliver` for each member, at once where there is time. `bytes` are what is kept until the last has it. */
  push(lane: object, members: ReadonlySet<Member>, bytes: number, deliver: (member: Member) => void): void {
    this.#last += 1;
    const job = { members: members.values(), deliver, number: this.#last, left: members.size, bytes };
    this.#waiting += job.left;
    this.#bytes += bytes;
    const jobs = this.#lanes.get(lane);
    if (jobs) jobs.push(job);
    else this.#lanes.set(lane, [job]);
    if (!this.#isScheduled) this.#begin();
    this.#run();
  }

  /** Begins a slice; the next begins when whatever else was waiting had its turn. */
  #begin(): void {
    this.#sliceEnds = performance.now() + realtimeBudget.slice;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (this.#lanes.size === 0) return;
      this.#begin();
      this.#run();
    });
  }

  #run(): void {
    // A delivery can end a member's connection, which others are notified of.
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#lanes.size > 0 && performance.now() < this.#sliceEnds) {
        const [lane, jobs] = this.#lanes.entries().next().value as [object, Job[]];
        this.#serve(jobs);
        // To the end of the line, or out of it.
        this.#lanes.delete(lane);
        if (jobs.length > 0) this.#lanes.set(lane, jobs);
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #serve(jobs: Job[]): void {
    for (let count = 0; count < stride; count += 1) {
      const job = jobs[0];
      if (!job) return;
      const { done, value } = job.members.next();
      if (done) {
        // Some may have left meanwhile.
        this.#waiting -= job.left;
        this.#bytes -= job.bytes;
        jobs.shift();
      } else if (value.joinedAt < job.number) {
        this.#waiting -= 1;
        job.left -= 1;
        job.deliver(value);
      }
    }
  }
}

import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { processorMilliseconds } from '../../budgets/processor-time.ts';

interface Kin {
  pid: number;
  /** In ticks since the machine began: with the pid it names one process for good. */
  startedAt: string;
}

/** How long processes may take to be gone once they have been killed. */
const killMilliseconds = 10_000;

/** Processes that go on although they were killed, as those do that wait for a broken disk. */
export class ProcessesLeftError extends Error {}

/**
 * A process and everything that it has started, as the system's /proc shows it. Whoever has been seen once stays in it, so
 * that what outlives its parent is found again.
 */
export class ProcessTree {
  readonly #kin = new Map<number, Kin>();
  /** Processes that are others' children: not read again. */
  readonly #strangers = new Set<number>();
  /** Milliseconds that each has taken, as last seen. */
  readonly #processor = new Map<string, number>();
  readonly #root: number;

  constructor(root: number) {
    this.#root = root;
  }

  /** Pids of those that are there now. */
  async members(): Promise<number[]> {
    const there = new Set<number>();
    for (const name of await readdir('/proc')) if (/^\d+$/.test(name)) there.add(Number(name));
    for (const pid of this.#strangers) if (!there.has(pid)) this.#strangers.delete(pid);
    for (const pid of this.#kin.keys()) if (!there.has(pid)) this.#kin.delete(pid);
    const fresh = [...there].filter((pid) => !this.#strangers.has(pid) && !this.#kin.has(pid));
    const read = new Map<number, Stat>();
    for (const pid of fresh) {
      const stat = await readStat(pid);
      if (stat) read.set(pid, stat);
    }
    // Children may have lower numbers than their parents.
    for (let found = true; found; ) {
      found = false;
      for (const [pid, { parent, startedAt }] of read) {
        if (pid !== this.#root && !this.#kin.has(parent)) continue;
        this.#kin.set(pid, { pid, startedAt });
        read.delete(pid);
        found = true;
      }
    }
    for (const pid of read.keys()) this.#strangers.add(pid);
    const alive: number[] = [];
    for (const { pid, startedAt } of this.#kin.values()) {
      const stat = await readStat(pid);
      if (stat?.startedAt === startedAt && stat.state !== 'Z') alive.push(pid);
    }
    return alive;
  }

  /** Bytes of memory that they have for themselves, and milliseconds of the processor that they and those gone have taken. */
  async usage(): Promise<{ memory: number; processor: number }> {
    const members = await this.members();
    const sizes = await Promise.all(members.map(ownBytes));
    for (const pid of members) {
      const taken = processorMilliseconds(pid);
      if (taken !== null) this.#processor.set(`${pid} ${this.#kin.get(pid)?.startedAt}`, taken);
    }
    const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
    return { memory: sum(sizes), processor: sum(this.#processor.values()) };
  }

  /** Ends them all. Resolves when none is left; rejects when some cannot be ended. */
  async kill(): Promise<void> {
    const before = Date.now() + killMilliseconds;
    for (;;) {
      const members = await this.members();
      if (members.length === 0) return;
      if (Date.now() > before)
        throw new ProcessesLeftError(`Processes ${members.join(', ')} cannot be ended.`);
      // None of them starts another one meanwhile.
      for (const pid of members) signal(pid, 'SIGSTOP');
      for (const pid of await this.members()) signal(pid, 'SIGKILL');
      await wait(10);
    }
  }
}

interface Stat {
  state: string;
  parent: number;
  startedAt: string;
}

async function readStat(pid: number): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // The name may have anything in it, and ends with the last bracket.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', parent: Number(fields[1]), startedAt: fields[19] ?? '' };
}

/** What a process has written, and what it shares: each counts whole for everyone who has it. */
async function ownBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);
  return (of('RssAnon') + of('RssShmem')) * 1024;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

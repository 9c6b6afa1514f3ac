import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second for every program, whatever its own clock is (`USER_HZ`). */
const tick = 10;

/**
 * Milliseconds that a process has had of the processor, its threads together, in steps of ten. Null where the system does not
 * say: on other systems than Linux, and for a process that is gone. Format: proc(5), fields 14 and 15 of `stat`.
 */
export function processorMilliseconds(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field, a name in parentheses, may hold spaces and parentheses of its own.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tick;
  } catch {
    return null;
  }
}

import { listRequest, signIn } from './calls.ts';
import { inTurn, load, median, type Rate } from './load.ts';
import { figure, type Report } from './report.ts';
import type { Side } from './side.ts';

const seconds = 5;
/** Milliseconds that 99 of 100 list requests of ours wait at most while 16 people sign in. */
const stallLimit = 150;

/** How long a list request of 16 at once waits, alone and while 16 people sign in at once, over and over. */
export async function measureStall(report: Report, sides: Side[], rounds: number): Promise<void> {
  report.progress('lists while people sign in');
  const alone = await inTurn(sides, rounds, (side) => load(listRequest(side), 16, seconds));
  const crowded = await inTurn(sides, rounds, async (side) => {
    const [signIns, list] = await Promise.all([
      load(signIn(side), 16, seconds),
      load(listRequest(side), 16, seconds),
    ]);
    return { list, signIns: signIns.perSecond };
  });
  // Where nothing was answered in five seconds, the wait was longer than that.
  const middle = (rates: Rate[], of: 'p50' | 'p99' | 'longest') =>
    median(rates.map((rate) => (rate.perSecond > 0 ? rate[of] : Number.POSITIVE_INFINITY)));
  report.table(
    [
      'list of 20 rows, waits in ms',
      'p50 alone',
      'p50 meanwhile',
      'p99 alone',
      `p99 meanwhile`,
      'longest',
      'sign-ins/s',
    ],
    sides.map((side) => {
      const before = alone.get(side) ?? [];
      const during = (crowded.get(side) ?? []).map(({ list }) => list);
      const p99 = middle(during, 'p99');
      if (side.name === 'ours' && p99 > stallLimit) {
        report.fault(`while 16 people sign in, a list request waits ${figure(p99)} ms (limit ${stallLimit})`);
      }
      return [
        side.name,
        wait(middle(before, 'p50')),
        wait(middle(during, 'p50')),
        wait(middle(before, 'p99')),
        wait(p99),
        wait(middle(during, 'longest')),
        figure(median((crowded.get(side) ?? []).map(({ signIns }) => signIns))),
      ];
    }),
  );
}

const wait = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? figure(milliseconds) : `over ${seconds * 1000}`;

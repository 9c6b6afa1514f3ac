import { type Call, calls, checkSame } from './calls.ts';
import { inTurn, load, median, type Rate } from './load.ts';
import { figure, type Report } from './report.ts';
import type { Side } from './side.ts';
import { measureTransfer, prepareTransfers, transfers } from './transfers.ts';

/** What a call of ours may cost in units of the bare server's. */
const costLimit = 1.5;
/** How many times the peer's rate ours is at least. */
const leadLimit = 2;
const seconds = 5;
const warmUpSeconds = 2;

interface Measurement {
  name: string;
  connections: number;
  measure(side: Side, seconds: number): Promise<Rate>;
}

const header = [
  'call',
  'at once',
  'bare/s',
  'ours/s',
  `cost (limit ${costLimit})`,
  'peer/s',
  `lead (limit ${leadLimit})`,
  'p99 bare, ours, peer in ms',
];

/**
 * Compares each call of the topics on all sides. `cost` is bare by ours, `lead` ours by peer, each the median of the
 * rounds' own ratios. `absent` says why there is no peer.
 */
export async function compare(
  report: Report,
  sides: Side[],
  topics: ReadonlySet<string>,
  rounds: number,
  absent: string,
): Promise<void> {
  const rows: string[][] = [];
  const notes: string[] = [];
  const add = async (measurement: Measurement, faults: Map<Side, string>) => {
    report.progress(measurement.name);
    // The first answers of a process are its slowest.
    const willing = sides.filter((side) => !faults.has(side));
    const all = new Map([
      ...faults,
      ...(await faultsOf(willing, async (side) => void (await measurement.measure(side, warmUpSeconds)))),
    ]);
    const able = sides.filter((side) => !all.has(side));
    for (const [side, fault] of all) notes.push(`${side.name}: ${measurement.name}: ${fault}`);
    rows.push(await rowOf(report, measurement, able, rounds));
  };
  for (const call of calls.filter(({ topic }) => topics.has(topic))) {
    const faults = await checkSame(call, sides);
    await add(measurementOf(call), faults);
  }
  const moved = transfers.filter(({ topic }) => topics.has(topic));
  if (moved.length > 0) {
    const faults = await faultsOf(sides, prepareTransfers);
    for (const transfer of moved) {
      await add(
        { name: transfer.name, connections: 16, measure: (side) => measureTransfer(transfer, side) },
        faults,
      );
    }
  }
  if (rows.length === 0) return;
  report.table(header, rows);
  for (const note of notes) report.say(`- ${note}`);
  if (absent) report.say(`- peer: ${absent}`);
}

function measurementOf(call: Call): Measurement {
  return {
    name: call.name,
    connections: call.connections,
    measure: (side, seconds) => load(call.request(side), call.connections, seconds),
  };
}

async function rowOf(
  report: Report,
  { name, connections, measure }: Measurement,
  sides: Side[],
  rounds: number,
): Promise<string[]> {
  const measured = await inTurn(sides, rounds, (side) => measure(side, seconds));
  const of = (side: Side['name']) => {
    const found = sides.find((candidate) => candidate.name === side);
    return found ? measured.get(found) : undefined;
  };
  const [bare, ours, peer] = [of('bare'), of('ours'), of('peer')];
  const cost = ratio(bare, ours);
  const lead = ratio(ours, peer);
  if (cost > costLimit) report.fault(`${name}: costs ${figure(cost)} times the bare route`);
  if (lead < leadLimit) report.fault(`${name}: ${figure(lead)} times the peer's rate`);
  const p99 = [bare, ours, peer].map((rates) =>
    rates ? figure(median(rates.map((rate) => rate.p99))) : '-',
  );
  return [
    name,
    String(connections),
    perSecond(bare),
    perSecond(ours),
    shown(cost),
    perSecond(peer),
    shown(lead),
    p99.join(', '),
  ];
}

function ratio(above: Rate[] | undefined, below: Rate[] | undefined): number {
  if (!above || !below) return Number.NaN;
  return median(above.map(({ perSecond }, round) => perSecond / (below[round]?.perSecond ?? Number.NaN)));
}

const perSecond = (rates: Rate[] | undefined) =>
  rates ? figure(median(rates.map((rate) => rate.perSecond))) : '-';
const shown = (value: number) => (Number.isNaN(value) ? '-' : figure(value));

async function faultsOf(sides: Side[], work: (side: Side) => Promise<void>): Promise<Map<Side, string>> {
  const faults = new Map<Side, string>();
  for (const side of sides) {
    await work(side).catch((error: unknown) => {
      if (side.name !== 'peer') throw error;
      faults.set(side, error instanceof Error ? error.message : String(error));
    });
  }
  return faults;
}

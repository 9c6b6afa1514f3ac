import path from 'node:path';
import { forgetPeak, memoryOf } from '../process-memory.ts';
import { calls } from './calls.ts';
import { load } from './load.ts';
import { startOurs, startProduct } from './own.ts';
import type { Place } from './prepare.ts';
import { figure, type Report } from './report.ts';
import { measureTransfer, prepareTransfers, transfers } from './transfers.ts';

const MB = 1024 * 1024;
const idleLimit = 400;
const firstStartLimit = 600;
const loadLimit = 600;
const seconds = 5;

/** Memory of the embedded configuration: at its first start, when nobody asks for anything, and under every load in turn. */
export async function measureMemory(
  report: Report,
  place: Place,
  folder: string,
  key: string,
): Promise<void> {
  report.progress('memory');
  const rows: string[][] = [];
  const add = (name: string, bytes: number, limit: number) => {
    rows.push([name, figure(bytes / MB), String(limit)]);
    if (bytes > limit * MB) report.fault(`memory, ${name}: ${figure(bytes / MB)} MB (limit ${limit})`);
  };
  const first = await startProduct({ DATA_DIR: path.join(folder, 'first-start') });
  add('first start, at the most', (await memoryOf(first.child.pid ?? 0)).peak, firstStartLimit);
  await first.stop();

  const side = await startOurs(place, key);
  await forgetPeak(side.pid);
  add('idle', (await memoryOf(side.pid)).now, idleLimit);
  for (const call of calls) {
    await load(call.request(side), call.connections, seconds);
    add(`${call.name}, ${call.connections} at once`, (await memoryOf(side.pid)).peak, loadLimit);
    await forgetPeak(side.pid);
  }
  await prepareTransfers(side);
  for (const transfer of transfers) {
    await measureTransfer(transfer, side);
    add(`${transfer.name}, 16 at once`, (await memoryOf(side.pid)).peak, loadLimit);
    await forgetPeak(side.pid);
  }
  await side.stop();
  report.table(['embedded configuration', 'MB', 'limit'], rows);
}

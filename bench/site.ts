/**
 * `npm run bench -- site [--only /path,/path] [--runs 1] [--all] [--beside-plain] [--without-nginx]`: the built site as a visitor on a
 * phone gets it. Prints one table of every public page by Lighthouse's mobile settings, then how many requests a second
 * a finished page is served at beside nginx and Node's bare server. `--beside-plain` measures plain text of each page's size in the same
 * run, and judges by how much longer the page blocks as Lighthouse records both. Exits 1 when a page is over its budget.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sharingAtOnce, startServerProcess } from '../server/testing/process.ts';
import { repositoriesMade } from '../server/testing/repositories.ts';
import { measurePage } from './site/measure-page.ts';
import { pagesToMeasure } from './site/pages.ts';
import { compareWithPeers } from './site/peers.ts';
import { compareWithTwin } from './site/plain-twin.ts';
import { budgetLine, header, overBudget, row } from './site/table.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    all: { type: 'boolean', default: false },
    'beside-plain': { type: 'boolean', default: false },
    'without-nginx': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');

const say = (line: string) => void process.stdout.write(`${line}\n`);
const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-bench-site-'));
const start = () => startServerProcess(folder, { RATE_LIMIT_FACTOR: '0', LOG_LEVEL: 'error' }, sharingAtOnce);
let server = await start();
try {
  // What follows a first start, a quarter of a minute later and for half a minute, would be measured with the pages.
  await repositoriesMade(server.url);
  const paths = values.only?.split(',') ?? (await pagesToMeasure(server.url, values.all));
  say(`${paths.length} pages, the median of ${runs}, Lighthouse with its mobile settings.`);
  say(
    'Tasks count for what they took of the processor; in parentheses for as long as they lasted on this machine.\n',
  );
  say(header());
  const faults: string[] = [];
  const speeds: number[] = [];
  for (const page of paths) {
    const result = await measurePage(server.url, page, runs);
    say(row(page, result));
    for (const fault of overBudget(result)) faults.push(`${page}: ${fault}`);
    speeds.push(result.machine);
    if (!values['beside-plain']) continue;
    const fault = await compareWithTwin(server.url, page, result, { runs, folder, say });
    if (fault) faults.push(fault);
  }
  say(`\n${budgetLine}`);
  // Lighthouse's own measure of the machine: below about 1000 the times say more about the machine than the page.
  say(`machine: ${Math.min(...speeds)} to ${Math.max(...speeds)} by Lighthouse's benchmark index`);
  if (!values['without-nginx']) {
    // Its peers are new processes as well: V8 serves a little slower where much else has run through the same functions.
    await server.stop();
    server = await start();
    const fault = await compareWithPeers(
      { url: server.url, pid: server.child.pid ?? 0 },
      '/about',
      folder,
      say,
    );
    if (fault) faults.push(fault);
  }
  say(faults.length === 0 ? '\nwithin all budgets' : `\nOVER BUDGET\n${faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

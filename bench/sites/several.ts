import { setTimeout } from 'node:timers/promises';
import { zipSync } from 'fflate';
import { findProgram } from '../../server/testing/find-program.ts';
import { findNginx } from '../../server/testing/nginx.ts';
import { startSeveral } from '../../server/testing/several.ts';
import { signUpMember, siteClient, visitSite } from '../../server/testing/site-client.ts';
import { ask, processorSeconds, untilAtRest } from '../wrk.ts';

const counts = [1, 2, 4];
const rounds = 10;
const warming = 20_000;
const publications = 10;

/**
 * Processes on one PostgreSQL and one S3 store behind nginx: requests a second of a page of a site through all of them, what each
 * took of the processor, and how long after the answer to a publication all of them show it. Needs TEST_DATABASE_URL.
 */
export async function measureSeveral(say: (line: string) => void): Promise<void> {
  if (!findNginx() || !findProgram('wrk'))
    return say('\nnginx or wrk is not installed: several processes are skipped.');
  say('\nProcesses behind nginx, on one PostgreSQL and one S3 store\n');
  say(
    '| processes | requests/s | s of the processor, each | shown by all after, ms (median, longest) |\n|---|---|---|---|',
  );
  for (const count of counts) say(await measure(count));
}

async function measure(count: number): Promise<string> {
  const several = await startSeveral(count, { RATE_LIMIT_FACTOR: '0' });
  try {
    const [first] = several.addresses;
    const client = await siteClient(several, await signUpMember(several));
    const waits: number[] = [];
    for (let version = 0; version < publications; version += 1) {
      // Published at one, asked of each.
      const answer = await client.publish(
        'quay',
        zipSync({ 'index.html': Buffer.from(`version ${version}`) }),
      );
      if (answer.status !== 201) throw new Error(await answer.text());
      const answered = performance.now();
      const shows = (url: string) =>
        visitSite({ url }, 'quay').then(({ body }) => body === `version ${version}`);
      while (!(await Promise.all(several.addresses.map(shows))).every(Boolean)) await setTimeout(1);
      waits.push(performance.now() - answered);
    }
    waits.sort((a, b) => a - b);
    const target = { url: `${several.url}/`, host: `quay.localhost:${new URL(first ?? '').port}` };
    for (let asked = 0; asked < warming; ) asked += await ask(target);
    const pids = several.servers.map(({ child }) => child.pid ?? 0);
    for (const pid of pids) await untilAtRest(pid);
    const before = pids.map(processorSeconds);
    let [requests, began] = [0, performance.now()];
    for (let round = 0; round < rounds; round += 1) requests += await ask(target);
    const seconds = (performance.now() - began) / 1000;
    const spent = pids.map((pid, at) => (processorSeconds(pid) - (before[at] ?? 0)).toFixed(1));
    const wait = [waits[waits.length >> 1] ?? 0, waits.at(-1) ?? 0].map((one) => one.toFixed(0));
    return `| ${count} | ${(requests / seconds).toFixed(0)} | ${spent.join(', ')} | ${wait.join(', ')} |`;
  } finally {
    await several.stop();
  }
}

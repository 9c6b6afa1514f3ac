import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { zipSync } from 'fflate';
import type { ServerProcess } from '../../server/testing/process.ts';
import { type SiteClient, signUpMember, siteClient } from '../../server/testing/site-client.ts';
import { forgetPeak, memoryOf } from '../process-memory.ts';

const count = 500;
const rounds = 5;

/** Files of a site: text that compresses by half. */
function filesOf(): Record<string, Uint8Array> {
  const names = Array.from({ length: count }, (_, at) =>
    at === 0 ? 'index.html' : `part-${at % 10}/page-${at}.html`,
  );
  return Object.fromEntries(
    names.map((name) => [name, Buffer.from(`<p>${randomBytes(4000).toString('hex')}</p>`)]),
  );
}

/** How long it takes to publish 500 files, all new, and with one changed, beside `cp -r` of the same. */
export async function measurePublishing(
  server: ServerProcess,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const client = await siteClient(server, await signUpMember(server));
  const pid = server.child.pid ?? 0;
  await forgetPeak(pid);
  const times = { all: [] as number[], one: [] as number[], copy: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const files = filesOf();
    times.all.push(await timeOf(() => publish(client, round, files)));
    files['index.html'] = Buffer.from(`<p>round ${round}</p>`);
    times.one.push(await timeOf(() => publish(client, round, files)));
    const source = path.join(folder, `files-${round}`);
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(source, name)), { recursive: true });
      await writeFile(path.join(source, name), bytes);
    }
    times.copy.push(await timeOf(() => promisify(execFile)('cp', ['-r', source, `${source}-copy`])));
    await rm(source, { recursive: true });
    await rm(`${source}-copy`, { recursive: true });
  }
  const { peak } = await memoryOf(pid);
  say(`\nPublishing ${count} files of 8 kB, ms, the median of ${rounds}\n`);
  say('| all new | one changed | `cp -r` | memory at most, MB |\n|---|---|---|---|');
  say(`| ${middle(times.all)} | ${middle(times.one)} | ${middle(times.copy)} | ${(peak / 1e6).toFixed(0)} |`);
}

async function publish(client: SiteClient, round: number, files: Record<string, Uint8Array>): Promise<void> {
  const answer = await client.publish(`pages-${round}`, zipSync(files, { level: 1 }));
  if (answer.status !== 201) throw new Error(`A site was not published: ${await answer.text()}`);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const middle = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]?.toFixed(0);

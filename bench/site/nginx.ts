import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import autocannon from 'autocannon';
import { findNginx, freePort, type RunningNginx, startNginx } from '../../server/testing/nginx.ts';

/** Our rate in units of nginx's. */
const budget = 0.45;
const rounds = 3;
const seconds = 5;
const connections = 32;

/**
 * Requests a second at which the site serves a finished page, beside nginx with one worker serving the same bytes from a
 * file. What sends the requests needs more of the machine than nginx does, so the rate alone would say how fast the
 * sender is: the figures compared are requests for each second that the server's processor time took, which is the rate
 * at which it fills one core. Says what it finds; returns a fault when the ratio is below the budget, null otherwise.
 */
export async function compareWithNginx(
  site: { url: string; pid: number },
  page: string,
  folder: string,
  say: (line: string) => void,
): Promise<string | null> {
  const program = findNginx();
  if (!program) {
    say('\nnginx is not installed: the comparison with it is skipped.');
    return null;
  }
  const address = site.url + page;
  const packed = await packedBytes(address);
  const nginx = await servePage(program, path.join(folder, 'nginx'), packed.bytes, packed.encoding);
  try {
    const served = await packedBytes(nginx.url);
    if (!served.bytes.equals(packed.bytes)) throw new Error('nginx serves other bytes than the site.');
    say(
      `\n${page}, ${packed.bytes.length} bytes as sent (${packed.encoding ?? 'plain'}), ${connections} connections`,
    );
    say(
      `${'round'.padEnd(8)}${'site/s'.padStart(9)}${'nginx/s'.padStart(9)}${'site/core'.padStart(11)}${'nginx/core'.padStart(12)}${'ratio'.padStart(8)}`,
    );
    await load(address, site.pid, 3);
    await load(nginx.url, nginx.pid, 2);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      // In turn, so that what else the machine does falls on both.
      const ours = await load(address, site.pid, seconds);
      const theirs = await load(nginx.url, nginx.pid, seconds);
      const ratio = ours.perCore / theirs.perCore;
      ratios.push(ratio);
      const figures = [ours.rate, theirs.rate].map((figure) => figure.toFixed(0).padStart(9));
      const cores = [ours.perCore.toFixed(0).padStart(11), theirs.perCore.toFixed(0).padStart(12)];
      say(`${String(round).padEnd(8)}${[...figures, ...cores].join('')}${ratio.toFixed(2).padStart(8)}`);
    }
    const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] as number;
    say(`median ${ratio.toFixed(2)} of nginx, budget ${budget}`);
    return ratio < budget ? `${page}: served at ${ratio.toFixed(2)} of nginx's rate < ${budget}` : null;
  } finally {
    await nginx.stop();
  }
}

async function load(url: string, pid: number, duration: number): Promise<{ rate: number; perCore: number }> {
  const before = processorSeconds(pid);
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers: { 'accept-encoding': 'br' },
    connections,
    duration,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed.`);
  const spent = processorSeconds(pid) - before;
  return { rate: requests.average, perCore: Number.isNaN(spent) ? requests.average : requests.total / spent };
}

/** Processor time that a process and its children have taken; not a number where there is no /proc. */
function processorSeconds(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [String(pid), ...children.filter(Boolean)].reduce((sum, one) => {
      // Fields 14 and 15, in hundredths of a second; the name in brackets before them may hold spaces.
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + (Number(fields[11]) + Number(fields[12])) / 100;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

/** The page as a browser gets it, without its encoding being undone. */
function packedBytes(url: string): Promise<{ bytes: Buffer; encoding: string | null }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ bytes: Buffer.concat(chunks), encoding: response.headers['content-encoding'] ?? null }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** nginx with the page as a file. */
async function servePage(
  program: string,
  folder: string,
  body: Buffer,
  encoding: string | null,
): Promise<RunningNginx> {
  const port = await freePort();
  await mkdir(folder);
  await writeFile(path.join(folder, 'page.html'), body);
  const server = `sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  types { text/html html; }
  charset utf-8;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${encoding ? `add_header Content-Encoding ${encoding};` : ''}
  }`;
  const nginx = await startNginx(program, folder, port, server);
  return { ...nginx, url: `${nginx.url}/page.html` };
}

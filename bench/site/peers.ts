import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findProgram } from '../../server/testing/find-program.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { findNginx, type RunningNginx, startNginx } from '../../server/testing/nginx.ts';

/** Our rate in units of nginx's (decision 029). */
const budget = 0.45;
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
/** Short turns and many of them, so that what else the machine does falls on all. */
const rounds = 15;
const seconds = 1;
const connections = 32;
/**
 * Requests that each server answers before any is counted. V8 goes on compiling what they run through for the first
 * 30,000 or so, later in a process that has done much else, and that takes up to a fifth of the time.
 */
const warming = 50_000;

type Target = { url: string; pid: number };

/**
 * Requests a second at which the site serves a finished page, beside nginx with one worker serving the same bytes from a
 * file and Node's bare server serving them from memory. The figures compared are requests for each second that the server's
 * processor time took, which is the rate at which it fills one core. wrk sends, since it has the next request waiting
 * whenever a server is done with one: to a sender that is slower than the server, each request costs the server its waking
 * up as well, which takes longer than the request itself. Says what it finds; returns a fault when the page is served too
 * slowly, null otherwise.
 */
export async function compareWithPeers(
  site: Target,
  page: string,
  folder: string,
  say: (line: string) => void,
): Promise<string | null> {
  const program = findNginx();
  if (!program || !findProgram('wrk')) {
    say(`\n${program ? 'wrk' : 'nginx'} is not installed: the comparison with nginx is skipped.`);
    return null;
  }
  const ours = { url: site.url + page, pid: site.pid };
  // Asked for once, the page is compressed as well as can be before the site comes to rest.
  await packedAnswer(ours.url);
  await untilAtRest(ours.pid);
  const packed = await packedAnswer(ours.url);
  const file = path.join(folder, 'page');
  await writeFile(file, packed.bytes);
  const stops: (() => unknown)[] = [];
  try {
    const nginx = await servePage(program, path.join(folder, 'nginx'), packed.bytes, packed.encoding);
    stops.push(nginx.stop);
    const bare = await serveBare(file, packed.headers);
    stops.push(bare.stop);
    for (const { url } of [nginx, bare]) {
      const served = await packedAnswer(url);
      if (!served.bytes.equals(packed.bytes)) throw new Error(`${url} serves other bytes than the site.`);
    }
    say(
      `\n${page}, ${packed.bytes.length} bytes as sent (${packed.encoding ?? 'plain'}), ${connections} connections; requests for each second of a core`,
    );
    for (const { url } of [ours, nginx, bare]) for (let asked = 0; asked < warming; ) asked += await ask(url);
    const total = { ours: new Rate(), nginx: new Rate(), bare: new Rate() };
    for (let round = 1; round <= rounds; round += 1) {
      total.ours.add(await load(ours));
      total.nginx.add(await load(nginx));
      total.bare.add(await load(bare));
    }
    const rates = [total.ours, total.nginx, total.bare].map((rate) => rate.perCore());
    const [ourRate = 0, nginxRate = 0, bareRate = 0] = rates;
    const ratio = ourRate / nginxRate;
    const share = ourRate / bareRate;
    say(line(['site', 'nginx', 'bare node', 'of nginx', 'of bare']));
    say(line([...rates.map((rate) => rate.toFixed(0)), ratio.toFixed(2), share.toFixed(2)]));
    say(`budget: ${budget} of nginx`);
    return ratio < budget ? `${page}: served at ${ratio.toFixed(2)} of nginx's rate` : null;
  } finally {
    for (const stop of stops) await stop();
  }
}

function line(figures: string[]): string {
  return figures.map((figure) => figure.padStart(11)).join('');
}

/** What one server has answered in all its turns. */
class Rate {
  #requests = 0;
  #spent = 0;

  add({ requests, spent }: { requests: number; spent: number }): void {
    this.#requests += requests;
    this.#spent += spent;
  }

  /** Requests for each second of a core. */
  perCore(): number {
    return this.#requests / this.#spent;
  }
}

/**
 * Resolves when a process has done next to nothing for a second: after its start there are things to ready. Rejects when
 * it does not come to rest.
 */
async function untilAtRest(pid: number): Promise<void> {
  for (let second = 0; second < 180; second += 1) {
    const before = processorSeconds(pid);
    await setTimeout(1000);
    // Not a number where there is no /proc, which is never busy.
    if (!(processorSeconds(pid) - before > 0.05)) return;
  }
  throw new Error('The site has not come to rest within three minutes.');
}

/** Asks for a page for the length of a turn; returns how often it was answered. Rejects when it once was not. */
async function ask(url: string): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'accept-encoding: br',
    url,
  ]);
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  if (!requests || /Socket errors|Non-2xx/.test(stdout))
    throw new Error(`${url}: requests failed.\n${stdout}`);
  return Number(requests);
}

/** How many requests were answered, and the seconds that took: of the processor, or of the clock where that is not told. */
async function load({ url, pid }: Target): Promise<{ requests: number; spent: number }> {
  const before = processorSeconds(pid);
  const requests = await ask(url);
  const spent = processorSeconds(pid) - before;
  return { requests, spent: Number.isNaN(spent) ? seconds : spent };
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

interface PackedAnswer {
  bytes: Buffer;
  encoding: string | null;
  /** Names and values in turn, without those that every server writes for itself. */
  headers: string[];
}

const ownHeaders = ['date', 'connection', 'keep-alive'];

/** The page as a browser gets it, without its encoding being undone. */
function packedAnswer(url: string): Promise<PackedAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          bytes: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? null,
          headers: Object.entries(response.headers)
            .filter(([name]) => !ownHeaders.includes(name))
            .flatMap(([name, value]) => [name, String(value)]),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Node's bare server with the page in memory. */
async function serveBare(file: string, headers: string[]): Promise<Target & { stop(): void }> {
  const child = spawn(process.execPath, [bareServer, file, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  return { url, pid: child.pid ?? 0, stop: () => void child.kill() };
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

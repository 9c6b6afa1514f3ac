import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram } from '../../server/testing/find-program.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { findNginx, type RunningNginx, startNginx } from '../../server/testing/nginx.ts';
import { ask, connections, load, packedAnswer, Rate, type Target, untilAtRest } from '../wrk.ts';
import { serveBare } from './serve-bare.ts';

/** Our rate in units of nginx's (decision 029). */
const budget = 0.45;
/** Short turns and many of them, so that what else the machine does falls on all. */
const rounds = 15;
/**
 * Requests that each server answers before any is counted. V8 goes on compiling what they run through for the first
 * 30,000 or so, later in a process that has done much else, and that takes up to a fifth of the time.
 */
const warming = 50_000;

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
    for (const target of [ours, nginx, bare])
      for (let asked = 0; asked < warming; ) asked += await ask(target);
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

import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { findProgram } from '../../server/testing/find-program.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { findNginx, startNginx } from '../../server/testing/nginx.ts';
import type { ServerProcess } from '../../server/testing/process.ts';
import { type SiteClient, signUpMember, siteClient } from '../../server/testing/site-client.ts';
import { memoryOf } from '../process-memory.ts';
import { serveBare } from '../site/serve-bare.ts';
import { ask, load, packedAnswer, Rate, type Target, untilAtRest } from '../wrk.ts';

/** Our rate in units of nginx's. */
const budget = 0.6;
/** Our rate in units of Node's bare server, where that does not reach the budget either. */
const shareOfNode = 0.85;
const rounds = 10;
const warming = 30_000;
const pageBytes = 14_000;
const pictureBytes = 200_000;
const sites = 1000;

const nameOf = (site: number) => `site-${site}`;

/** Words that take 14 kB as they are sent. */
const words = pageWords();

function pageWords(): string {
  let text = '';
  for (let bytes = 0; bytes < pageBytes; bytes = brotliCompressSync(text).length) {
    for (let more = 0; more < 400; more += 1) text += ` ${randomBytes(3).toString('base64url')}`;
  }
  return text;
}

const pageOf = (site: number) =>
  Buffer.from(`<!doctype html><meta charset="utf-8"><title>Site ${site}</title><p>${words}`);

/**
 * Requests a second of a page of 14 kB and a picture of 200 kB on a member's site, beside nginx with one worker and the same
 * bytes in files, and beside Node's bare server with them in memory: with one site, and with each request going to the next of
 * 1,000 (the bare server has one). Returns what is slower than the budget although Node is not.
 */
export async function measureServing(
  server: ServerProcess,
  folder: string,
  say: (line: string) => void,
): Promise<string[]> {
  const program = findNginx();
  if (!program || !findProgram('wrk')) {
    say(`\n${program ? 'wrk' : 'nginx'} is not installed: the comparison with nginx is skipped.`);
    return [];
  }
  const client = await siteClient(server, await signUpMember(server));
  const { port } = new URL(server.url);
  const root = path.join(folder, 'nginx-sites');
  const picture = randomBytes(pictureBytes);
  await publishAndCopy(client, root, 0, { 'picture.jpg': picture });
  const door = await freePort();
  const nginx = await startNginx(program, path.join(folder, 'nginx'), door, hosts(door, root));
  const pid = server.child.pid ?? 0;
  const faults: string[] = [];
  const targets = (place: string, script?: (port: number) => Promise<string>) =>
    Promise.all(
      [
        { base: server.url, port: Number(port), pid },
        { base: nginx.url, port: door, pid: nginx.pid },
      ].map(async ({ base, port, pid }) => ({
        url: base + place,
        pid,
        host: `${nameOf(0)}.localhost:${port}`,
        ...(script && { script: await script(port) }),
      })),
    );
  try {
    say('\nRequests for each second of a core, as sent (brotli), 32 connections\n');
    say(
      '| what | ours | nginx | bare Node | of nginx | of bare | memory, MB |\n|---|---|---|---|---|---|---|',
    );
    const compare = async (what: string, place: string, script?: (port: number) => Promise<string>) => {
      const pair = await targets(place, script);
      await untilAtRest(pid);
      const { bytes, headers } = await packedAnswer(server.url + place, `${nameOf(0)}.localhost:${port}`);
      const file = path.join(folder, 'bare');
      await writeFile(file, bytes);
      const bare = await serveBare(file, headers);
      const all = [...pair, bare];
      for (const target of all) for (let asked = 0; asked < warming; ) asked += await ask(target);
      const counted = all.map(() => new Rate());
      for (let round = 0; round < rounds; round += 1)
        for (const [index, target] of all.entries()) counted[index]?.add(await load(target));
      bare.stop();
      const rates = counted.map((rate) => rate.perCore());
      const [our = 0, their = 0, node = 0] = rates;
      const [ofNginx, ofNode] = [our / their, our / node];
      const memory = (await memoryOf(pid)).now / 1e6;
      const figures = [...rates.map((rate) => rate.toFixed(0)), ofNginx.toFixed(2), ofNode.toFixed(2)];
      say(`| ${[what, ...figures, memory.toFixed(0)].join(' | ')} |`);
      if (ofNginx < budget && ofNode < shareOfNode)
        faults.push(`${what}: ${ofNginx.toFixed(2)} of nginx's rate, ${ofNode.toFixed(2)} of bare Node's`);
    };
    await same('/', await targets('/'));
    await compare('page of 14 kB, 1 site', '/');
    await compare('picture of 200 kB, 1 site', '/picture.jpg');
    for (let site = 1; site < sites; site += 1) await publishAndCopy(client, root, site);
    const inTurn = async (port: number) => {
      const file = path.join(folder, `in-turn-${port}.lua`);
      await writeFile(file, scriptOf(port));
      return file;
    };
    await compare('page of 14 kB, 1,000 sites in turn', '/', inTurn);
    say(`\ngoal: ${budget} of nginx, or ${shareOfNode} of Node's bare server`);
    return faults;
  } finally {
    await nginx.stop();
  }
}

/** Publishes a site, and puts its files where nginx finds them: the page compressed, as ours sends it. */
async function publishAndCopy(
  client: SiteClient,
  root: string,
  site: number,
  more: Record<string, Uint8Array> = {},
): Promise<void> {
  const page = pageOf(site);
  const answer = await client.ask('POST', `?name=${nameOf(site)}`, zipSync({ 'index.html': page, ...more }));
  if (answer.status !== 201) throw new Error(`A site was not published: ${await answer.text()}`);
  const folder = path.join(root, nameOf(site));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), brotliCompressSync(page));
  for (const [name, bytes] of Object.entries(more)) await writeFile(path.join(folder, name), bytes);
}

/** Both send the same. */
async function same(place: string, pair: Target[]): Promise<void> {
  const lengths = await Promise.all(
    pair.map(async ({ url, host }) => (await packedAnswer(url, host)).bytes.length),
  );
  const [ours = 0, theirs = 0] = lengths;
  if (Math.abs(ours - theirs) > theirs / 10)
    throw new Error(`${place}: ${ours} bytes beside nginx's ${theirs}.`);
}

function hosts(port: number, root: string): string {
  return `sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=10000 inactive=60s;
  types { text/html html; image/jpeg jpg; }
  server {
    listen 127.0.0.1:${port};
    server_name ~^(?<site>[a-z0-9-]+)\\.localhost$;
    root ${root}/$site;
    location / { add_header Content-Encoding br; }
    location ~ \\.jpg$ { }
  }`;
}

/** Each request goes to the next site. */
const scriptOf = (port: number) => `local site = 0
request = function()
  site = (site + 1) % ${sites}
  wrk.headers["Host"] = "site-" .. site .. ".localhost:${port}"
  return wrk.format("GET", "/")
end
`;

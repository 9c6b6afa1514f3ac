import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestBudget } from '../budgets/budgets.ts';
import { createLog } from '../log.ts';
import { until } from '../testing/until.ts';
import { refusal } from './refusal.ts';
import { asRequest, takePlaceForAnswer, takePlaceForBody, takeTurn } from './request-id.ts';
import { shareRequests } from './share-requests.ts';

let server: Server;
let port: number;
/** Networks of requests that have come, whether they have a place or not. */
let came: string[] = [];
/** Requests that are being answered, by their network; each goes on when it is let. */
let working: { network: string; let(): void }[] = [];
/** Networks whose requests were answered in one piece, in this order. */
let atOnce: string[] = [];
/** Networks that large answers have been made for and given a place. */
let made: string[] = [];
/** Networks whose bodies are being read into memory, where they were expected to go to the disk. */
let reading: string[] = [];

beforeAll(async () => {
  const app = new Hono();
  app.use('*', (context, next) => {
    const network = context.req.header('x-network') ?? '';
    came.push(network);
    return asRequest({ id: 'test', network }, async () => next());
  });
  app.onError(refusal(createLog('error')));
  app.use('*', shareRequests());
  const answered = async (context: Context) => {
    const held = Promise.withResolvers<void>();
    working.push({ network: context.req.header('x-network') ?? '', let: held.resolve });
    await held.promise;
    return context.text('made');
  };
  const answer = (path: string) => app.get(path, answered);
  answer('/page');
  answer('/git/page');
  answer('/storage/v1/render/picture');
  answer('/demo/one');
  answer('/preview/one');
  app.get('/demo/nothing', async (context) => {
    await takeTurn();
    return answered(context);
  });
  app.post('/rest/v1/table', async (context) => {
    await context.req.text();
    await takeTurn();
    return answered(context);
  });
  app.post('/storage/v1/object/list/bucket', async (context) => {
    const network = context.req.header('x-network') ?? '';
    await takePlaceForBody();
    reading.push(network);
    await context.req.text().catch(() => '');
    reading = reading.toSpliced(reading.indexOf(network), 1);
    return context.text('read');
  });
  app.get('/at-once', (context) => {
    atOnce.push(context.req.header('x-network') ?? '');
    return context.text('made');
  });
  app.get('/rows', async (context) => {
    // More than lies between two ends that do not read, and little enough that nobody waits as long as a queue lets them.
    const bytes = 16 * requestBudget.largeAnswer;
    await takePlaceForAnswer(bytes);
    made.push(context.req.header('x-network') ?? '');
    return context.body(new Uint8Array(bytes));
  });
  app.get('/large', (context) => context.body(new Uint8Array(64 * 1024 * 1024)));
  server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  came = [];
  working = [];
  reading = [];
  atOnce = [];
  made = [];
});

const ask = (network: string, path = '/page', { headers, ...init }: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-network': network, ...headers }, ...init });
const networks = () => working.map(({ network }) => network).sort();

/** Lets whatever is being answered go on until these are. */
async function expectAnswered(...answers: Promise<Response>[]): Promise<void> {
  const letAll = setInterval(() => {
    for (const one of working) one.let();
  }, 5);
  try {
    for (const answer of answers) expect((await answer).status).toBe(200);
  } finally {
    clearInterval(letAll);
  }
}

describe('requests', () => {
  it('of one network are answered a few at a time, and those of others beside', async () => {
    const own = requestBudget.working.placesOfOne;
    const greedy = Array.from({ length: own + 5 }, () => ask('greedy'));
    await until(() => expect(networks()).toEqual(Array(own).fill('greedy')));
    const honest = ask('honest');
    await until(() => expect(networks()).toContain('honest'));
    expect(networks().filter((network) => network === 'greedy')).toHaveLength(own);
    await expectAnswered(honest, ...greedy);
  });

  it('that are answered in one piece let those of others go before, also when they came earlier', async () => {
    const networks = [...Array<string>(50).fill('greedy'), 'honest'];
    const sockets = networks.map(() => connect(port, '127.0.0.1'));
    let accepted = 0;
    server.on('connection', () => {
      accepted += 1;
    });
    await until(() => expect(accepted).toBe(networks.length));
    for (const [at, socket] of sockets.entries())
      socket.write(`GET /at-once HTTP/1.1\r\nHost: x\r\nX-Network: ${networks[at]}\r\n\r\n`);
    await until(() => expect(atOnce).toHaveLength(networks.length));
    expect(atOnce.indexOf('honest')).toBeLessThan(10);
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ['that turn out to be pages', '/demo/nothing', requestBudget.working.placesOfOne],
    ['for what lies in memory', '/storage/v1/render/picture', requestBudget.holding.placesOfOne],
    ['for files of a demo', '/demo/one', requestBudget.holding.placesOfOne],
    ['for files of a product', '/preview/one', requestBudget.holding.placesOfOne],
  ])('%s are answered a few at a time', async (_, path, most) => {
    const answers = Array.from({ length: most + 5 }, () => ask('greedy', path));
    await until(() => expect(working).toHaveLength(most));
    const honest = ask('honest');
    await until(() => expect(networks()).toContain('honest'));
    expect(networks().filter((network) => network === 'greedy')).toHaveLength(most);
    await expectAnswered(honest, ...answers);
  });

  it('whose bodies were to go to the disk have places for those that are read into memory after all', async () => {
    const most = requestBudget.receiving.placesOfOne;
    const open = (network: string) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /storage/v1/object/list/bucket HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\nContent-Length: ${requestBudget.smallBody + 2}\r\n\r\n${' '.repeat(requestBudget.smallBody)}`,
      );
      return socket;
    };
    const greedy = Array.from({ length: most + 5 }, () => open('greedy'));
    await until(() => expect(reading).toHaveLength(most));
    const honest = open('honest');
    await until(() => expect(reading).toContain('honest'));
    expect(reading).toHaveLength(most + 1);
    for (const socket of [...greedy, honest]) socket.destroy();
  });

  it('with a body take their turn when it is there, and of one network few are on their way', async () => {
    const most = requestBudget.receiving.placesOfOne;
    const open = (network: string) => {
      const socket = connect(port, '127.0.0.1');
      const text: string[] = [];
      socket.on('error', () => {}).on('data', (bytes) => text.push(String(bytes)));
      socket.write(
        `POST /rest/v1/table HTTP/1.1\r\nHost: x\r\nX-Network: ${network}\r\nContent-Length: ${requestBudget.smallBody + 2}\r\nConnection: close\r\n\r\n${' '.repeat(requestBudget.smallBody)}`,
      );
      return { socket, text };
    };
    const slow = Array.from({ length: most }, () => open('slow'));
    // Whoever has no place yet is not read; who has one and is slow takes nobody's turn.
    const late = open('slow');
    late.socket.write('cd');
    const honest = open('honest');
    honest.socket.write('cd');
    await until(() => expect(networks()).toEqual(['honest']));
    slow[0]?.socket.write('cd');
    await until(() => expect(networks().filter((network) => network === 'slow').length).toBeGreaterThan(0));
    const letAll = setInterval(() => {
      for (const one of working) one.let();
    }, 5);
    await until(() => expect(late.text.join('')).toContain('made'));
    for (const { socket } of slow.slice(1)) socket.write('cd');
    for (const { text } of [...slow, honest]) await until(() => expect(text.join('')).toContain('made'));
    clearInterval(letAll);
  });

  it('of which too many wait are refused: a browser reads a page, a program JSON, both when to try again', async () => {
    const { placesOfOne, waitingOfOne } = requestBudget.working;
    const answers = Array.from({ length: placesOfOne + waitingOfOne + 1 }, () => ask('greedy'));
    const refused = await Promise.race(answers);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ code: 'over_capacity' });
    const browser = await ask('greedy', '/page', { headers: { accept: 'text/html,*/*' } });
    expect([browser.status, browser.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await browser.text()).toContain('<a class="button" href="/page">Try again</a>');
    const letAll = setInterval(() => {
      for (const one of working) one.let();
    }, 5);
    for (const answer of answers) expect([200, 503]).toContain((await answer).status);
    clearInterval(letAll);
  });

  it('that wait for other programs are not counted', async () => {
    const answers = Array.from({ length: 10 }, () => ask('many', '/git/page'));
    await until(() => expect(working).toHaveLength(10));
    for (const one of working) one.let();
    await Promise.all(answers);
  });

  it('whose answers nobody reads keep their network waiting, and nobody else', async () => {
    const sockets = Array.from({ length: requestBudget.sending.placesOfOne }, () => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => {});
      socket.write('GET /large HTTP/1.1\r\nHost: x\r\nX-Network: lazy\r\n\r\n');
      return socket;
    });
    await until(async () => {
      const leaving = new AbortController();
      came = [];
      const asked = ask('lazy', '/page', { signal: leaving.signal }).catch(() => null);
      await until(() => expect(came).toContain('lazy'));
      const honest = ask('honest');
      await until(() => expect(networks()).toContain('honest'));
      const isHeld = !networks().includes('lazy');
      for (const one of working.splice(0)) one.let();
      await honest;
      leaving.abort();
      await asked;
      expect(isHeld).toBe(true);
    });
    for (const socket of sockets) socket.destroy();
    await expectAnswered(ask('lazy'));
  });

  it('whose answers are large are answered a few at a time, until each is read to its end', async () => {
    const { placesOfOne } = requestBudget.large;
    const asked = Array.from({ length: placesOfOne + requestBudget.working.placesOfOne + 2 }, () =>
      ask('greedy', '/rows'),
    );
    const ofGreedy = () => made.filter((network) => network === 'greedy');
    await until(() => expect(ofGreedy()).toHaveLength(placesOfOne));
    await (await ask('honest', '/rows')).arrayBuffer();
    expect(ofGreedy()).toHaveLength(placesOfOne);
    await Promise.all(asked.map(async (answer) => (await answer).arrayBuffer()));
    expect(ofGreedy()).toHaveLength(asked.length);
  });
});

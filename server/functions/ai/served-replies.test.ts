import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCompletion } from './read-completion.ts';
import { type Served, transportShapes } from './testing/transport-shapes.ts';

/** Bytes that are sent one after the other, as the service that is played cuts them. */
let served: Served;
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': served.type ?? 'text/event-stream' });
    for (const piece of served.pieces) response.write(piece);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

/** What a service that sends this is understood to say, and why it ended. */
async function receive(answer: Served) {
  served = answer;
  const pieces = readCompletion(await fetch(url));
  let text = '';
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return { text, reason: value };
    text += value;
  }
}

describe('a service that', () => {
  it.each(transportShapes)('$name', async ({ served: answer, text, reason = 'stop', code }) => {
    if (code) return expect(receive(answer)).rejects.toMatchObject({ code });
    expect(await receive(answer)).toEqual({ text, reason });
  });
});

it('says the same however its bytes are cut', async () => {
  const encoder = new TextEncoder();
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
      async (reply, sizes) => {
        const whole = encoder.encode(
          `${[...reply.matchAll(/[\s\S]{1,40}/gu)]
            .map(([content]) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\r\n\r\n`)
            .join('')}data: [DONE]\n\n`,
        );
        let at = 0;
        let turn = 0;
        const body = new ReadableStream<Uint8Array>({
          pull(controller) {
            if (at >= whole.length) return controller.close();
            const size = sizes[turn++ % sizes.length] as number;
            controller.enqueue(whole.subarray(at, at + size));
            at += size;
          },
        });
        const pieces = readCompletion(
          new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
        );
        let text = '';
        for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) text += piece.value;
        expect(text).toBe(reply);
      },
    ),
    { numRuns: 300 },
  );
});

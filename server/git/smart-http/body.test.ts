import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gitBudget } from '../../budgets/budgets.ts';
import { HttpError } from '../../http/errors.ts';
import { GitGates } from '../gates.ts';
import { takeBody } from './body.ts';

const window = 1_000;
let folder: string;
let gates: GitGates;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-body-'));
  gates = new GitGates({ ...gitBudget, sending: { window, bytes: 4_096 } }, folder);
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true, force: true });
});

const megabyte = 1024 * 1024;
const tooLarge = new HttpError(413, 'too_large', 'This is too large.');

/** Takes a body of which `sent` is there, and then its end unless more is awaited. A window passes in every turn of the loop. */
async function take(sent: Uint8Array<ArrayBuffer>, maxBytes: number, isWhole = true) {
  let hasArrived = false;
  const chunks = [sent];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk) return controller.enqueue(chunk);
        hasArrived = true;
        return isWhole ? controller.close() : new Promise(() => {});
      },
    },
    { highWaterMark: 0 },
  );
  const raw = new Request('http://localhost/', { method: 'POST', body, duplex: 'half' } as RequestInit);
  const context = { req: { raw, header: () => 'gzip' } } as unknown as Context;
  let isOver = false;
  const taken = takeBody(gates, context, 'me', { maxBytes, tooLarge }).finally(() => {
    isOver = true;
  });
  taken.catch(() => {});
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    if (hasArrived) vi.advanceTimersByTime(window);
  }
  return taken;
}

it("the time it takes to unpack a body is not its sender's", async () => {
  const packed = await promisify(gzip)(Buffer.alloc(24 * megabyte));
  const body = await take(packed, 24 * megabyte);
  expect(body.size).toBe(24 * megabyte);
  await body.discard();
  await expect(take(packed, 23 * megabyte)).rejects.toBe(tooLarge);
});

it('a sender who has stopped is too slow', async () => {
  await expect(take(new Uint8Array([0x1f, 0x8b]), megabyte, false)).rejects.toMatchObject({ status: 408 });
});

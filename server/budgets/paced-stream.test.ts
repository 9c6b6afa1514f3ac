import type { Context } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pacedStream } from './paced-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A stream of chunks of a hundred bytes, made as they are asked for, and how often it was forgotten. */
function open(chunks: AsyncGenerator<Uint8Array>) {
  const forget = vi.fn();
  const failed = vi.fn();
  const taking = { window: 1_000, bytes: 150 };
  const stream = pacedStream(chunks, { context: {} as Context, taking, forget, failed });
  return { reader: stream.getReader(), forget, failed };
}
async function* hundreds(count: number) {
  for (let made = 0; made < count; made += 1) yield new Uint8Array(100);
}

it('who reads too slowly is ended, and what was held for them given back', async () => {
  const { reader, forget, failed } = open(hundreds(5));
  await reader.read();
  await reader.read();
  vi.advanceTimersByTime(1_000);
  await reader.read();
  expect(forget).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(forget).toHaveBeenCalledOnce();
  await expect(reader.read()).rejects.toThrow('too slowly');
  expect(failed).not.toHaveBeenCalled();
});

it('who waits for what is still being made is not slow', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { reader, forget } = open(
    (async function* () {
      await promise;
      yield* hundreds(1);
    })(),
  );
  const read = reader.read();
  await vi.advanceTimersByTimeAsync(10_000);
  resolve();
  expect((await read).value).toHaveLength(100);
  expect(await reader.read()).toMatchObject({ done: true });
  expect(forget).toHaveBeenCalledOnce();
});

it('what breaks off is told, and its reader takes no part for the whole', async () => {
  const { reader, forget, failed } = open(
    (async function* () {
      yield* hundreds(1);
      throw new Error('git was ended');
    })(),
  );
  await reader.read();
  await expect(reader.read()).rejects.toThrow('git was ended');
  expect([forget.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
});

it('a reader who leaves is forgotten once', async () => {
  const { reader, forget } = open(hundreds(5));
  await reader.read();
  await reader.cancel();
  vi.advanceTimersByTime(10_000);
  expect(forget).toHaveBeenCalledOnce();
});

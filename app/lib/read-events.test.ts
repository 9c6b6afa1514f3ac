import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

/** A stream of these pieces, which notes that it was given up. */
function streamOf(pieces: readonly Uint8Array[], onCancel = () => {}): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: onCancel,
  });
}

async function read(text: string, cuts: readonly number[] = []): Promise<string[]> {
  const bytes = new TextEncoder().encode(text);
  const ends = [...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
  const pieces = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
  const events: string[] = [];
  for await (const data of readEvents(streamOf(pieces.filter(({ length }) => length > 0)))) events.push(data);
  return events;
}

it('reads the data of events, without comments and other fields', async () => {
  expect(await read(': hello\n\nevent: x\ndata: one\ndata:two\n\nid: 3\n\ndata: three\n\n')).toEqual([
    'one\ntwo',
    'three',
  ]);
});

it('takes a last event without a blank line, and any line end', async () => {
  expect(await read('data: a\r\n\r\ndata: b')).toEqual(['a', 'b']);
});

it('reads the same however the bytes are cut', async () => {
  const text = 'data: {"text":"Blé 🥐"}\r\n\r\n: wait\n\ndata: zwei\ndata: drei\n\ndata: [DONE]\n\n';
  const whole = await read(text);
  expect(whole).toEqual(['{"text":"Blé 🥐"}', 'zwei\ndrei', '[DONE]']);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 90 })), async (cuts) => {
      expect(await read(text, cuts)).toEqual(whole);
    }),
  );
});

it('gives the stream up when its reader stops early', async () => {
  let cancelled = false;
  const pieces = ['data: a\n\n', 'data: b\n\n'].map((text) => new TextEncoder().encode(text));
  for await (const _ of readEvents(
    streamOf(pieces, () => {
      cancelled = true;
    }),
  ))
    break;
  expect(cancelled).toBe(true);
});

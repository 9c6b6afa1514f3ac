import { expect, it } from 'vitest';
import { readCompletion } from './read-completion.ts';

const event = (choice: object) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`;

async function read(...events: string[]) {
  const headers = { 'content-type': 'text/event-stream' };
  const pieces = readCompletion(new Response(events.join(''), { headers }));
  let text = '';
  for (;;) {
    const { value, done } = await pieces.next();
    if (done) return { text, reason: value };
    text += value;
  }
}

it('is complete when the model, or the end of the stream, says so', async () => {
  const half = event({ delta: { content: 'half' } });
  expect(await read(half, event({ finish_reason: 'stop' }))).toEqual({ text: 'half', reason: 'stop' });
  expect(await read(half, 'data: [DONE]\n\n')).toEqual({ text: 'half', reason: 'stop' });
  expect(await read(half, event({ finish_reason: 'length' }), 'data: [DONE]\n\n')).toMatchObject({
    reason: 'length',
  });
});

it('has broken off when the stream ends in order and nobody has said that it is complete', async () => {
  await expect(read(event({ delta: { content: 'half' } }))).rejects.toMatchObject({
    code: 'service_cut_off',
  });
});

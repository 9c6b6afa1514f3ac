import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { functionError } from '../functions/kit/errors.ts';
import { Refusal } from '../git/refusal.ts';
import type { Call } from './call.ts';
import { runTool } from './run-tool.ts';
import { defineTool } from './tool.ts';

const call: Call = { network: 'here', left: new AbortController().signal, member: null };
const output = z.object({ text: z.string() });

/** What a tool that does `work` comes to, and what was logged meanwhile. */
async function outcomeOf(work: () => Promise<{ text: string }>, args: unknown = { secret: 'plinth_0' }) {
  const lines: unknown[] = [];
  const write = (...line: unknown[]) => void lines.push(line);
  const tool = defineTool({
    name: 'try',
    title: 'Try',
    description: '',
    input: z.strictObject({ secret: z.string() }),
    output,
    run: work,
  });
  const result = await runTool(tool, args, call, { log: { error: write, info: write, debug: write } });
  return { ...result, text: result.content[0]?.text ?? '', logged: JSON.stringify(lines) };
}

describe('a tool', () => {
  it('answers with facts, and with the same as text', async () => {
    const { text, structuredContent, isError } = await outcomeOf(async () => ({ text: 'Hello' }));
    expect([JSON.parse(text), structuredContent, isError]).toEqual([
      { text: 'Hello' },
      { text: 'Hello' },
      undefined,
    ]);
  });

  it.each([
    ['an error of the list', functionError('siteNameTaken'), /^This name is taken.+\(site_name_taken\)$/],
    [
      'the faults of fields',
      functionError('invalid', { errors: { name: 'A name is short.' } }),
      /A name is short\. \(/,
    ],
    ['when to come again', functionError('busy', { retryAfter: 7 }), /Try again in 7 seconds\. \(busy\)$/],
    [
      'a refusal of git’s',
      new Refusal(['a.exe: files of this kind are not accepted.']),
      /not accepted\. \(change_refused\)$/,
    ],
    ['a very long one', functionError('invalid', {}, 'x'.repeat(5000)), /^x{1000}… \(validation_failed\)$/],
  ])('refuses in words: %s', async (_, error, words) => {
    const { text, isError, logged } = await outcomeOf(() => Promise.reject(error));
    expect([isError, logged]).toEqual([true, '[]']);
    expect(text).toMatch(words);
  });

  it('that fails tells a reference alone; the log has the cause, and nothing of the arguments', async () => {
    const { text, logged } = await outcomeOf(() => Promise.reject(new Error('relation "x" does not exist')));
    const id = /Reference: ([\w-]+) /.exec(text)?.[1] ?? '-';
    expect(text).not.toContain('relation');
    expect(logged).toContain(id);
    expect(logged).toContain('relation');
    expect(logged).not.toContain('plinth_0');
  });

  it('never answers more than an agent can take', async () => {
    const { text, isError } = await outcomeOf(async () => ({ text: 'x'.repeat(100_000) }));
    expect([isError, text]).toEqual([
      true,
      'This answer is too long. Please ask for a smaller part. (answer_too_long)',
    ]);
  });

  it('names the first faults of its arguments', async () => {
    const { text } = await outcomeOf(async () => ({ text: '' }), { secret: 1, other: 'x'.repeat(5000) });
    expect(text).toMatch(/^secret: .+ \(validation_failed\)$/);
    expect(text.length).toBeLessThan(700);
  });
});

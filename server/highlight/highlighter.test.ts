import { afterEach, describe, expect, it } from 'vitest';
import { Highlighter } from './highlighter.ts';

/** For what is not about the limits: a busy machine has its time. */
const patient = { limit: 600_000, timeout: 600_000 };

let highlighter: Highlighter;
afterEach(() => highlighter.sleep());

const sleeps = () => expect.poll(() => highlighter.isAwake).toBe(false);
const highlight = async (code: string, grammar: string, visitor = 'a') =>
  (await highlighter.highlight([{ code, grammar }], visitor))?.[0] ?? null;

describe('the highlighter', () => {
  it('gives lines with a class for each kind of token, and no style', async () => {
    highlighter = new Highlighter(patient);
    const lines = await highlight('/* a */\nmain { color: red; }', 'css');
    expect(lines).toHaveLength(2);
    expect(lines?.[0]).toBe('<span class="t-comment">/* a */</span>');
    expect(lines?.[1]).toMatch(/class="t-[a-z-]+"/);
    expect(lines?.join()).not.toContain('style=');
  });

  it('escapes what the code says', async () => {
    highlighter = new Highlighter(patient);
    const code = `const a = "<img src=x onerror='alert(1)'>"; // </span><script>`;
    const html = (await highlight(code, 'javascript'))?.join('\n') ?? '';
    expect(html).not.toMatch(/<(img|script)/);
    const text = html
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'");
    expect(text).toBe(code);
  });

  it('colours a line to its end, on a slow machine as well', async () => {
    highlighter = new Highlighter(patient);
    const calls = 8000;
    const [line = ''] = (await highlight('a(/b/);'.repeat(calls), 'javascript')) ?? [];
    expect(line.match(/<span class="t-function">a</g)).toHaveLength(calls);
  });

  it('starts at the first file and ends when there has been nothing to do', async () => {
    highlighter = new Highlighter({ ...patient, idle: 40 });
    expect(highlighter.isAwake).toBe(false);
    await highlight('{}', 'json');
    expect(highlighter.isAwake).toBe(true);
    await sleeps();
    expect(await highlight('{}', 'json')).toHaveLength(1);
  });

  it('gives up a file that takes too long, and does the next', async () => {
    highlighter = new Highlighter({ ...patient, limit: 1 });
    const long = 'const a = [`b`, /c/];\n'.repeat(20_000);
    expect(await highlight(long, 'javascript')).toBeNull();
    expect(highlighter.isAwake).toBe(false);
    highlighter = new Highlighter(patient);
    expect(await highlight('a {}', 'css')).toHaveLength(1);
  });

  it('keeps nobody waiting for the files before theirs, and goes on with them', async () => {
    highlighter = new Highlighter({ timeout: 1 });
    const [first, second] = await Promise.all([highlight('{}', 'json'), highlight('[]', 'json')]);
    expect([first, second]).toEqual([null, null]);
    await expect.poll(() => highlighter.isAwake).toBe(true);
  });

  it('gives up a file that takes too long, whoever waits behind it, and does theirs', async () => {
    highlighter = new Highlighter({ ...patient, limit: 1_000 });
    const slow = 'const a = [`b`, /c/];\n'.repeat(200_000);
    const hostile = [1, 2, 3].map(() => highlight(slow, 'javascript', 'hostile'));
    expect(await highlight('{}', 'json', 'honest')).toHaveLength(1);
    expect(await Promise.race([...hostile.slice(1), 'still waiting'])).toBe('still waiting');
    expect(await Promise.all(hostile)).toEqual([null, null, null]);
  });

  it('lets no more of one visitor wait than it is told, and answers null for a language it does not know', async () => {
    highlighter = new Highlighter({ ...patient, waitingOfOne: 1 });
    const answers = await Promise.all(['{}', '[]', '1'].map((code) => highlight(code, 'json')));
    expect(answers.map((lines) => lines !== null)).toEqual([true, true, false]);
    expect(await highlight('x', 'no-such-language')).toBeNull();
  });

  it('colours what it knows of several pieces', async () => {
    highlighter = new Highlighter(patient);
    const pieces = [
      { code: 'a {}', grammar: 'css' },
      { code: 'x', grammar: 'no-such-language' },
      { code: '[]\n1', grammar: 'json' },
    ];
    const coloured = await highlighter.highlight(pieces, 'a');
    expect(coloured?.map((lines) => lines?.length ?? null)).toEqual([1, null, 2]);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { Highlighter } from './highlighter.ts';

let highlighter: Highlighter;
afterEach(() => highlighter.sleep());

const sleeps = () => expect.poll(() => highlighter.isAwake).toBe(false);

describe('the highlighter', () => {
  it('gives lines with a class for each kind of token, and no style', async () => {
    highlighter = new Highlighter();
    const lines = await highlighter.highlight('/* a */\nmain { color: red; }', 'css');
    expect(lines).toHaveLength(2);
    expect(lines?.[0]).toBe('<span class="t-comment">/* a */</span>');
    expect(lines?.[1]).toMatch(/class="t-[a-z-]+"/);
    expect(lines?.join()).not.toContain('style=');
  });

  it('escapes what the code says', async () => {
    highlighter = new Highlighter();
    const code = `const a = "<img src=x onerror='alert(1)'>"; // </span><script>`;
    const html = (await highlighter.highlight(code, 'javascript'))?.join('\n') ?? '';
    expect(html).not.toMatch(/<(img|script)/);
    const text = html
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'");
    expect(text).toBe(code);
  });

  it('starts at the first file and ends when there has been nothing to do', async () => {
    highlighter = new Highlighter({ idleMilliseconds: 40 });
    expect(highlighter.isAwake).toBe(false);
    await highlighter.highlight('{}', 'json');
    expect(highlighter.isAwake).toBe(true);
    await sleeps();
    expect(await highlighter.highlight('{}', 'json')).toHaveLength(1);
  });

  it('gives up a file that takes too long, and does the next', async () => {
    highlighter = new Highlighter({ limitMilliseconds: 1 });
    const long = 'const a = [`b`, /c/];\n'.repeat(20_000);
    expect(await highlighter.highlight(long, 'javascript')).toBeNull();
    expect(highlighter.isAwake).toBe(false);
    highlighter = new Highlighter();
    expect(await highlighter.highlight('a {}', 'css')).toHaveLength(1);
  });

  it('keeps nobody waiting for the files before theirs, and goes on with them', async () => {
    highlighter = new Highlighter({ patienceMilliseconds: 1 });
    const [first, second] = await Promise.all([
      highlighter.highlight('{}', 'json'),
      highlighter.highlight('[]', 'json'),
    ]);
    expect([first, second]).toEqual([null, null]);
    await expect.poll(() => highlighter.isAwake).toBe(true);
  });

  it('lets no more wait than it is told, and answers null for a language it does not know', async () => {
    highlighter = new Highlighter({ mostWaiting: 2 });
    const answers = await Promise.all(['{}', '[]', '1'].map((code) => highlighter.highlight(code, 'json')));
    expect(answers.map((lines) => lines !== null)).toEqual([true, true, false]);
    expect(await highlighter.highlight('x', 'no-such-language')).toBeNull();
  });
});

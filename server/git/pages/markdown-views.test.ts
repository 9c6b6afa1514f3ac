import { afterEach, describe, expect, it } from 'vitest';
import type { CodeViews } from '../../highlight/code-views.ts';
import { type MarkdownViews, openMarkdownViews } from './markdown-views.ts';

const codes: CodeViews = {
  view: async () => ({ html: '', lines: 0, language: '', plain: null }),
  pieces: async (pieces) => pieces.map(({ code, grammar }) => `[${grammar} ${code.trim()}]`),
};
const place = { owner: 'ada', slug: 'shop', ref: undefined, path: 'README.md' };
/** A table with as many cells as are filled in by themselves. Takes seconds. */
const slow = `${`${'|a'.repeat(400)}\n${'|-'.repeat(400)}\n${'|\n'.repeat(12_000)}\n\n`.repeat(15)}`;

let views: MarkdownViews;
afterEach(() => views.sleep());
const view = (text: string, key = text, visitor = 'a') => views.view(key, text, place, visitor);

describe('Markdown', () => {
  it('is laid out, with the colours of its code put where it stands', async () => {
    views = openMarkdownViews(codes);
    const text =
      '# A\n\n```js\nlet a\n```\n\n```nothing\n<b>\n```\n\n- \n  ```css\n  a{}\n  ```\n\nend \0 &#0;';
    expect(await view(text)).toBe(
      '<h2 id="readme-a">A</h2>\n<pre tabindex="0"><code>[javascript let a]</code></pre>\n' +
        '<pre tabindex="0"><code>&lt;b&gt;\n</code></pre>\n' +
        '<ul>\n<li>\n<pre tabindex="0"><code>[css a{}]</code></pre>\n</li>\n</ul>\n<p>end \ufffd \ufffd</p>\n',
    );
    expect(await view('')).toBe('<p></p>');
  });

  it('that takes too long is shown as it was written, keeps nobody waiting, and is not tried again at once', async () => {
    views = openMarkdownViews(codes, { timeout: 600_000 });
    const order: string[] = [];
    const hostile = ['1', '2', '3'].map((key) =>
      view(slow, key, 'hostile').then((html) => {
        order.push('hostile');
        return html;
      }),
    );
    const honest = await view('# Hello', 'honest', 'honest');
    order.push('honest');
    expect(honest).toBe('<h2 id="readme-hello">Hello</h2>\n');
    const [first] = await Promise.all(hostile);
    expect(first).toMatch(
      /^<p class="readme-note">This text takes too long to lay out.*<pre tabindex="0"><code>\|a\|a/s,
    );
    expect(order.indexOf('honest')).toBeLessThan(2);
    await views.sleep();
    expect(await view(slow, '1', 'hostile')).toBe(first);
  });

  it('that needs more memory than there is ends nothing but itself', async () => {
    views = openMarkdownViews(codes, { memory: 24, limit: 600_000, timeout: 600_000 });
    expect(await view(slow)).toMatch(/^<p class="readme-note">This text takes too long to lay out/);
    expect(await view('# Hello')).toBe('<h2 id="readme-hello">Hello</h2>\n');
  });

  it('that would become more HTML than a page should hold is shown as it was written', async () => {
    views = openMarkdownViews(codes, { limit: 60_000, timeout: 120_000 });
    const html = await view('[a](b) '.repeat(70_000));
    expect(html).toContain('readme-note');
    expect(html.length).toBeLessThan(600_000);
  });

  it('that comes while too much waits is shown as it was written, and laid out the next time', async () => {
    views = openMarkdownViews(codes, { waitingOfOne: 1 });
    const all = await Promise.all(['# 1', '# 2', '# 3'].map((text) => view(text)));
    expect(all.map((html) => html.includes('The server is busy'))).toEqual([false, false, true]);
    expect(await view('# 3')).toContain('<h2');
  });
});

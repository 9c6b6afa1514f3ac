import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILES } from '../schema.ts';
import { parseReply, readArrived, readReply, sayNothing } from './read-reply.ts';

const three = [
  'Here is your page.',
  '',
  '```html',
  '<h1>Bread</h1>',
  '```',
  'And its look:',
  '```css',
  'h1 { color: red }',
  '```',
  '```js',
  "console.log('hi')",
  '```',
  'Enjoy!',
].join('\n');

describe('fenced blocks', () => {
  it('become the three files', () => {
    expect(parseReply(three)).toEqual({
      'index.html': '<h1>Bread</h1>\n',
      'styles.css': 'h1 { color: red }\n',
      'script.js': "console.log('hi')\n",
    });
  });

  it.each(['javascript', 'JS', 'js script.js', 'script.js', 'mjs'])('of %s are scripts', (language) => {
    expect(parseReply(`\`\`\`${language}\nlet a\n\`\`\``)['script.js']).toBe('let a\n');
  });

  it('of one language are parts, in their order; one that holds another takes its place', () => {
    expect(parseReply('```css\n\n```\n```css\na{}\n```\n```css\nb{}\n```')['styles.css']).toBe(
      'a{}\n\nb{}\n',
    );
    expect(parseReply('```css\na{}\n```\nIn full:\n```css\na{}\nb{}\n```')['styles.css']).toBe('a{}\nb{}\n');
  });

  it('of several pages keep their names', () => {
    const pages = readReply(
      '**index.html**\n```html\n<p>1</p>\n```\n`about/index.html`:\n```html\n<p>2</p>\n```',
    ).files;
    expect([...pages]).toEqual([
      ['index.html', '<p>1</p>\n'],
      ['about/index.html', '<p>2</p>\n'],
    ]);
  });

  it('may be left open where the next one begins', () => {
    expect(parseReply('```html\n<p>a</p>\n```css\na{}\n```\n```js\nlet a\n```')).toEqual({
      'index.html': '<p>a</p>\n',
      'styles.css': 'a{}\n',
      'script.js': 'let a\n',
    });
  });

  it('may be made of tildes or of more signs, around fences of fewer', () => {
    expect(parseReply('~~~html\n<pre>```</pre>\n~~~')['index.html']).toBe('<pre>```</pre>\n');
    expect(parseReply('````js\n```\nlet a\n````')['script.js']).toBe('```\nlet a\n');
  });

  it('may be cut off, glued to their last line, indented and have Windows line ends', () => {
    expect(parseReply('```html\n<p>half')['index.html']).toBe('<p>half\n');
    expect(parseReply('```css\na{}```\n```js\nlet a;\n```')).toMatchObject({
      'styles.css': 'a{}\n',
      'script.js': 'let a;\n',
    });
    expect(parseReply('  ```css\r\na{\r\n}\r\n  ```\r\n')['styles.css']).toBe('a{\n}\n');
  });

  it('of other languages are left out', () => {
    expect(parseReply('```bash\nnpm i\n```\n```css\na{}\n```')).toEqual({
      ...NO_FILES,
      'styles.css': 'a{}\n',
    });
  });

  it('show while they are written, without half a fence', () => {
    const half = readArrived('```html\n<p>a</p>\n<p');
    expect(half.files['index.html']).toBe('<p>a</p>\n<p\n');
    expect(half.writing).toBe('index.html');
    expect(readArrived('```html\n<p>a</p>\n<p>b</p>\n``').files['index.html']).toBe('<p>a</p>\n<p>b</p>\n');
  });
});

describe('without a fence', () => {
  it('a whole document is taken apart', () => {
    const page = `Sure!\n<!DOCTYPE html>
<html><head>
  <style>
    a { color: red }
    b { color: blue }
  </style>
  <script type="application/ld+json">{"a":1}</script>
  <script src="other.js"></script>
</head><body><p>Hi</p>
<script>
  go();
</script>
</body></html> That is all.`;
    const files = parseReply(page);
    expect(files['styles.css']).toBe('a { color: red }\nb { color: blue }\n');
    expect(files['script.js']).toBe('go();\n');
    expect(files['index.html']).toMatch(/^<!DOCTYPE html>[\s\S]*<\/html>\n$/);
    expect(files['index.html']).toContain('{"a":1}');
    expect(files['index.html']).toContain('other.js');
    expect(files['index.html']).not.toContain('go()');
    expect(files['index.html']).not.toContain('color');
  });

  it('a document in a block without a language is found as well', () => {
    expect(parseReply('```\n<html><body><style>a{}</style></body></html>\n```')['styles.css']).toBe('a{}\n');
  });

  it('a short reply is taken as it is, for the file that was asked for', () => {
    expect(parseReply('<p>Hello</p>')).toEqual({ ...NO_FILES, 'index.html': '<p>Hello</p>\n' });
    expect(parseReply('a{}', 'styles.css')).toEqual({ ...NO_FILES, 'styles.css': 'a{}\n' });
    expect(parseReply('```\na{}\n```', 'styles.css')['styles.css']).toBe('a{}\n');
  });

  it('words are no page, and are told', () => {
    expect(parseReply('  \n ')).toEqual(NO_FILES);
    const refusal = readReply("I'm sorry, I can not help\nwith that.");
    expect(refusal.files.size).toBe(0);
    expect(sayNothing(refusal)).toBe(
      "The model answered without a page: “I'm sorry, I can not help with that.”",
    );
    expect(parseReply('Which colours do you want: red, or blue?', 'styles.css')).toEqual(NO_FILES);
  });

  it('code that no page is made of is told as that', () => {
    expect(sayNothing(readReply('```jsx\nexport default () => <h1>Hi</h1>\n```'))).toContain(
      'another kind (jsx)',
    );
    expect(sayNothing(readReply('<think>\nI begin with the'))).toContain('still thinking');
  });
});

describe('reasoning', () => {
  it('stands apart, and its drafts are no answer', () => {
    const reply = readReply('<think>First\n```html\n<p>draft</p>\n```\n</think>\n```html\n<p>page</p>\n```');
    expect(reply.reasoning).toContain('draft');
    expect([...reply.files.values()]).toEqual(['<p>page</p>\n']);
  });

  it('may be in a channel of its own, or lack its beginning', () => {
    const channels =
      '<|channel|>analysis<|message|>Draft <p>a</p><|end|><|start|>assistant<|channel|>final<|message|>```html\n<p>b</p>\n```';
    expect(readReply(channels)).toMatchObject({ reasoning: expect.stringContaining('Draft') });
    expect(parseReply(channels)['index.html']).toBe('<p>b</p>\n');
    expect(parseReply('hm ```html\n<p>a</p>\n```\n</think>\n```html\n<p>b</p>\n```')['index.html']).toBe(
      '<p>b</p>\n',
    );
  });

  it('in the words of a page belongs to the page', () => {
    const page = '```html\n<p>Models write &lt;/think> or </think> here</p>\n```';
    expect(parseReply(`<think>Yes.</think>\n${page}`)['index.html']).toContain('or </think> here');
  });
});

describe('a reply that breaks off', () => {
  const arrived = (text: string) => readArrived(text).files;
  it('keeps what had come of a document without a fence, and of the file under way', () => {
    expect(
      arrived('<!doctype html>\n<html><head><style>\nh1 { color: navy }\n</style></head><body><h1>Br'),
    ).toEqual({
      'index.html': '<!doctype html>\n<html><head></head><body><h1>Br\n',
      'styles.css': 'h1 { color: navy }\n',
      'script.js': '',
    });
    expect(arrived('```html\n<h1>Bread</h1>\n```\n```css\nh1 {')['styles.css']).toBe('h1 {\n');
  });
  it('keeps nothing of words about the page', () => {
    expect(arrived('Here is a page about bre')).toEqual(NO_FILES);
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    '```',
    '````',
    '~~~',
    "'''",
    '`',
    'html',
    'css',
    'js',
    'markdown',
    ' index.html',
    '\n',
    '\r\n',
    '\r',
    ' ',
    '> ',
    '<p>',
    '</html>',
    '<!doctype html>',
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    '<think>',
    '</think>',
    '<|im_end|>',
    '<file path="a.html">',
    '</file>',
    '{"html":"',
    '"}',
    'a{}',
    'text',
  );
  const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

  it('is read without an error, and says what it holds or why it holds nothing', () => {
    fc.assert(
      fc.property(text, (reply) => {
        const read = readReply(reply);
        if (read.files.size === 0) expect(sayNothing(read)).toMatch(/\S/);
        for (const [path, code] of read.files) expect([path, code.trim()]).not.toContain('');
      }),
      { numRuns: 3000 },
    );
  });
});

it('keeps every page of a reply that has several, under its name', () => {
  const reply =
    '```html index.html\n<h1>Bread</h1>\n```\n```html about.html\n<h1>About</h1>\n```\n```css\na{}\n```\n```js\na()\n';
  const { files, writing } = readArrived(reply);
  expect(files).toEqual({
    'index.html': '<h1>Bread</h1>\n',
    'about.html': '<h1>About</h1>\n',
    'styles.css': 'a{}\n',
    'script.js': 'a()\n',
  });
  expect(writing).toBe('script.js');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FILES } from '../schema.ts';
import { parseReply, RAW_LIMIT, readReply } from './read-reply.ts';

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

  it('of one language: the first that is not empty counts', () => {
    expect(parseReply('```css\n\n```\n```css\na{}\n```\n```css\nb{}\n```')['styles.css']).toBe('a{}\n');
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
    const reader = readReply();
    reader.push('```html\n<p>a</p>\n<p');
    expect(reader.files()['index.html']).toBe('<p>a</p>\n<p\n');
    expect(reader.writing()).toBe('index.html');
    reader.push('>b</p>\n``');
    expect(reader.files()['index.html']).toBe('<p>a</p>\n<p>b</p>\n');
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

  it('a long one is not, and neither is nothing', () => {
    expect(parseReply('x'.repeat(RAW_LIMIT))).toEqual(NO_FILES);
    expect(parseReply('x'.repeat(RAW_LIMIT - 1))['index.html']).toHaveLength(RAW_LIMIT);
    expect(parseReply('  \n ')).toEqual(NO_FILES);
  });
});

describe('a reply that breaks off', () => {
  const arrived = (text: string) => {
    const reader = readReply();
    reader.push(text);
    return reader.arrived();
  };
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

describe('however the stream is cut', () => {
  const piece = fc.constantFrom(
    '```',
    '````',
    '~~~',
    '`',
    'html',
    'css',
    'js',
    ' index.html',
    '\n',
    '\r\n',
    '\r',
    ' ',
    '<p>',
    '</html>',
    '<!doctype html>',
    '<style>',
    '</style>',
    '<script>',
    '</script>',
    'a{}',
    'text',
  );
  const reply = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));

  it('the files are the same', () => {
    fc.assert(
      fc.property(reply, fc.array(fc.nat({ max: 200 })), (text, cuts) => {
        const whole = parseReply(text);
        const reader = readReply();
        let from = 0;
        for (const cut of [...cuts.filter((at) => at < text.length).sort((a, b) => a - b), text.length]) {
          reader.push(text.slice(from, cut));
          reader.files();
          from = cut;
        }
        expect(reader.end()).toEqual(whole);
      }),
      { numRuns: 2000 },
    );
  });

  it('letter by letter as well', () => {
    const reader = readReply();
    for (const letter of three) reader.push(letter);
    expect(reader.end()).toEqual(parseReply(three));
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineFiles } from './combine.ts';

const page = (html: string, css = '', js = '') => ({
  'index.html': html,
  'styles.css': css,
  'script.js': js,
});

describe('combineFiles', () => {
  it('puts style into the head and the script at the end, in place of the links to them', () => {
    const html = `<!doctype html>
<html lang="en"><head>
  <link rel="stylesheet" href="styles.css">
  <title>A</title></head>
<body><p>Hi</p>
<script src="./script.js" defer></script>
</body></html>`;
    const text = combineFiles(page(html, 'p{}', 'go()'), 'off');
    expect(text).not.toContain('href="styles.css"');
    expect(text).not.toContain('src="./script.js"');
    expect(text).toMatch(/<style>\np\{\}\n<\/style>\n<\/head>/);
    expect(text).toMatch(/<script>\ngo\(\)\n<\/script>\n<\/body>/);
  });

  it('makes a document of a part of one', () => {
    expect(combineFiles(page('<p>Hi</p>', 'p{}'), 'off')).toMatch(
      /^<!doctype html>\n<head><meta charset="utf-8">.*<style>\np\{\}\n<\/style>\n<\/head><p>Hi<\/p>$/s,
    );
  });

  it('lets no code end its element', () => {
    const text = combineFiles(page('<p>', 'a{}</style><b>', 'x="</script><b>"'), 'off');
    expect(text.match(/<\/style>/g)).toHaveLength(1);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
  });

  it('keeps signs that mean something in replacements', () => {
    expect(combineFiles(page('<p>$&</p>', '', "a('$1$&')"), 'off')).toContain("a('$1$&')");
  });

  it('has its policy before anything the page brings, whatever that is', () => {
    const piece = fc.constantFrom(
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '</head>',
      '<body>',
      '</body>',
      '<!-- <head> -->',
      '<!-->',
      '<!--->',
      '-->',
      '--!>',
      '<html title=">">',
      '<script src="https://example.org/a.js"></script>',
      '<img src="https://example.org/a.png">',
      'text',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const text = combineFiles(page(parts.join('')), 'off');
        const policy = text.indexOf("default-src 'none'");
        const foreign = text.indexOf('https://example.org');
        expect(policy).toBeGreaterThan(0);
        if (foreign >= 0) expect(policy).toBeLessThan(foreign);
        expect(text.slice(0, policy)).not.toContain('<img');
      }),
    );
  });

  it.each([
    '<html><!-- a --><img src="x.png"><!-- b --><head>',
    '<html><!--><img src="x.png">--><head>',
    '<html><!--->  <img src="x.png">--><head>',
    '<!-- a --!><img src="x.png">--><head>',
  ])('takes no content for a comment: %s', (html) => {
    const text = combineFiles(page(html), 'off');
    expect(text.indexOf("default-src 'none'")).toBeLessThan(text.indexOf('<img'));
  });

  it('runs its watcher first, and lets the network in only when asked', () => {
    const off = combineFiles(page('<p>', '', 'own()'), 'off', 'watch()');
    expect(off.indexOf('watch()')).toBeLessThan(off.indexOf('own()'));
    expect(combineFiles(page('<p>'), 'on')).not.toContain("default-src 'none'");
  });
});

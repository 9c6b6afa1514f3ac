import { describe, expect, it } from 'vitest';
import { matchRedirect, readRedirects } from './redirects.ts';

const go = (text: string, path: string, options?: { forced: boolean }) => {
  const { rules, faults } = readRedirects(text);
  expect(faults).toEqual([]);
  return matchRedirect(rules, path, options);
};

describe('a redirect', () => {
  it.each([
    ['/old /new 301', '/old', { status: 301, to: '/new' }],
    ['/old /new', '/old/', { status: 302, to: '/new' }],
    ['/news/* /blog/:splat 308', '/news/2026/may', { status: 308, to: '/blog/2026/may' }],
    ['/news/* /blog/:splat', '/news', { status: 302, to: '/blog/' }],
    ['/:year/:name /posts/:name-:year', '/2026/hello', { status: 302, to: '/posts/hello-2026' }],
    ['/old https://example.org/x?y=1#z 303', '/old', { status: 303, to: 'https://example.org/x?y=1#z' }],
    [
      '/go/:id https://example.org/?id=:id',
      '/go/a&b=c',
      { status: 302, to: 'https://example.org/?id=a%26b%3Dc' },
    ],
    ['/b/:a/* /:splat/:a', '/b/evil.example', { status: 302, to: '/evil.example' }],
    ['/caf%C3%A9 /kaffee', '/café', { status: 302, to: '/kaffee' }],
    ['/a /straße?q=ä', '/a', { status: 302, to: '/stra%C3%9Fe?q=%C3%A4' }],
    ['/a /b%20c', '/a', { status: 302, to: '/b%20c' }],
    ['/* /index.html 200', '/any/thing', { status: 200, to: '/index.html' }],
    ['/* /lost.html 404', '/any', { status: 404, to: '/lost.html' }],
    ['# first\n\n/a /b # why\n/a /c', '/a', { status: 302, to: '/b' }],
    ['\uFEFF/a /b\r\n/c /d\r\n', '/c', { status: 302, to: '/d' }],
  ])('%j leads %s to its target', (text, path, expected) => {
    expect(go(text, path)).toEqual(expected);
  });

  it.each([
    ['/old /new', '/old/more'],
    ['/a/:b /c', '/a'],
    ['/a/:b /c', '/a/b/c'],
    ['/news/* /blog/:splat', '/newspaper'],
    // Who is at the target of a wide rule stays there.
    ['/* /soon', '/soon'],
  ])('%j leaves %s alone', (text, path) => {
    expect(go(text, path)).toBeNull();
  });

  it('counts before files only with “!”', () => {
    const text = '/a /b\n/c /d 301!';
    expect(go(text, '/a', { forced: true })).toBeNull();
    expect(go(text, '/c', { forced: true })).toEqual({ status: 301, to: '/d' });
  });

  it.each([
    ['/only', 'A redirect needs a path and a target: “/old /new 301”.'],
    ['old /new', 'A path has to begin with “/”, and “old” does not.'],
    ['/a b', 'The target “b” has to begin with “/” or “https://”.'],
    ['/a javascript:alert(1)', 'The target “javascript:alert(1)” has to begin with “/” or “https://”.'],
    [
      '/a //evil.example',
      'A target on another host begins with “https://”; one on this site with a single “/”.',
    ],
    [
      '/a /\\evil.example',
      'A target on another host begins with “https://”; one on this site with a single “/”.',
    ],
    ['/* https://:splat/', '“https://:splat/” is no address of a page.'],
    ['/* https://a@evil.example/', '“https://a@evil.example/” is no address of a page.'],
    [
      '/a https://evil.example/x 200',
      'With status 200 the target is a file of this site, and begins with “/”.',
    ],
    ['/a /b 418', 'The status is one of 200, 301, 302, 303, 307, 308, 404, not “418”.'],
    ['/a /b 301 Country=de', 'Conditions behind the status are not supported here.'],
    ['/a /b Country=de', 'Conditions behind the status are not supported here.'],
    ['/a id=:id /b', 'Queries in front of the target are not supported here.'],
    ['/a /b/:id', 'The target names “:id”, which the path does not have.'],
    ['/a/*/b /c', 'A “*” stands at the end of a path, behind a slash.'],
    ['/:a/:a /c', 'The placeholder “:a” occurs twice.'],
    ['/:splat /c', 'The name “splat” stands for what a final “*” matches.'],
    ['/:1 /c', '“:1” is no name of a placeholder.'],
    ['/a/../b /c', 'A path has no “.” or “..” between slashes.'],
    ['/a /b/%2e%2e/c', 'A target has no “.” or “..” between slashes.'],
    ['/a/ /a 301', 'This redirect leads to itself.'],
    ['/a/* /a/:splat', 'This redirect leads to itself.'],
    [`${'/a'.repeat(26)} /b`, 'A path has at most 25 parts between slashes.'],
    [`/a /${'b'.repeat(1000)}`, 'A line has 1000 characters at most.'],
    ['/a /\u0007', 'This line has characters that are not text.'],
    ['/%ff /b', '“/%ff” can not be decoded.'],
  ])('%j is refused in words', (text, message) => {
    expect(readRedirects(`# comment\n${text}`)).toEqual({ rules: [], faults: [{ line: 2, message }] });
  });

  it('is one of 200, in a file of 32 kB, with 20 faults told', () => {
    const many = Array.from({ length: 201 }, (_, index) => `/a${index} /b`).join('\n');
    expect(readRedirects(many).faults).toEqual([{ line: 201, message: 'A site has 200 redirects at most.' }]);
    expect(readRedirects('é'.repeat(16_001)).faults).toEqual([
      { line: 1, message: '_redirects may have 32 kB at most.' },
    ]);
    expect(readRedirects('wrong\n'.repeat(100)).faults).toHaveLength(20);
  });
});

it('compares each segment once, so that the longest path with the most rules is no work', () => {
  const rules = Array.from({ length: 200 }, (_, index) => `/:a${index}${'/x'.repeat(23)}/* /z`);
  const read = readRedirects(rules.join('\n'));
  expect(read.rules).toHaveLength(200);
  let reads = 0;
  const counted = new Proxy(read.rules, {
    get(target, key, receiver) {
      reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  expect(matchRedirect(counted, '/x'.repeat(5000))).toBeTruthy();
  expect(matchRedirect(counted, `${'/x'.repeat(23)}/y${'/x'.repeat(5000)}`)).toBeNull();
  expect(reads).toBeLessThan(2000);
});

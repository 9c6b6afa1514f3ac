import { describe, expect, it } from 'vitest';
import { headersFor, readHeaders } from './headers.ts';

const on = (path: string, text: string) => {
  const { rules, faults } = readHeaders(text);
  expect(faults).toEqual([]);
  return headersFor(rules, path);
};

describe('headers of a site', () => {
  it('belong to the paths that they stand below', () => {
    const text = '/*\n  X-Robots-Tag: noindex\n/assets/*\n  Cache-Control: max-age=9\n\t# comment\n';
    expect(on('/a', text)).toEqual([['X-Robots-Tag', 'noindex']]);
    expect(on('/assets/x/y.js', text)).toEqual([
      ['X-Robots-Tag', 'noindex'],
      ['Cache-Control', 'max-age=9'],
    ]);
  });

  it('may be for all files of an ending', () => {
    const text = '/fonts/*.woff2\n  Access-Control-Allow-Origin: *';
    expect(on('/fonts/a/b.woff2', text)).toHaveLength(1);
    for (const path of ['/b.woff2', '/fonts/b.woff', '/fonts/woff2']) expect(on(path, text)).toEqual([]);
  });

  it('of several rules: the last one counts, links and policies count together', () => {
    const text =
      "/*\n  Cache-Control: no-store\n  Link: </a>\n  Content-Security-Policy: img-src 'none'\n" +
      '/a\n  cache-control: max-age=1\n  Link: </b>\n  Content-Security-Policy: img-src *';
    expect(on('/a', text)).toEqual([
      ['cache-control', 'max-age=1'],
      ['Link', '</a>, </b>'],
      ['Content-Security-Policy', "img-src 'none', img-src *"],
    ]);
  });

  it.each([
    ['Set-Cookie: a=b', 'A site sets cookies by its scripts only.'],
    ['Location: /x', 'Redirects belong into _redirects.'],
    ['Connection: close', 'The header “Connection” can not be set here.'],
    ['Content-Length: 3', 'The header “Content-Length” can not be set here.'],
    ['Transfer-Encoding: chunked', 'The header “Transfer-Encoding” can not be set here.'],
    ['Content-Encoding: br', 'The header “Content-Encoding” can not be set here.'],
    ['constructor: x', 'The header “constructor” can not be set here.'],
    ['Server: x', 'The header “Server” can not be set here.'],
    ['X-Accel-Redirect: /etc/passwd', 'The header “X-Accel-Redirect” can not be set here.'],
    ['Clear-Site-Data: "*"', 'The header “Clear-Site-Data” can not be set here.'],
    ['Service-Worker-Allowed: /', 'The header “Service-Worker-Allowed” can not be set here.'],
    ['Basic-Auth: a:b', 'Passwords for pages are not supported here.'],
    ['! Cache-Control', 'Taking a header away with “!” is not supported here.'],
    ['Cache-Control', 'A header is written “Name: value”.'],
    ['Cache-Control: é', 'The value of a header has only letters and signs of ASCII.'],
  ])('%j is refused in words', (line, message) => {
    expect(readHeaders(`/*\n  ${line}`)).toEqual({ rules: [], faults: [{ line: 2, message }] });
  });

  it.each([
    ['  Cache-Control: no-store', 'A header stands below the path that it is for.'],
    ['a', 'A path has to begin with “/”, and “a” does not.'],
    ['/a b', 'A path has no spaces. Headers below it are indented.'],
    ['/a/*/b', 'A “*” stands at the end of a path, behind a slash.'],
  ])('%j is no path', (line, message) => {
    expect(readHeaders(line)).toEqual({ rules: [], faults: [{ line: 1, message }] });
  });
});

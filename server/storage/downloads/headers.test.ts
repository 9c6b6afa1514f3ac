import { expect, it } from 'vitest';
import { attachment, servedType } from './headers.ts';

it.each([
  'text/html',
  'text/HTML; charset=utf-8',
  'application/xhtml+xml',
  'text/xml',
  'application/xml',
  'application/rss+xml',
  'text/javascript',
  'application/javascript; x=y',
  'application/ecmascript',
  'text/vbscript',
  'application/x-shockwave-flash',
  'multipart/x-mixed-replace',
  'message/rfc822',
])('never serves %s as what it is', (type) => {
  expect(servedType(type)).toBe('text/plain; charset=utf-8');
});

it('serves harmless types as they are, and nonsense as bytes', () => {
  for (const type of ['image/png', 'application/zip', 'text/plain;charset=UTF-8', 'image/svg+xml']) {
    expect(servedType(type)).toBe(type);
  }
  for (const type of ['', 'nonsense', 'a/b/c', 'text/<b>']) {
    expect(servedType(type)).toBe('application/octet-stream');
  }
});

it('names downloads in any script, without breaking the header', () => {
  expect(attachment('site.zip')).toBe(`attachment; filename="site.zip"; filename*=UTF-8''site.zip`);
  expect(attachment('größe "x".zip')).toBe(
    `attachment; filename="gr__e _x_.zip"; filename*=UTF-8''gr%C3%B6%C3%9Fe%20%22x%22.zip`,
  );
  expect(attachment('a\r\nSet-Cookie: x')).not.toMatch(/[\r\n]/);
  expect(attachment("it's (1)*")).toContain("UTF-8''it%27s%20%281%29%2A");
  expect(attachment('\ud800')).toContain('%EF%BF%BD');
});

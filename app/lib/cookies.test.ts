import { describe, expect, it } from 'vitest';
import { readCookie } from './cookies.ts';

describe('readCookie', () => {
  it('finds a cookie among others, whatever the spacing', () => {
    expect(readCookie('a=1; sidebar:state=collapsed;b=2', 'sidebar:state')).toBe('collapsed');
  });
  it('keeps equals signs of the value', () => {
    expect(readCookie('token=ab=c==', 'token')).toBe('ab=c==');
  });
  it('does not take a longer name for the one asked for', () => {
    expect(readCookie('old-sidebar:state=collapsed', 'sidebar:state')).toBeUndefined();
  });
  it.each([null, undefined, '', ';', '=x', 'sidebar:state'])('finds nothing in %j', (header) => {
    expect(readCookie(header, 'sidebar:state')).toBeUndefined();
  });
});

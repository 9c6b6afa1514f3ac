import { describe, expect, it } from 'vitest';
import { checkDomain } from './check-domain.ts';

const places = {
  siteUrl: 'https://plinth.example',
  sites: { host: 'sites.example.net', underPath: false },
};

describe('a domain', () => {
  it.each([
    ['tea.example.org', 'tea.example.org'],
    [' WWW.Tea.Example.ORG. ', 'www.tea.example.org'],
    ['https://tea.example.org/', 'tea.example.org'],
    ['tea-room.co.uk', 'tea-room.co.uk'],
    ['bücher.example.org', 'xn--bcher-kva.example.org'],
    ['テスト.example.jp', 'xn--zckzah.example.jp'],
    ['tea.example.net', 'tea.example.net'],
    // One's own may be above that of the server.
    ['example.net', 'example.net'],
  ])('%j is kept as %s', (given, domain) => {
    expect(checkDomain(given, places)).toEqual({ domain });
  });

  it.each([
    ['', 'Please enter'],
    ['   ', 'Please enter'],
    ['tea', 'no domain'],
    ['tea room.org', 'no domain'],
    ['_plinth.example.org', 'no domain'],
    ['tea..example.org', 'no domain'],
    ['-tea.example.org', 'no domain'],
    [`${'a'.repeat(64)}.example.org`, 'no domain'],
    [`${'a.'.repeat(123)}org`, 'no domain'],
    ['ada@example.org', 'no domain'],
    ['javascript:alert(1)', 'no domain'],
    ['tea.example.org/menu', 'no path'],
    ['tea.example.org?a', 'no path'],
    ['tea.example.org:8080', 'no port'],
    ['192.0.2.1', 'address of a machine'],
    ['0x7f.1', 'address of a machine'],
    ['2130706433', 'address of a machine'],
    ['[::1]', 'address of a machine'],
    ['plinth.example', 'belongs to this server'],
    ['www.plinth.example', 'belongs to this server'],
    ['sites.example.net', 'belongs to this server'],
    ['tea-room.sites.example.net', 'belongs to this server'],
    ['com', 'no domain'],
    ['co.uk', 'Everybody registers'],
    ['xn--p1ai', 'no domain'],
  ])('%j is refused with words', (given, words) => {
    expect(checkDomain(given, places).fault).toContain(words);
  });
});

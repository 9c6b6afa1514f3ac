import { describe, expect, it } from 'vitest';
import { addressOf, siteNameOf } from './address-pattern.ts';

const byHost = 'http://*.sites.example:3000/';
const underPath = 'https://plinth.example/sites/*/';

it('an address is that of a site or of one deployment', () => {
  expect(addressOf(byHost, 'tea-room')).toBe('http://tea-room.sites.example:3000/');
  expect(addressOf(underPath, 'tea-room', 'a1b2c3d4e5')).toBe(
    'https://plinth.example/sites/a1b2c3d4e5--tea-room/',
  );
});

describe('the site of an address', () => {
  it.each([
    [byHost, 'http://tea-room.sites.example:3000/', 'tea-room'],
    [byHost, 'http://TEA-room.sites.example:3000/menu?a#b', 'tea-room'],
    [byHost, 'http://a1b2c3d4e5--tea-room.sites.example:3000/', 'tea-room'],
    [underPath, 'https://plinth.example/sites/tea-room/menu', 'tea-room'],
    [byHost, 'https://tea-room.sites.example:3000/', null],
    [byHost, 'http://sites.example:3000/', null],
    [byHost, 'http://a.tea-room.sites.example:3000/', null],
    [byHost, 'http://tea-room.sites.example:3000.evil.example/', null],
    [byHost, 'no address', null],
    [underPath, 'https://plinth.example/sites/tea-room', null],
    [underPath, 'https://plinth.example/community', null],
    ['', 'http://tea-room.sites.example:3000/', null],
  ])('%s: %s', (pattern, address, name) => {
    expect(siteNameOf(pattern, address)).toBe(name);
  });
});

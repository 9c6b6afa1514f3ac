import { describe, expect, it } from 'vitest';
import { HOSTS, type Host, hostHref, parseHost } from './hosts.ts';

describe('the kind of hosting in an address', () => {
  it.each(Object.keys(HOSTS) as Host[])('%s: its own link leads back to it', (host) => {
    const { searchParams, hash } = new URL(hostHref(host), 'http://localhost');
    expect(parseHost(searchParams)).toBe(host);
    expect(hash).toBe('#hosting');
  });

  it.each(['', 'host=', 'host=ftp', 'host=toString'])('is traditional for ?%s', (query) => {
    expect(parseHost(new URLSearchParams(query))).toBe('traditional');
  });
});

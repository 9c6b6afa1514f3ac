import { expect, it } from 'vitest';
import { derivedSupportAddress } from './support-address.ts';

it.each(['https://plinth.example', 'https://www.plinth.example', 'https://plinth.example:8443'])(
  'is at the domain of the site: %s',
  (siteUrl) =>
    expect(derivedSupportAddress(siteUrl)).toEqual({ address: 'support@plinth.example', isPublic: true }),
);

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://a.localhost', ''])(
  'is a stand-in where no mail could arrive: %s',
  (siteUrl) =>
    expect(derivedSupportAddress(siteUrl)).toEqual({ address: 'support@localhost', isPublic: false }),
);

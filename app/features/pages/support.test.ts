import { describe, expect, it } from 'vitest';
import { supportHref } from './support.ts';

describe('supportHref', () => {
  it('writes to the domain of the site', () => {
    expect(supportHref('https://plinth.example')).toBe('mailto:support@plinth.example');
    expect(supportHref('https://www.plinth.example')).toBe('mailto:support@plinth.example');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://a.localhost', ''])(
    'leads to the contact page where no mail could arrive: %s',
    (siteUrl) => expect(supportHref(siteUrl)).toBe('/contact'),
  );
});

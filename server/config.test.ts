import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      supabase: null,
    });
    expect(config.database).toEqual({ kind: 'pglite' });
  });

  it('takes an empty variable as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'three'],
    ['PORT', '70000'],
    ['SITE_URL', 'example.org'],
    ['DATABASE_URL', 'mysql://localhost/plinth'],
    ['DATABASE_CONNECTIONS', '0'],
    ['SMTP_URL', 'mail.example.org'],
    ['SUPABASE_URL', 'ftp://example.org'],
    ['TRUST_PROXY', '-1'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['RATE_LIMIT_FACTOR', 'off'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('keeps secrets out of the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgre://owner:hunter2@host/db' })).not.toThrow(/hunter2/);
  });

  it('asks for the key of a remote Supabase', () => {
    expect(() => readConfig({ SUPABASE_URL: 'https://abc.supabase.co' })).toThrow(
      /^SUPABASE_PUBLISHABLE_KEY: /,
    );
  });

  it('keeps only the origin of an address', () => {
    expect(readConfig({ SITE_URL: 'https://example.org/shop?x=1' }).siteUrl).toBe('https://example.org');
  });
});

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
    ['SUPPORT_EMAIL', 'help@example.org, other@example.org'],
    ['EMAILJS_URL', 'api.example.org'],
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

  it.each([
    [
      { EMAILJS_SERVICE_ID: 's' },
      'EMAILJS_PUBLIC_KEY: missing public key; EMAILJS_TEMPLATE_ID: missing template ID',
    ],
    [{ EMAILJS_PUBLIC_KEY: 'k', EMAILJS_TEMPLATE_ID: 't' }, 'EMAILJS_SERVICE_ID: missing service ID'],
    [
      { EMAILJS_PRIVATE_KEY: 'p' },
      'EMAILJS_PUBLIC_KEY: missing public key; EMAILJS_SERVICE_ID: missing service ID; EMAILJS_TEMPLATE_ID: missing template ID',
    ],
  ])('says what an e-mail service lacks: %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message));
  });

  it('takes an e-mail service whose three parts are there', () => {
    const environment = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'k' };
    expect(readConfig(environment).emailService).toEqual({
      url: 'https://api.emailjs.com',
      serviceId: 's',
      templateId: 't',
      publicKey: 'k',
      privateKey: null,
    });
  });

  it('derives the operator’s address from the site’s, unless it is set', () => {
    expect(readConfig({ SITE_URL: 'https://www.example.org' }).support.address).toBe('support@example.org');
    expect(readConfig({ SUPPORT_EMAIL: 'help@example.org' }).support).toEqual({
      address: 'help@example.org',
      isPublic: true,
    });
  });
});

describe('payments', () => {
  const keys = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'hook' };

  it('are simulated unless said otherwise, even where keys are set', () => {
    expect(readConfig({}).payments).toEqual({ provider: 'simulated' });
    expect(readConfig(keys).payments).toEqual({ provider: 'simulated' });
  });

  it('by Razorpay need all three parts, and name those that are missing', () => {
    expect(readConfig({ PAYMENTS: 'razorpay', ...keys }).payments).toEqual({
      provider: 'razorpay',
      url: 'https://api.razorpay.com',
      keyId: 'id',
      keySecret: 'secret',
      webhookSecret: 'hook',
    });
    expect(() => readConfig({ PAYMENTS: 'razorpay', RAZORPAY_KEY_ID: 'id' })).toThrow(
      'RAZORPAY_KEY_SECRET: is needed when PAYMENTS is razorpay; RAZORPAY_WEBHOOK_SECRET: is needed when PAYMENTS is razorpay',
    );
    expect(() => readConfig({ PAYMENTS: 'cash' })).toThrow('PAYMENTS');
  });

  it('elsewhere are links by product', () => {
    const links = { 'portfolio-website': [{ label: 'A shop', url: 'https://example.org/p' }] };
    expect(readConfig({ BUY_LINKS: JSON.stringify(links) }).buyLinks).toEqual(links);
    expect(readConfig({ BUY_LINKS: '' }).buyLinks).toEqual({});
    expect(() => readConfig({ BUY_LINKS: 'https://example.org' })).toThrow('BUY_LINKS');
    const unsafe = { x: [{ label: 'A shop', url: 'javascript:alert(1)' }] };
    expect(() => readConfig({ BUY_LINKS: JSON.stringify(unsafe) })).toThrow('BUY_LINKS');
  });
});

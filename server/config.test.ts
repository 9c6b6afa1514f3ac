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
    ['AI_BASE_URL', 'api.example.org'],
    ['AI_MODELS', '=Name'],
    ['TRUST_PROXY', '-1'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['RATE_LIMIT_FACTOR', 'off'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: `));
  });

  it('keeps files on disk unless a whole S3 store is named', () => {
    expect(readConfig({}).files).toEqual({ kind: 'disk' });
    const whole = { S3_BUCKET: 'plinth', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig(whole).files).toMatchObject({ kind: 's3', endpoint: null, region: 'us-east-1' });
    for (const name of Object.keys(whole)) {
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(new RegExp(`^${name}: `));
    }
    expect(() => readConfig({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow(/^S3_BUCKET: /);
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

describe('the AI service', () => {
  it('is not connected unless there is a key, or an address of one’s own', () => {
    expect(readConfig({}).ai).toMatchObject({
      connected: false,
      models: [{ id: 'z-ai/glm-4.5-air:free' }, { id: 'qwen/qwen3-coder:free' }],
    });
    expect(readConfig({ AI_API_KEY: 'k' }).ai).toMatchObject({
      connected: true,
      baseUrl: 'https://openrouter.ai/api/v1',
    });
    expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1/' }).ai).toMatchObject({
      connected: true,
      baseUrl: 'http://localhost:11434/v1',
      apiKey: null,
    });
  });

  it('has the models that are named', () => {
    expect(readConfig({ AI_MODELS: 'a/b:free=Model B, c/d' }).ai.models).toEqual([
      { id: 'a/b:free', label: 'Model B' },
      { id: 'c/d', label: 'c/d' },
    ]);
  });
});

describe('identity providers', () => {
  it('Google needs both parts', () => {
    expect(
      readConfig({ GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }).identity.oidc.google,
    ).toMatchObject({
      issuer: 'https://accounts.google.com',
      label: 'Google',
    });
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'a' })).toThrow(/^GOOGLE_CLIENT_SECRET: /);
    expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'very secret' })).toThrow(
      /^GOOGLE_CLIENT_ID: (?!.*very secret)/,
    );
  });

  it('other issuers have names of their own', () => {
    const work = { issuer: 'https://id.example.org', clientId: 'plinth' };
    const { oidc } = readConfig({ OIDC_PROVIDERS: JSON.stringify({ work, keycloak: work }) }).identity;
    expect(Object.keys(oidc)).toEqual(['custom:work', 'keycloak']);
    expect(oidc['custom:work']).toMatchObject({ label: 'work', clientSecret: null, audiences: [] });
  });

  it.each([
    ['OIDC_PROVIDERS', 'nonsense'],
    ['OIDC_PROVIDERS', '{"work": {"issuer": "http://id.example.org", "clientId": "a"}}'],
    ['OIDC_PROVIDERS', '{"work": {"issuer": "https://id.example.org"}}'],
    [
      'SAML_PROVIDERS',
      '{"acme": {"entityId": "a", "ssoUrl": "https://a.example", "certificate": "x", "domains": []}}',
    ],
    ['SMS_URL', 'http://sms.example.org'],
    ['SMS_SECRET', 'a secret'],
    ['WEB3_CHAINS', 'dogecoin'],
  ])('%s=%s stops the start', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      /^(OIDC_PROVIDERS|SAML_PROVIDERS|SMS_URL|WEB3_CHAINS)/,
    );
  });
});

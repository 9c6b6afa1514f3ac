import { Resolver } from 'node:dns';
import path from 'node:path';
import { z } from 'zod';
import { type AiModel, DEFAULT_MODELS } from '../app/features/ai-builder/schema.ts';
import { derivedSupportAddress, type SupportAddress } from '../domain/site/support-address.ts';
import { type AccountSettings, accountVariables, readAccountSettings } from './account-settings.ts';
import { isLoopbackName } from './http/loopback.ts';
import { type IdentitySettings, identityVariables, readIdentitySettings } from './identity-settings.ts';
import {
  type AccountQuotas,
  quotaVariables,
  readQuotas,
  readSiteQuotas,
  type SiteQuotas,
} from './quotas/settings.ts';
import { type RestSettings, readRestSettings, restVariables } from './rest-settings.ts';

const blankAsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsMissing, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  z.preprocess((given) => blankAsMissing(given) ?? value, schema);

const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().int().positive();
const originUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' })
  .transform((url) => new URL(url).origin);

const domainName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/, {
    error: 'must be a domain such as sites.example.org, without a port',
  });

const buyLinks = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  },
  z.record(
    z.string(),
    z.array(z.object({ label: z.string().min(1).max(40), url: z.url({ protocol: /^https$/ }) })).max(3),
    {
      error:
        'must be JSON such as {"portfolio-website": [{"label": "A shop", "url": "https://example.org"}]}',
    },
  ),
);

/** Addresses separated by commas, each with its port or without: `127.0.0.1:5353, [::1]:5353, 192.0.2.1`. */
function readDnsServers(text: string, context: z.RefinementCtx): string[] {
  const servers = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  try {
    new Resolver().setServers(servers);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be addresses such as 192.0.2.1 or 127.0.0.1:5353' });
  }
  return servers;
}

/** `id=Label, id=Label`; the label may be left out. */
const models = z.string().transform((text, context): AiModel[] => {
  const list = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [id = '', ...label] = one.split('=');
      return { id: id.trim(), label: label.join('=').trim() || id.trim() };
    });
  if (list.length > 0 && list.every(({ id }) => id)) return list;
  context.addIssue({
    code: 'custom',
    message: 'must be a list such as provider/model=Name, provider/other=Name',
  });
  return z.NEVER;
});

const schema = z.object({
  PORT: withDefault(port, 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  /** Public address of the site, when it differs from http://localhost:PORT (behind a proxy). */
  SITE_URL: optional(originUrl),
  DATA_DIR: withDefault(z.string(), 'data'),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres:// or postgresql://' }),
  ),
  DATABASE_CONNECTIONS: withDefault(z.coerce.number().int().min(1).max(200), 10),
  /** An S3 bucket for uploaded files instead of the data folder. */
  S3_BUCKET: optional(z.string()),
  /** Where the store is, when it is not Amazon's own. */
  S3_ENDPOINT: optional(originUrl),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Lets a machine elsewhere read /metrics, as its bearer token. */
  METRICS_TOKEN: optional(z.string().min(16, 'must have 16 characters or more')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })),
  MAIL_FROM: withDefault(z.string().min(3), 'Plinth <noreply@localhost>'),
  /** Where messages of the contact form go, and the address the site shows. */
  SUPPORT_EMAIL: optional(z.email({ error: 'must be one e-mail address such as help@example.org' })),
  /** An e-mail service that takes the contact form's messages in place of SMTP. */
  EMAILJS_SERVICE_ID: optional(z.string()),
  EMAILJS_TEMPLATE_ID: optional(z.string()),
  EMAILJS_PUBLIC_KEY: optional(z.string()),
  EMAILJS_PRIVATE_KEY: optional(z.string()),
  EMAILJS_URL: withDefault(originUrl, 'https://api.emailjs.com'),
  /** A hosted or self-hosted Supabase to use in place of the built-in backend. */
  SUPABASE_URL: optional(originUrl),
  SUPABASE_PUBLISHABLE_KEY: optional(z.string()),
  /** Lets this process store the contact form’s messages, and keep repositories, there. Never leaves it. */
  SUPABASE_SECRET_KEY: optional(z.string()),
  /** The payment service for premium products. `simulated` moves no money. */
  PAYMENTS: withDefault(z.enum(['simulated', 'razorpay']), 'simulated'),
  RAZORPAY_KEY_ID: optional(z.string()),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  /** Where else products are sold: `{"<slug>": [{"label": "…", "url": "https://…"}]}`. */
  BUY_LINKS: withDefault(buyLinks, {}),
  RAZORPAY_URL: withDefault(originUrl, 'https://api.razorpay.com'),
  /** A service that speaks the chat-completions protocol, up to and without `/chat/completions`. One of one's own may need no key. */
  AI_BASE_URL: optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org/v1' }),
  ),
  AI_API_KEY: optional(z.string()),
  /** Models to choose from, the first by default. */
  AI_MODELS: optional(models),
  /**
   * Further addresses that confirmation links may lead to, separated by commas. `*` stands for a run of characters
   * without `.` and `/`, `**` for any run.
   */
  REDIRECT_URLS: withDefault(z.string(), ''),
  ...identityVariables,
  ...accountVariables,
  ...restVariables,
  /** Proxies in front of this process whose X-Forwarded-For entries are believed. */
  TRUST_PROXY: withDefault(z.coerce.number().int().min(0).max(10), 0),
  ACCESS_TOKEN_SECONDS: withDefault(seconds, 3600),
  /** Sites of members are at `<name>.<SITES_HOST>`: a domain whose every name leads to this process. */
  SITES_HOST: optional(domainName),
  /** Name servers that are asked about domains of members, in place of the machine's own. */
  DNS_SERVERS: withDefault(z.string(), '').transform(readDnsServers),
  /** Whether sites are under `/sites/<name>/` of this site instead, without an origin of their own. */
  SITES_PATH: optional(z.enum(['on', 'off'])),
  /** The browser that looks at members' sites, where it is not at a usual place; `off` for none. */
  CHROMIUM: optional(z.string()),
  /** Multiplies every rate limit; 0 switches them off. For tests and for a site behind its own limiter. */
  RATE_LIMIT_FACTOR: withDefault(z.coerce.number().min(0), 1),
  /** Text messages in 24 hours, to all numbers together: they cost money, and strangers can ask for them. */
  SMS_PER_DAY: withDefault(z.coerce.number().int().min(1), 500),
  /** Whether scripts, typefaces and whole style sheets wait until a page has been painted. */
  FIRST_PAINT: withDefault(z.enum(['on', 'off']), 'on'),
  /** Whether git is started by a small process of its own: see `Launcher`. */
  GIT_LAUNCHER: withDefault(z.enum(['on', 'off']), 'on'),
  ...quotaVariables,
  LOG_LEVEL: withDefault(z.enum(['silent', 'error', 'info', 'debug']), 'info'),
});

/** Every variable that `readConfig` looks at. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

interface EmailServiceConfig {
  url: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
  privateKey: string | null;
}

type PaymentsConfig =
  | { provider: 'simulated' }
  | { provider: 'razorpay'; url: string; keyId: string; keySecret: string; webhookSecret: string };

export interface S3Config {
  kind: 's3';
  /** Null for Amazon's own. */
  endpoint: string | null;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The AI service. Its key never leaves this process but to the service. */
export interface AiConfig {
  /** False without a key and an address of its own: then no service is asked. */
  connected: boolean;
  baseUrl: string;
  apiKey: string | null;
  models: readonly AiModel[];
}

/** Where sites of members are. */
interface SitesConfig {
  /** Every name under it is a site's. */
  host: string;
  /** Whether they are shown under a path of this site, in a sandbox, instead. */
  underPath: boolean;
}

export interface Config {
  port: number;
  host: string;
  siteUrl: string;
  dataDirectory: string;
  database: { kind: 'pglite' } | { kind: 'postgres'; url: string; connections: number };
  /** Where the bytes of uploaded files are kept. */
  files: { kind: 'disk' } | S3Config;
  /** Bearer token that reads /metrics from elsewhere, or null: then only this machine reads them. */
  metricsToken: string | null;
  mail: { from: string; smtpUrl: string | null };
  support: SupportAddress;
  /** The e-mail service for the contact form, or null when its messages are mailed. */
  emailService: EmailServiceConfig | null;
  payments: PaymentsConfig;
  ai: AiConfig;
  /** Other sellers of each product, by its slug; at most three. */
  buyLinks: Record<string, { label: string; url: string }[]>;
  /** The remote Supabase, or null when the built-in backend is mounted. */
  supabase: { url: string; publishableKey: string } | null;
  /** Secret key of the remote Supabase, or null: then it stores no messages. Apart from what clients may know. */
  supabaseSecretKey: string | null;
  redirectUrls: string[];
  identity: IdentitySettings;
  accounts: AccountSettings;
  rest: RestSettings;
  trustedProxies: number;
  sites: SitesConfig;
  /** Name servers for domains of members, with a port where it is another than 53; those of the machine when empty. */
  dnsServers: string[];
  /** Path of the browser that looks at members' sites: null to find one, `off` for none. */
  chromium: string | null;
  firstPaint: boolean;
  gitLauncher: boolean;
  accessTokenSeconds: number;
  rateLimitFactor: number;
  /** Text messages in 24 hours, to all numbers together. */
  smsPerDay: number;
  /** The most that one account may keep. */
  quotas: AccountQuotas;
  siteQuotas: SiteQuotas;
  logLevel: 'silent' | 'error' | 'info' | 'debug';
}

/** A setting that does not parse. The message names the variable and says what is wrong with it. */
export class ConfigError extends Error {}

/**
 * Reads the process's settings once. Throws a ConfigError that names every variable that does not parse;
 * the values themselves stay out of the message, since some are secrets.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(faults.join('; '));
  }
  const value = parsed.data;
  if (value.SUPABASE_URL && !value.SUPABASE_PUBLISHABLE_KEY) {
    throw new ConfigError('SUPABASE_PUBLISHABLE_KEY: is needed when SUPABASE_URL is set');
  }
  const identity = readIdentitySettings(value);
  if (typeof identity === 'string') throw new ConfigError(identity);
  const siteUrl = value.SITE_URL ?? `http://localhost:${value.PORT}`;
  return {
    port: value.PORT,
    host: value.HOST,
    siteUrl,
    dataDirectory: path.resolve(value.DATA_DIR),
    database: value.DATABASE_URL
      ? { kind: 'postgres', url: value.DATABASE_URL, connections: value.DATABASE_CONNECTIONS }
      : { kind: 'pglite' },
    files: readFiles(value),
    metricsToken: value.METRICS_TOKEN ?? null,
    mail: { from: value.MAIL_FROM, smtpUrl: value.SMTP_URL ?? null },
    support: value.SUPPORT_EMAIL
      ? { address: value.SUPPORT_EMAIL, isPublic: true }
      : derivedSupportAddress(siteUrl),
    emailService: readEmailService(value),
    payments: readPayments(value),
    ai: {
      connected: Boolean(value.AI_API_KEY || value.AI_BASE_URL),
      baseUrl: (value.AI_BASE_URL ?? 'https://openrouter.ai/api/v1').replace(/\/+$/, ''),
      apiKey: value.AI_API_KEY ?? null,
      models: value.AI_MODELS ?? DEFAULT_MODELS,
    },
    buyLinks: value.BUY_LINKS,
    supabase: value.SUPABASE_URL
      ? { url: value.SUPABASE_URL, publishableKey: value.SUPABASE_PUBLISHABLE_KEY ?? '' }
      : null,
    supabaseSecretKey: value.SUPABASE_URL ? (value.SUPABASE_SECRET_KEY ?? null) : null,
    redirectUrls: value.REDIRECT_URLS.split(',')
      .map((url) => url.trim())
      .filter(Boolean),
    identity,
    accounts: readAccountSettings(value),
    rest: readRestSettings(value),
    trustedProxies: value.TRUST_PROXY,
    sites: readSites(value, siteUrl),
    dnsServers: value.DNS_SERVERS,
    chromium: value.CHROMIUM ?? null,
    firstPaint: value.FIRST_PAINT === 'on',
    gitLauncher: value.GIT_LAUNCHER === 'on',
    accessTokenSeconds: value.ACCESS_TOKEN_SECONDS,
    rateLimitFactor: value.RATE_LIMIT_FACTOR,
    smsPerDay: value.SMS_PER_DAY,
    quotas: readQuotas(value),
    siteQuotas: readSiteQuotas(value),
    logLevel: value.LOG_LEVEL,
  };
}

/** Browsers find every name under `localhost` on this machine. A public site without a domain for sites shows them under a path. */
function readSites({ SITES_HOST, SITES_PATH }: z.output<typeof schema>, siteUrl: string): SitesConfig {
  const isReached = SITES_HOST !== undefined || isLoopbackName(new URL(siteUrl).hostname);
  return { host: SITES_HOST ?? 'localhost', underPath: SITES_PATH ? SITES_PATH === 'on' : !isReached };
}

/** A bucket needs both parts of its key, and neither is valid alone: a typing error would silently use the disk. */
function readFiles(value: z.output<typeof schema>): Config['files'] {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value;
  const parts = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (!S3_ENDPOINT && Object.values(parts).every((part) => !part)) return { kind: 'disk' };
  const missing = Object.entries(parts).filter(([, part]) => !part);
  if (missing.length > 0) {
    throw new ConfigError(missing.map(([name]) => `${name}: is needed to keep files in S3`).join('; '));
  }
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT ?? null,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** Simulated payments need nothing; real ones need all three parts, so that none is taken and not confirmed. */
function readPayments(value: z.output<typeof schema>): PaymentsConfig {
  if (value.PAYMENTS === 'simulated') return { provider: 'simulated' };
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET, RAZORPAY_URL } = value;
  const parts = { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET };
  const missing = Object.entries(parts).filter(([, part]) => !part);
  if (missing.length > 0) {
    throw new ConfigError(missing.map(([name]) => `${name}: is needed when PAYMENTS is razorpay`).join('; '));
  }
  return {
    provider: 'razorpay',
    url: RAZORPAY_URL,
    keyId: RAZORPAY_KEY_ID ?? '',
    keySecret: RAZORPAY_KEY_SECRET ?? '',
    webhookSecret: RAZORPAY_WEBHOOK_SECRET ?? '',
  };
}

const emailServiceParts = {
  EMAILJS_PUBLIC_KEY: 'public key',
  EMAILJS_SERVICE_ID: 'service ID',
  EMAILJS_TEMPLATE_ID: 'template ID',
} as const;

/** All three parts or none: with some of them alone every message would fail. */
function readEmailService(value: z.output<typeof schema>): EmailServiceConfig | null {
  const { EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY, EMAILJS_PRIVATE_KEY } = value;
  if (EMAILJS_SERVICE_ID && EMAILJS_TEMPLATE_ID && EMAILJS_PUBLIC_KEY) {
    return {
      url: value.EMAILJS_URL,
      serviceId: EMAILJS_SERVICE_ID,
      templateId: EMAILJS_TEMPLATE_ID,
      publicKey: EMAILJS_PUBLIC_KEY,
      privateKey: EMAILJS_PRIVATE_KEY ?? null,
    };
  }
  const names = Object.keys(emailServiceParts) as (keyof typeof emailServiceParts)[];
  const missing = names.filter((name) => !value[name]);
  if (missing.length === names.length && !EMAILJS_PRIVATE_KEY) return null;
  throw new ConfigError(missing.map((name) => `${name}: missing ${emailServiceParts[name]}`).join('; '));
}

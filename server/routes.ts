/** A prefix of addresses that the process answers itself; every other address is a page of the site. */
export interface Route {
  /** `/git` covers itself and every address below it. */
  prefix: string;
  /** Whom it answers. */
  callers: string;
  /** The label under which its requests are counted. */
  part: string;
  /** It waits for other programs or sends files as they lie on the disk: its limits are its own, and it takes no turn. */
  hasOwnLimits?: true;
  /** Bodies go to the disk as they come, and are not counted among those that lie in memory. */
  streamsBodies?: true;
  /** Answers are made whole, and lie in memory until they have been taken. */
  holdsAnswers?: true;
}

const key = 'whoever has the publishable key; rows and files by row-level security';

/** The map of the process: of several that fit, the first one counts. */
const routes: readonly Route[] = [
  { prefix: '/healthz', callers: 'everybody', part: 'health', hasOwnLimits: true },
  { prefix: '/readyz', callers: 'everybody', part: 'health', hasOwnLimits: true },
  { prefix: '/metrics', callers: 'this machine, or METRICS_TOKEN', part: 'health', hasOwnLimits: true },
  { prefix: '/.well-known/plinth.json', callers: 'everybody', part: 'page' },
  { prefix: '/_mailbox', callers: 'this machine, where no SMTP server is set', part: 'mailbox' },
  { prefix: '/_mailbox.json', callers: 'this machine, where no SMTP server is set', part: 'mailbox' },
  {
    prefix: '/auth/v1',
    callers: 'whoever has the publishable key, for the own account; /admin: the secret key',
    part: 'auth',
    hasOwnLimits: true,
  },
  { prefix: '/rest/v1', callers: key, part: 'rest' },
  { prefix: '/storage/v1/render', callers: key, part: 'storage', hasOwnLimits: true, holdsAnswers: true },
  { prefix: '/storage/v1', callers: key, part: 'storage', hasOwnLimits: true, streamsBodies: true },
  { prefix: '/realtime/v1', callers: key, part: 'realtime', hasOwnLimits: true },
  {
    prefix: '/functions/v1/git',
    callers: 'everybody for what is public; owners for the rest',
    part: 'functions',
    hasOwnLimits: true,
    holdsAnswers: true,
  },
  {
    prefix: '/functions/v1/sites/allowed',
    callers: 'everybody: a proxy that needs a certificate',
    part: 'functions',
  },
  { prefix: '/functions/v1/openapi.json', callers: 'everybody', part: 'functions' },
  {
    prefix: '/functions/v1/account',
    callers: 'members, for the own account',
    part: 'functions',
    hasOwnLimits: true,
  },
  {
    prefix: '/functions/v1/sites',
    callers: 'members, for their own sites',
    part: 'functions',
    hasOwnLimits: true,
    streamsBodies: true,
  },
  {
    prefix: '/functions/v1/device',
    callers: 'programs that want an access token; members, who allow it',
    part: 'functions',
    hasOwnLimits: true,
  },
  {
    prefix: '/functions/v1/publish',
    callers: 'access tokens that may write sites',
    part: 'functions',
    hasOwnLimits: true,
    streamsBodies: true,
  },
  {
    prefix: '/functions/v1/remix',
    callers: 'members; everybody reads what sites let others copy',
    part: 'functions',
    hasOwnLimits: true,
    holdsAnswers: true,
  },
  { prefix: '/functions/v1/ai', callers: 'everybody', part: 'functions', hasOwnLimits: true },
  { prefix: '/functions/v1/contact', callers: 'everybody', part: 'functions', hasOwnLimits: true },
  { prefix: '/functions/v1/suggestions', callers: 'everybody', part: 'functions', hasOwnLimits: true },
  { prefix: '/functions/v1/testimonials', callers: 'everybody', part: 'functions', hasOwnLimits: true },
  { prefix: '/functions/v1/reports', callers: 'everybody', part: 'functions', hasOwnLimits: true },
  { prefix: '/functions/v1/checkout', callers: 'everybody', part: 'functions', hasOwnLimits: true },
  {
    prefix: '/functions/v1/orders',
    callers: 'buyers, by the account or the token of the order; /link: everybody',
    part: 'functions',
    hasOwnLimits: true,
  },
  {
    prefix: '/functions/v1/downloads',
    callers: 'whoever has a signed link of an order',
    part: 'functions',
    hasOwnLimits: true,
  },
  {
    prefix: '/functions/v1/webhooks',
    callers: 'the payment service, by its signature',
    part: 'functions',
    hasOwnLimits: true,
  },
  {
    prefix: '/git',
    callers: 'git: everybody reads what is public; access tokens for the rest',
    part: 'git',
    hasOwnLimits: true,
    streamsBodies: true,
  },
  {
    prefix: '/mcp',
    callers: 'agents: everybody reads what is public; access tokens for the rest',
    part: 'mcp',
    hasOwnLimits: true,
  },
  { prefix: '/demo', callers: 'everybody', part: 'demo', hasOwnLimits: true, holdsAnswers: true },
  { prefix: '/preview', callers: 'everybody', part: 'demo', hasOwnLimits: true, holdsAnswers: true },
  { prefix: '/films', callers: 'everybody', part: 'demo', hasOwnLimits: true },
  {
    prefix: '/ai-run',
    callers: 'everybody; shows what the site’s own window gives it',
    part: 'demo',
    hasOwnLimits: true,
  },
  {
    prefix: '/customiser',
    callers: 'everybody; shows what the site’s own window gives it',
    part: 'demo',
    hasOwnLimits: true,
    holdsAnswers: true,
  },
  { prefix: '/downloads', callers: 'everybody', part: 'downloads', hasOwnLimits: true },
  { prefix: '/cli.tgz', callers: 'everybody', part: 'downloads' },
  { prefix: '/r', callers: 'everybody', part: 'downloads', hasOwnLimits: true },
  { prefix: '/site-pictures', callers: 'whoever has the address of a picture', part: 'sites' },
  { prefix: '/sites', callers: 'everybody, where SITES_PATH is on', part: 'sites' },
  { prefix: '/_page', callers: 'everybody', part: 'assets' },
  { prefix: '/assets', callers: 'everybody', part: 'assets' },
];

/** The route that answers a path; null for a page. */
export function routeOf(path: string): Route | null {
  return routes.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? null;
}

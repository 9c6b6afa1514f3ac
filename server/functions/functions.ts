import { Hono } from 'hono';
import type { Repositories } from '../git/repositories.ts';
import { openEntryMails } from '../sites/forms/mails.ts';
import { openSiteNotices } from '../sites/notices.ts';
import type { Sites } from '../sites/sites.ts';
import { openAccount } from './account/account.ts';
import { openAi } from './ai/ai.ts';
import { openContact } from './contact/contact.ts';
import { openDevice } from './device/device.ts';
import { type FunctionContext, isOpen } from './kit/context.ts';
import { openApiDocument } from './openapi/document.ts';
import { openProjects } from './projects/projects.ts';
import { openPublish } from './publish/publish.ts';
import { openRemix } from './remix/remix.ts';
import { openReports } from './reports/reports.ts';
import { openShop, type ShopOptions } from './shop/shop.ts';
import { PublishRequests } from './sites/publish.ts';
import { openSiteFunctions } from './sites/sites.ts';
import { openSuggestions } from './suggestions/suggestions.ts';
import { openSuspensions } from './suspensions/suspensions.ts';
import { openTestimonials } from './testimonials/testimonials.ts';

/** What the site's server does beside the Supabase services, apart from repositories: answering pages and sending mails. */
export interface Functions {
  /** To be mounted at /functions/v1. */
  routes: Hono;
  /** Begins to send mails, also those that an earlier process left. */
  start(): void;
  /** Lets mails under way end. Resolves when nothing touches the database any more. */
  stop(): Promise<void>;
}

/** Opens all functions. `repositories` is null where the machine has no git, `sites` with a remote Supabase. */
export function openFunctions(
  context: FunctionContext,
  repositories: Repositories | null,
  options: { shop?: ShopOptions; sites?: Sites | null } = {},
): Functions {
  const sites = options.sites ?? null;
  const requests = isOpen(context) && sites ? new PublishRequests(context, sites) : null;
  const named = {
    account: openAccount(context, repositories),
    ai: openAi(context),
    contact: openContact(context),
    device: openDevice(context, sites?.services ?? null),
    publish: openPublish(context, sites, requests),
    remix: openRemix(context, sites),
    reports: openReports(context),
    sites: openSiteFunctions(context, sites, requests),
    suggestions: openSuggestions(context),
    testimonials: openTestimonials(context),
  };
  const shop = openShop(context, options.shop);
  const routes = new Hono();
  for (const [name, { routes: own }] of Object.entries(named)) routes.route(`/${name}`, own);
  routes.get('/openapi.json', (c) =>
    c.json(openApiDocument(context.config), 200, { 'Cache-Control': 'public, max-age=3600' }),
  );
  routes.route('/', shop.routes);
  const notices = isOpen(context) ? [openProjects(context), openSuspensions(context)] : [];
  if (sites && isOpen(context)) {
    const { domainLooks, eyes } = sites;
    notices.push(openEntryMails(context), openSiteNotices(context), domainLooks, eyes);
  }
  const workers = [...Object.values(named), shop].flatMap(({ worker }) => worker ?? []).concat(notices);
  return {
    routes,
    start() {
      for (const worker of workers) worker.start();
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}

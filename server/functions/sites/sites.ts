import type { Context } from 'hono';
import type { z } from 'zod';
import { owner } from '../../database/database.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { refuseInWords, siteRefusal, type Target } from '../../sites/publisher.ts';
import type { Sites } from '../../sites/sites.ts';
import { readFields } from '../kit/body.ts';
import { type FunctionContext, isOpen, type OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { type Member, requireMember } from '../kit/member.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { listChecks } from './checks.ts';
import { domainRoutes } from './domains.ts';
import { askForName, checkName, freeName } from './names.ts';
import {
  callForSite,
  limitChanges,
  limitPublications,
  listDeployments,
  listSites,
  requireSite,
  setLive,
} from './own-sites.ts';
import { PublishRequests, readPublishFields, remixAllowedOf } from './publish.ts';
import { liveSchema, settingsSchema } from './schema.ts';
import { readVisits } from './visits.ts';

/** Requests of one network address, before anything is looked up. */
const perAddress: RateLimit = { max: 300, windowSeconds: 300 };
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What members do with their sites, mounted at /functions/v1/sites. Each call needs `apikey` and a member's session; a
 * source is `{ kind: 'project', project_id }` or `{ kind: 'repository', repository_id, branch, folder? }`.
 *
 *     GET    /                   the member's sites, the newest first, with their addresses
 *     POST   /                   publishes a new site: { name, source, remix_allowed? }, or a zip with
 *                                ?name&source&title&remix_allowed
 *     GET    /names/{name}       whether a new site may have a name, and the address that it would have
 *     GET    /{id}/deployments   deployments of a site, the newest first, with the addresses of their previews
 *     GET    /{id}/checks        what a browser found out about its deployments, and whether there is one here
 *     POST   /{id}/deployments   publishes again: { source }, or a zip
 *     GET    /{id}/visits        visits of the last thirty days by day, page and referrer
 *     PUT    /{id}/live          { deployment_id }: makes it the live one; null takes the site from the net
 *     PATCH  /{id}               { name?, open_connections?, remix_allowed? }
 *     DELETE /{id}
 *     …      /{id}/domains       see `domainRoutes`
 *
 * `sites` is null with a remote Supabase, where nothing can be published. `given` are requests that share their places.
 */
export function openSiteFunctions(
  context: FunctionContext,
  sites: Sites | null,
  given: PublishRequests | null = null,
): SiteFunction {
  if (!isOpen(context) || !sites) return closedFunction(context, 'sitesUnavailable');
  const requests = given ?? new PublishRequests(context, sites);
  const routes = functionRoutes(context, (routes) => {
    routes.use('*', async (c, next) => {
      await limitTries(context, `sites:address:${context.networkOf(c)}`, perAddress);
      await next();
    });
    routes.get('/', async (c) =>
      c.json({ sites: await listSites(context, await requireMember(context, c)) }),
    );
    routes.get('/names/:name', async (c) => c.json(await askForName(context, sites, c)));
    routes.post('/', async (c) => {
      const member = await publishingMember(context, c);
      if (requests.isZip(c)) {
        const remixAllowed = remixAllowedOf(c.req.query('remix_allowed'));
        const target = { name: await freeName(sites, member, c.req.query('name') ?? ''), remixAllowed };
        return answer(context, member, c, await requests.fromBody(c, member, target));
      }
      const { name, remix_allowed, source } = await readPublishFields(c);
      const remixAllowed = remixAllowedOf(remix_allowed);
      const target = { name: await freeName(sites, member, name), remixAllowed };
      return answer(context, member, c, await requests.fromSource(member, target, source));
    });
    routes.get('/:site/deployments', async (c) => {
      const member = await requireMember(context, c);
      await requireSite(context, member, siteOf(c));
      return c.json({ deployments: await listDeployments(context, member, siteOf(c)) });
    });
    routes.get('/:site/checks', async (c) => {
      const member = await requireMember(context, c);
      await requireSite(context, member, siteOf(c));
      return c.json({ is_open: sites.eyes.isOpen, checks: await listChecks(context, member, siteOf(c)) });
    });
    routes.post('/:site/deployments', async (c) => {
      const member = await publishingMember(context, c);
      const target: Target = { siteId: siteOf(c) };
      if (requests.isZip(c)) return answer(context, member, c, await requests.fromBody(c, member, target));
      const { source } = await readPublishFields(c);
      return answer(context, member, c, await requests.fromSource(member, target, source));
    });
    routes.get('/:site/visits', async (c) =>
      c.json(await readVisits(context, sites, await requireMember(context, c), siteOf(c))),
    );
    routes.put('/:site/live', async (c) => {
      const member = await changingMember(context, c);
      const { deployment_id } = await read(liveSchema, c);
      await setLive(sites, member, siteOf(c), deployment_id);
      return c.json({ ok: true });
    });
    routes.patch('/:site', async (c) => {
      const member = await changingMember(context, c);
      const { name, open_connections, remix_allowed } = await read(settingsSchema, c);
      if (name !== undefined) await rename(sites, member, siteOf(c), name);
      if (open_connections !== undefined) {
        await callForSite(sites, 'private.set_open_connections($1, $2, $3)', [
          member.id,
          siteOf(c),
          open_connections,
        ]);
      }
      if (remix_allowed !== undefined) {
        await callForSite(sites, 'private.set_remix_allowed($1, $2, $3)', [
          member.id,
          siteOf(c),
          remix_allowed,
        ]);
      }
      return c.json({ ok: true });
    });
    domainRoutes(routes, {
      context,
      sites,
      siteOf,
      requireSite: (member, site) => requireSite(context, member, site),
      changingMember: (c) => changingMember(context, c),
    });
    routes.delete('/:site', async (c) => {
      const member = await changingMember(context, c);
      await callForSite(sites, 'private.delete_site($1, $2)', [member.id, siteOf(c)]);
      return c.body(null, 204);
    });
  });
  return { routes, worker: sites.pushes };
}

async function publishingMember(context: OpenContext, c: Context): Promise<Member> {
  const member = await requireMember(context, c);
  await limitPublications(context, member);
  return member;
}

async function changingMember(context: OpenContext, c: Context): Promise<Member> {
  const member = await requireMember(context, c);
  await limitChanges(context, member);
  return member;
}

function siteOf(c: Context): string {
  const id = c.req.param('site') ?? '';
  if (!uuid.test(id)) throw functionError('siteNotFound');
  return id;
}

async function read<Schema extends z.ZodType>(schema: Schema, c: Context): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await readFields(c.req.raw));
  if (!parsed.success) throw functionError('invalid', {}, 'The change is not complete.');
  return parsed.data;
}

async function rename(sites: Sites, member: Member, site: string, name: string): Promise<void> {
  checkName(name);
  const { rows } = await sites.services.database
    .run<{ refusal: string | null }>(owner, {
      text: 'select private.rename_site($1, $2, $3) as refusal',
      values: [member.id, site, name],
    })
    .catch(refuseInWords);
  const refusal = rows[0]?.refusal;
  if (refusal) throw siteRefusal(refusal);
}

async function answer(
  context: OpenContext,
  member: Member,
  c: Context,
  { siteId, deploymentId, files, bytes, notes }: Awaited<ReturnType<PublishRequests['fromBody']>>,
): Promise<Response> {
  const site = (await listSites(context, member)).find(({ id }) => id === siteId);
  return c.json({ site, deployment: { id: deploymentId, files, bytes, notes } }, 201);
}

import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { siteBudget } from '../../budgets/budgets.ts';
import { owner } from '../../database/database.ts';
import { checkDomain } from '../../sites/domains/check-domain.ts';
import { recordName } from '../../sites/domains/domain-looks.ts';
import type { Sites } from '../../sites/sites.ts';
import { readFields } from '../kit/body.ts';
import type { OpenContext } from '../kit/context.ts';
import { type FunctionErrorName, functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { type Member, requireMember } from '../kit/member.ts';

interface DomainParts {
  context: OpenContext;
  sites: Sites;
  /** The site that a request names. */
  siteOf(c: Context): string;
  /** Throws `site_not_found` unless the site is the member's. */
  requireSite(member: Member, site: string): Promise<void>;
  /** Who changes something, within the limits of changes. */
  changingMember(c: Context): Promise<Member>;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const refusals: Record<string, FunctionErrorName> = {
  gone: 'siteNotFound',
  asked: 'domainAsked',
  full: 'domainsFull',
};

/**
 * Domains of a site:
 *
 *     GET    /{site}/domains              each with the record that proves it, and what the last look found
 *     POST   /{site}/domains              { domain }: asks for one
 *     POST   /{site}/domains/{id}/look    looks at its record now
 *     DELETE /{site}/domains/{id}
 */
export function domainRoutes(
  routes: Hono,
  { context, sites, siteOf, requireSite, changingMember }: DomainParts,
): void {
  const { database } = sites.services;

  routes.get('/:site/domains', async (c) => {
    const member = await requireMember(context, c);
    await requireSite(member, siteOf(c));
    return c.json({ domains: await listDomains(context, member, siteOf(c)) });
  });

  routes.post('/:site/domains', async (c) => {
    const member = await changingMember(c);
    const { domain: given } = await readFields(c.req.raw);
    const { domain, fault } = checkDomain(
      typeof given === 'string' ? given.slice(0, 1000) : '',
      context.config,
    );
    if (fault !== undefined) throw functionError('domainRefused', { errors: { domain: fault } }, fault);
    const { rows } = await database.run<{ answer: { id?: string; refused?: string } }>(owner, {
      text: 'select private.add_site_domain($1, $2, $3, $4) as answer',
      values: [member.id, siteOf(c), domain, randomBytes(16).toString('hex')],
    });
    const { id, refused = '' } = rows[0]?.answer ?? {};
    if (!id) throw functionError(refusals[refused] ?? 'notStored');
    return c.json({ domain: await findDomain(context, member, siteOf(c), id) }, 201);
  });

  routes.post('/:site/domains/:domain/look', async (c) => {
    const member = await requireMember(context, c);
    await limitTries(context, `sites:look:${member.id}`, siteBudget.looksPerAccount, 'looks');
    const { id, domain } = await findDomain(context, member, siteOf(c), domainOf(c));
    await sites.domainLooks.look(member.id, id, domain);
    return c.json({ domain: await findDomain(context, member, siteOf(c), id) });
  });

  routes.delete('/:site/domains/:domain', async (c) => {
    const member = await changingMember(c);
    const { rows } = await database.run<{ done: boolean }>(owner, {
      text: 'select private.remove_site_domain($1, $2, $3) as done',
      values: [member.id, siteOf(c), domainOf(c)],
    });
    if (!rows[0]?.done) throw functionError('domainNotFound');
    return c.body(null, 204);
  });
}

function domainOf(c: Context): string {
  const id = c.req.param('domain') ?? '';
  if (!uuid.test(id)) throw functionError('domainNotFound');
  return id;
}

interface DomainRow {
  id: string;
  domain: string;
  record: string;
  proved_at: string | null;
  looked_at: string | null;
  missing_since: string | null;
  fault: string | null;
}

/** Under the member's own session, so that the policies decide. */
async function listDomains(context: OpenContext, member: Member, site: string) {
  const { data, error } = await context
    .visitor(member.accessToken)
    .from('site_domains')
    .select('id, domain, record, proved_at, looked_at, missing_since, fault')
    .eq('site_id', site)
    .eq('user_id', member.id)
    .order('created_at')
    .overrideTypes<DomainRow[], { merge: false }>();
  if (error) throw new Error(`Domains could not be listed: ${error.message}`);
  return data.map(({ record, ...domain }) => ({
    ...domain,
    record: { name: recordName(domain.domain), value: record },
  }));
}

async function findDomain(context: OpenContext, member: Member, site: string, id: string) {
  const found = (await listDomains(context, member, site)).find((domain) => domain.id === id);
  if (!found) throw functionError('domainNotFound');
  return found;
}

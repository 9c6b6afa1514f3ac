import type { Context } from 'hono';
import { checkSiteName } from '../../../domain/hosting/site-name.ts';
import { owner } from '../../database/database.ts';
import { HttpError } from '../../http/errors.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { siteAddress } from '../../sites/address.ts';
import { siteRefusal, type Target } from '../../sites/publisher.ts';
import type { Sites } from '../../sites/sites.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { type Actor, requireMember } from '../kit/member.ts';
import { listSites } from './own-sites.ts';

/** Names that a member asks about while typing one. */
const perAccount: RateLimit = { max: 300, windowSeconds: 3600 };

/** What a form that asks for a name is told. */
export interface NameAnswer {
  /** Where the site would be. */
  address: string;
  /** Why a new site cannot have the name; null when it can. */
  fault: string | null;
  /** A name like it that is free, where it is taken. */
  free: string | null;
}

/** Answers GET /names/{name} for the member who asks. */
export async function askForName(context: OpenContext, sites: Sites, c: Context): Promise<NameAnswer> {
  const member = await requireMember(context, c);
  await limitTries(context, `sites:names:${member.id}`, perAccount, 'names');
  const name = c.req.param('name') ?? '';
  const fault = await freeName(sites, member, name).then(
    () => null,
    (error: unknown) => {
      if (error instanceof HttpError && error.status < 500) return error.message;
      throw error;
    },
  );
  const isTaken = fault !== null && checkSiteName(name) === undefined;
  return {
    address: siteAddress(context.config, name),
    fault,
    free: isTaken ? await freeNameLike(sites, name) : null,
  };
}

/** The member's site of a name, or a new one of that name. */
export async function targetNamed(
  context: OpenContext,
  sites: Sites,
  member: Actor,
  name: string,
): Promise<Target> {
  const present = (await listSites(context, member)).find((site) => site.name === name);
  return present
    ? { siteId: present.id }
    : { name: await freeName(sites, member, name), remixAllowed: false };
}

/** The name with the first number that nobody has yet; null where twenty are taken. */
async function freeNameLike({ services }: Sites, name: string): Promise<string | null> {
  const names = Array.from(
    { length: 20 },
    (_, index) => `${name.slice(0, 37).replace(/-$/, '')}-${index + 2}`,
  );
  const { rows } = await services.database.run<{ name: string }>(owner, {
    text: 'select name from private.site_names where name = any ($1::text[])',
    values: [names],
  });
  const taken = new Set(rows.map(({ name }) => name));
  return names.find((one) => !taken.has(one)) ?? null;
}

/** A name for a new site. Throws with words for its field, before anything is looked at that comes with it. */
export async function freeName(sites: Sites, member: Actor, name: string): Promise<string> {
  checkName(name);
  const { rows } = await sites.services.database.run<{ refusal: string | null }>(owner, {
    text: 'select private.site_name_refusal($1, null, $2) as refusal',
    values: [member.id, name],
  });
  const refusal = rows[0]?.refusal;
  if (refusal) throw siteRefusal(refusal);
  return name;
}

/** Throws with words for the field of a name that no site can have. */
export function checkName(name: string): void {
  const fault = checkSiteName(name);
  if (fault) throw functionError('invalid', { errors: { name: fault } }, fault);
}

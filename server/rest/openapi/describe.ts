import { scopeOf } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { version } from '../../version.ts';
import { openApiError } from '../errors.ts';
import { chosenSchema, type RestContext } from '../request.ts';
import { schemaCacheOf } from '../schema/schema-cache.ts';
import { openApiDocument } from './document.ts';
import { readFacts } from './facts.ts';

/**
 * GET of the service itself: what tables and functions there are, as OpenAPI. As on hosted Supabase it is for the
 * secret key alone; throws 403 for others.
 */
export async function describeSchema(services: Services, context: RestContext): Promise<Response> {
  const caller = context.get('caller');
  if (caller.role !== 'service_role') throw openApiError();
  const exposed = services.config.rest.schemas;
  const name = chosenSchema(context.req.header('accept-profile'), exposed);
  const schema = await schemaCacheOf(services.database, name).get();
  const facts = await readFacts(services.database, scopeOf(caller), schema.name);
  const document = openApiDocument(schema, facts, new URL(services.config.siteUrl), version);
  return new Response(JSON.stringify(document), {
    headers: { 'Content-Type': 'application/openapi+json; charset=utf-8', 'Content-Profile': schema.name },
  });
}

import type { Services } from '../services.ts';
import { functionNotFound } from './errors.ts';
import { chosenSchema, type RestContext, relationOf, withSchema } from './request.ts';

/** OPTIONS of a table or view: the supported methods, regardless of permissions. */
export async function allowedMethods(
  services: Services,
  context: RestContext,
  table: string,
): Promise<Response> {
  const { methods, primaryKey } = await withSchema(services, schemaOf(services, context), (schema) =>
    relationOf(schema, table),
  );
  const puts = methods.includes('POST') && methods.includes('PATCH') && primaryKey.length > 0;
  return allow(['OPTIONS', 'GET', 'HEAD', ...methods, ...(puts ? ['PUT'] : [])]);
}

/** OPTIONS of a function: one that may change something is only called by POST. */
export async function allowedCalls(
  services: Services,
  context: RestContext,
  name: string,
): Promise<Response> {
  const routines = await withSchema(services, schemaOf(services, context), (schema) => {
    const found = schema.routines.get(name);
    if (!found) throw functionNotFound(name, [], schema.name);
    return found;
  });
  const reads = routines.some(({ volatile }) => !volatile);
  return allow(['OPTIONS', ...(reads ? ['GET', 'HEAD'] : []), 'POST']);
}

function allow(methods: string[]): Response {
  return new Response(null, { headers: { Allow: methods.join(',') } });
}

function schemaOf({ config }: Services, context: RestContext): string {
  return chosenSchema(context.req.header('content-profile'), config.rest.schemas);
}

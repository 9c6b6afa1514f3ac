import type { Services } from '../services.ts';
import { functionNotFound } from './errors.ts';
import { relationOf, withSchema } from './request.ts';

/** OPTIONS of a table or view: the supported methods, regardless of permissions. */
export async function allowedMethods(services: Services, table: string): Promise<Response> {
  const { methods, primaryKey } = await withSchema(services, (schema) => relationOf(schema, table));
  const puts = methods.includes('POST') && methods.includes('PATCH') && primaryKey.length > 0;
  return allow(['OPTIONS', 'GET', 'HEAD', ...methods, ...(puts ? ['PUT'] : [])]);
}

/** OPTIONS of a function: one that may change something is only called by POST. */
export async function allowedCalls(services: Services, name: string): Promise<Response> {
  const routines = await withSchema(services, (schema) => {
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

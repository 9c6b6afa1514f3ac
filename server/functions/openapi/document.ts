import { z } from 'zod';
import { version } from '../../version.ts';
import { functionErrors } from '../kit/errors.ts';
import { type Endpoint, endpoints } from './endpoints.ts';

/** The functions of the site as OpenAPI 3.1 (spec.openapis.org/oas/v3.1), for a site at `siteUrl`. */
export function openApiDocument({ siteUrl }: { siteUrl: string }): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const [method = '', route = ''] = name.split(' ');
    const path = route.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, route, endpoint) };
  }
  const codes = [...new Set(Object.values(functionErrors).map(([, code]) => code))].sort();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plinth: functions',
      version,
      description:
        'What the pages of this site ask its server beside the Supabase-compatible services. The publishable key and the ' +
        'address of those are at /.well-known/plinth.json.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${siteUrl}/functions/v1` }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'apikey', description: 'The publishable key' },
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The session of a member',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', examples: codes },
            message: { type: 'string' },
            errors: {
              type: 'object',
              description: 'Faults of single fields',
              additionalProperties: { type: 'string' },
            },
            retry_after: { type: 'integer', description: 'Seconds to wait' },
          },
        },
      },
      responses: {
        Error: {
          description: 'Refused, with the reason in words',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  };
}

const security = {
  everybody: [{ key: [] }, { key: [], session: [] }],
  member: [{ key: [], session: [] }],
  keyless: [{}, { key: [] }, { key: [], session: [] }],
};

function operation(
  method: string,
  route: string,
  { summary, callers, query = [], body, sends, answers }: Endpoint,
) {
  const inPath = [...route.matchAll(/:(\w+)/g)].map(([, name]) => parameter(name ?? '', 'path'));
  const content = body
    ? { 'application/json': { schema: bodySchema(body) } }
    : sends && { [sends]: { schema: {} } };
  return {
    operationId: `${method.toLowerCase()}${route.replace(/[^A-Za-z]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [route.split('/')[1] ?? ''],
    security: security[callers],
    parameters: [...inPath, ...query.map((name) => parameter(name, 'query'))],
    ...(content ? { requestBody: { content } } : {}),
    responses: {
      '2XX': { description: summary, content: { [answers ?? 'application/json']: { schema: {} } } },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const parameter = (name: string, where: 'path' | 'query') => ({
  name,
  in: where,
  required: where === 'path',
  schema: { type: 'string' },
});

function bodySchema(body: NonNullable<Endpoint['body']>): object {
  if (!Array.isArray(body)) {
    const { $schema, ...schema } = z.toJSONSchema(body, { io: 'input' });
    return schema;
  }
  const nameOf = (field: string) => field.replace(/\?$/, '');
  return {
    type: 'object',
    required: body.filter((field) => !field.endsWith('?')),
    properties: Object.fromEntries(body.map((field) => [nameOf(field), { type: 'string' }])),
  };
}

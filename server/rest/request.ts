import type { Context } from 'hono';
import type { Scope } from '../database/database.ts';
import { type Caller, scopeOf } from '../http/caller.ts';
import { HttpError } from '../http/errors.ts';
import { takeTurn } from '../http/request-id.ts';
import { requestSettings } from '../http/request-settings.ts';
import type { Services } from '../services.ts';
import { schemaError, tableNotFound, urlTooLong } from './errors.ts';
import { type Media, negotiateMedia } from './media.ts';
import { maxQueryLength, parseQuery, type Query } from './parse/query.ts';
import { type Preferences, parsePrefer } from './prefer.ts';
import { type Range, resolveRange } from './range.ts';
import { nearest } from './schema/nearest.ts';
import type { Relation, Schema } from './schema/schema.ts';
import { schemaCacheOf } from './schema/schema-cache.ts';
import { identifier } from './sql/text.ts';

/** Rows an answer has at most. */
export const maxRows = 1000;

export type RestEnv = { Variables: { caller: Caller } };
export type RestContext = Context<RestEnv>;

/** A request as all handlers read it. */
export interface RestRequest {
  /** The exposed schema that it is about. */
  schema: string;
  query: Query;
  preferences: Preferences;
  media: Media;
  range: Range;
  /** Whether the caller has `questionBudget`: the operator's programs do not. */
  isBounded: boolean;
}

/**
 * Reads query string and headers. What a write gives back is not cut to `maxRows`: the caller sent no more himself.
 */
export function readRequest(
  { config: { rest } }: Services,
  context: RestContext,
  kind: 'read' | 'write' | 'call',
): RestRequest {
  const isGet = context.req.method === 'GET' || context.req.method === 'HEAD';
  const schema = chosenSchema(context.req.header(isGet ? 'accept-profile' : 'content-profile'), rest.schemas);
  const start = context.req.url.indexOf('?');
  const search = start === -1 ? '' : context.req.url.slice(start);
  if (search.length > maxQueryLength) throw urlTooLong(maxQueryLength);
  const query = parseQuery(new URLSearchParams(search), rest.aggregates, kind === 'call' && isGet);
  const root = <T>(entries: { path: string[]; value: T }[]) =>
    entries.findLast(({ path }) => path.length === 0)?.value;
  const isOperator = context.get('caller').role === 'service_role';
  return {
    schema,
    query,
    isBounded: !isOperator,
    preferences: parsePrefer(context.req.header('prefer')),
    media: negotiateMedia(context.req.header('accept'), isOperator),
    range: resolveRange(
      isGet ? context.req.header('range') : undefined,
      root(query.limits),
      root(query.offsets),
      kind === 'write' ? Number.POSITIVE_INFINITY : maxRows,
    ),
  };
}

/** The schema that a request names, else the first of those exposed. Throws 406 for another. */
export function chosenSchema(profile: string | undefined, exposed: readonly string[]): string {
  const name = profile ?? exposed[0] ?? 'public';
  if (!exposed.includes(name)) throw schemaError(name, exposed.join(', '));
  return name;
}

/**
 * The scope of the caller's statements. They may take as long as the role's owner has said (`alter role ... set
 * statement_timeout`), else as `statementBudget` says.
 */
export async function scopeFor(
  { database }: Services,
  context: RestContext,
  { schema, preferences: { timezone } }: RestRequest,
): Promise<Scope> {
  await takeTurn();
  const caller = context.get('caller');
  const { statementTimeouts } = await schemaCacheOf(database, schema).get();
  const timeout = statementTimeouts.get(caller.role);
  return scopeOf(caller, {
    ...requestSettings(context.req.raw, '/rest/v1'),
    ...(timeout === undefined ? {} : { statement_timeout: timeout }),
    ...(timezone === null ? {} : { timezone }),
    // As on PostgREST, functions of the schema find its tables by their bare names, then those of the first one.
    ...(schema === 'public' ? {} : { search_path: `${identifier(schema)}, public` }),
  });
}

const unknownName = /^(PGRST20[0245]|42703)$/;

/**
 * Does `plan` with the schema. When it meets a name that is not there, it is done once more with the schema read
 * again, if that was not done a moment ago.
 */
export async function withSchema<T>(
  services: Services,
  name: string,
  plan: (schema: Schema) => T,
): Promise<T> {
  const cache = schemaCacheOf(services.database, name);
  const schema = await cache.get();
  try {
    return plan(schema);
  } catch (error) {
    const fresh = error instanceof HttpError && unknownName.test(error.code) ? await cache.refresh() : null;
    if (!fresh) throw error;
    return plan(fresh);
  }
}

/** The table or view of that name. Throws 404. */
export function relationOf(schema: Schema, name: string): Relation {
  const relation = schema.relations.get(name);
  if (!relation) throw tableNotFound(name, schema.name, nearest(name, schema.relations.keys()));
  return relation;
}

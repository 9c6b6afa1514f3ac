import type { Readable } from 'node:stream';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { Scope } from '../database/database.ts';
import { type Caller, identifyCaller, scopeOf } from '../http/caller.ts';
import { clientNetwork } from '../http/client-address.ts';
import { takeFromLimits } from '../http/rate-limit.ts';
import { takePlaceForBody, takeTurn } from '../http/request-id.ts';
import { requestSettings } from '../http/request-settings.ts';
import type { Bucket } from '../rate-limits/store.ts';
import type { Services } from '../services.ts';
import { errors } from './errors.ts';
import {
  changesPerAddress,
  maxJsonBytes,
  uploadsPerAccount,
  uploadsPerAccountAndDay,
  uploadsPerAddress,
} from './limits.ts';
import { requestBody } from './uploads/request-body.ts';

/** The identity that a request acts as. */
export interface Access {
  scope: Scope;
  caller: Caller;
  /** The account that owns what is written; null for the operator's key and for visitors. */
  ownerId: string | null;
}

/**
 * Says who sent the request. Throws 401 without a key or with a bad token. `apiKey` stands for a key that the request
 * need not carry.
 */
export async function accessOf(services: Services, c: Context, apiKey?: string): Promise<Access> {
  const { url, headers } = c.req.raw;
  const request = apiKey
    ? new Request(url, { headers: { ...Object.fromEntries(headers), apikey: apiKey } })
    : c.req.raw;
  const caller = await identifyCaller(services, request);
  return {
    caller,
    scope: scopeOf(caller, requestSettings(c.req.raw, '/storage/v1')),
    ownerId: caller.role === 'authenticated' ? caller.claims.sub : null,
  };
}

/** Throws 403 unless the request came with the secret key. */
export async function operatorOnly(services: Services, c: Context): Promise<Access> {
  const access = await accessOf(services, c);
  if (access.caller.role !== 'service_role') throw errors.denied('Access denied');
  return access;
}

/** Counts an upload. Throws 429. The operator's own programs are not counted. */
export async function takeUpload(
  services: Services,
  c: Context,
  access: Pick<Access, 'caller' | 'ownerId'>,
): Promise<void> {
  if (access.caller.role === 'service_role') return;
  const address = clientNetwork(c, services.config.trustedProxies);
  const buckets: Bucket[] = [{ name: `storage:upload:ip:${address}`, limit: uploadsPerAddress }];
  if (access.ownerId) {
    buckets.push({ name: `storage:upload:account:${access.ownerId}`, limit: uploadsPerAccount });
    buckets.push({ name: `storage:upload:day:${access.ownerId}`, limit: uploadsPerAccountAndDay });
  }
  await takeFromLimits(services, buckets);
}

/** Counts any other change. Throws 429. The operator's own programs are not counted. */
export async function takeChange(services: Services, c: Context, access: Access): Promise<void> {
  if (access.caller.role === 'service_role') return;
  const address = clientNetwork(c, services.config.trustedProxies);
  await takeFromLimits(services, [{ name: `storage:change:ip:${address}`, limit: changesPerAddress }]);
}

/**
 * Reads a JSON request, whose turn it is then: what it asks for is worked on here, and not by the disk. Throws 400 for anything
 * the schema does not allow, 413 for more than 1 MiB, and 503 when too many of the same network wait.
 */
export async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  await takePlaceForBody();
  const text = await readText(requestBody(c));
  await takeTurn();
  const value = parseJson(text);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw errors.invalidRequest(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is not valid'}`);
}

async function readText(body: Readable): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The connection stays open when reading stops early: it has to carry the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += (chunk as Uint8Array).length;
    if (size > maxJsonBytes) throw errors.tooLarge('The request exceeded the maximum allowed size');
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw errors.invalidRequest('The request is not valid JSON.');
  }
}

/** A part of the address that the route promises to be there. */
export function param(c: Context, name: string): string {
  return c.req.param(name) ?? '';
}

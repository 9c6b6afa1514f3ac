import type { Context } from 'hono';
import { z } from 'zod';
import { authError } from './errors.ts';

const maxBytes = 64 * 1024;

/**
 * The request's JSON body in the shape of `schema`. Throws `bad_json`, 413 above 64 kB, or `validation_failed` with
 * the first fault's message.
 */
export async function readBody<T extends z.ZodType>(context: Context, schema: T): Promise<z.output<T>> {
  const text = await readText(context.req.raw, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text, refuseUnstorable);
  } catch {
    throw authError('badJson');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.');
  throw authError('invalid', place ? `${place}: ${issue?.message}` : issue?.message);
}

/** A request's body as text. Throws 413 above `max` bytes. */
export async function readText(request: Request, max: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw authError('bodyTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** PostgreSQL's text and jsonb hold neither NUL nor half a surrogate pair. */
function refuseUnstorable(key: string, value: unknown): unknown {
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) throw new SyntaxError();
  }
  return value;
}

/** An optional field; clients send null for one they leave out. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value ?? undefined, schema.optional());

/** Fields that start a PKCE flow in any endpoint that sends a mail. */
export const challengeFields = {
  code_challenge: optional(z.string()),
  code_challenge_method: optional(z.string()),
};

export const userData = optional(z.record(z.string(), z.unknown()));

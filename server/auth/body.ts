import type { Context } from 'hono';
import { z } from 'zod';
import { parseStorable, readBytes } from '../http/body.ts';
import { authError } from './errors.ts';

const maxBytes = 64 * 1024;

/**
 * The request's JSON body in the shape of `schema`. Throws `bad_json`, 413 above 64 kB, or `validation_failed` with
 * the first fault's message.
 */
export async function readBody<T extends z.ZodType>(context: Context, schema: T): Promise<z.output<T>> {
  const bytes = await readBytes(context.req.raw, maxBytes, () => authError('bodyTooLarge'));
  const parsed = schema.safeParse(parseStorable(bytes, () => authError('badJson')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.');
  throw authError('invalid', place ? `${place}: ${issue?.message}` : issue?.message);
}

/** A request's body as text. Throws 413 above `max` bytes. */
export async function readText(request: Request, max: number): Promise<string> {
  const bytes = await readBytes(request, max, () => authError('bodyTooLarge'));
  return bytes.toString('utf8');
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

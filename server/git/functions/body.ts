import type { Context } from 'hono';
import type { GitGates } from '../gates.ts';
import { gitError } from '../refusal.ts';
import { takeBody } from '../smart-http/body.ts';
import type { Spool } from '../spool.ts';

/** A repository's whole content in base64, and what JSON adds. */
const maxBytes = 16 * 1024 * 1024;

/** Takes in the request's body, which lies on the disk until there is a place to work on it. Throws what takeBody throws. */
export function takeText(gates: GitGates, context: Context, network: string): Promise<Spool> {
  return takeBody(gates, context, network, { maxBytes, tooLarge: gitError('bodyTooLarge') });
}

/** A body's JSON. Throws `bad_json`. */
export async function readJson(body: Spool): Promise<unknown> {
  const text = (await body.bytes()).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw gitError('badJson');
  }
}

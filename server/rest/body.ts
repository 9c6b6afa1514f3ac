import type { Context } from 'hono';
import { readBytes } from '../http/body.ts';
import { takeTurn } from '../http/request-id.ts';
import { bodyTooLarge } from './errors.ts';
import { bodyAsJson } from './payload.ts';

const MiB = 1024 * 1024;

/** Bytes a request may carry: a member's files come as JSON, the server's own pushes with a repository's whole text. */
function mostBytes(context: Context): number {
  const { role } = (context.get('caller') ?? { role: 'anon' }) as { role: string };
  if (role === 'service_role') return 64 * MiB;
  return role === 'authenticated' && context.req.path.endsWith('/git_repository_files') ? 12 * MiB : MiB;
}

/** The body as JSON, whatever form it was sent in. Throws 413 when it is too long, 400 for a form that nobody reads. */
export async function readBody(context: Context): Promise<string> {
  const text = await readText(context);
  // To look at it takes the process as long as to answer a question.
  await takeTurn();
  return bodyAsJson(text, context.req.header('content-type'));
}

/**
 * The body as text. Throws 413 before reading it when its length is told, else as soon as it is too long.
 * Hono's own middleware for this copies a request of unknown length, which its Node server's requests do not bear.
 */
async function readText(context: Context): Promise<string> {
  const maxBytes = mostBytes(context);
  const length = context.req.header('content-length');
  if (length !== undefined) {
    if (Number(length) > maxBytes) throw bodyTooLarge(maxBytes);
    return context.req.text();
  }
  return (await readBytes(context.req.raw, maxBytes, () => bodyTooLarge(maxBytes))).toString('utf8');
}

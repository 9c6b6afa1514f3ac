import { createHash } from 'node:crypto';
import { z } from 'zod';
import { exitCodes, Failure } from './failure.ts';
import type { World } from './world.ts';

/** Bytes of an answer. */
const mostBytes = 128 * 1024 ** 2;

const refusal = z.object({ code: z.string().default(''), message: z.string() });
const toolAnswer = z.object({
  result: z
    .object({
      content: z.array(z.object({ text: z.string() })),
      structuredContent: z.unknown().optional(),
      isError: z.boolean().default(false),
    })
    .optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** Sends a request to the site and returns the answer, whatever it says. Throws where none comes. */
export async function ask(
  { site, version, fetch }: World,
  place: string,
  init: RequestInit & { token?: string | undefined } = {},
): Promise<Response> {
  const { token, ...rest } = init;
  const headers = new Headers(rest.headers);
  headers.set('User-Agent', `plinth-cli/${version}`);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  try {
    // A token is for this site alone: what leads elsewhere is not followed.
    return await fetch(site + place, { ...rest, headers, redirect: 'error' });
  } catch (error) {
    throw new Failure(`${site} does not answer. Is it running, and are you connected?`, 1, {}, error);
  }
}

/** The answer's body as JSON. Throws a failure in the site's own words for a refusal. */
export async function readJson<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw refused(response.status, body);
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new Failure('The site has answered something that is not understood here.');
  return parsed.data;
}

function refused(status: number, body: unknown): Failure {
  const parsed = refusal.safeParse(body);
  const { code, message } = parsed.success
    ? parsed.data
    : { code: '', message: `It answered with ${status}.` };
  if (status === 401) return needsLogin();
  if (code === 'insufficient_scope') return new Failure(message, exitCodes.needsLogin, { code });
  return new Failure(message, exitCodes.failed, { code });
}

const needsLogin = () =>
  new Failure('Your login has ended, or was revoked. Use login again.', exitCodes.needsLogin);

/** Uses a tool of the site's endpoint for agents, which everybody may. Throws a failure in its words where it refuses. */
export async function callTool<T>(
  world: World,
  name: string,
  args: object,
  schema: z.ZodType<T>,
): Promise<T> {
  const response = await ask(world, '/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const { result, error } = await readJson(response, toolAnswer);
  if (error || !result) throw new Failure(error?.message ?? 'The site has given no answer.');
  if (result.isError) {
    const [, words = '', code = ''] = /^([\s\S]*?)(?: \((\w+)\))?$/.exec(result.content[0]?.text ?? '') ?? [];
    throw new Failure(words, exitCodes.failed, { code });
  }
  const parsed = schema.safeParse(result.structuredContent);
  if (!parsed.success) throw new Failure('The site has answered something that is not understood here.');
  return parsed.data;
}

/** A file of the site, compared with the sum that it is sent with. */
export async function download(world: World, place: string): Promise<Uint8Array> {
  const response = await ask(world, place);
  if (!response.ok || !response.body) throw refused(response.status, null);
  const blocks: Uint8Array[] = [];
  let bytes = 0;
  for await (const block of response.body as AsyncIterable<Uint8Array>) {
    bytes += block.length;
    if (bytes > mostBytes) throw new Failure('The site sends more than a template can have.');
    blocks.push(block);
  }
  const whole = new Uint8Array(Buffer.concat(blocks));
  const [, sum] = /sha-256=:([^:]+):/.exec(response.headers.get('repr-digest') ?? '') ?? [];
  if (sum !== createHash('sha256').update(whole).digest('base64'))
    throw new Failure('The template came damaged. Please try again.');
  return whole;
}

import { type Context, Hono } from 'hono';
import { allows } from '../../domain/account/token-scopes.ts';
import { FairGate } from '../budgets/fair-gate.ts';
import { type FunctionContext, isOpen } from '../functions/kit/context.ts';
import { functionError } from '../functions/kit/errors.ts';
import { limitTries } from '../functions/kit/limits.ts';
import { identify } from '../functions/kit/token-holder.ts';
import type { Git } from '../git/git.ts';
import { parseStorable, readBytes } from '../http/body.ts';
import { errorHandler, HttpError } from '../http/errors.ts';
import { isLocalSite, isLoopbackName } from '../http/loopback.ts';
import type { Services } from '../services.ts';
import type { Sites } from '../sites/sites.ts';
import type { Call } from './call.ts';
import { openCommunityService } from './community.ts';
import { mcpBudget } from './limits.ts';
import { type AnswerMessage, openProtocol } from './protocol.ts';
import { openRepositoryService } from './repositories.ts';
import { runTool } from './run-tool.ts';
import { openSiteService } from './sites.ts';
import { openTemplates } from './templates/templates.ts';
import { allTools } from './tools/all-tools.ts';

/** The endpoint for agents. */
export interface Mcp {
  /** To be mounted at /mcp. */
  routes: Hono;
  /** Ends the process that fills templates. */
  stop(): Promise<void>;
}

interface McpParts {
  context: FunctionContext;
  /** Null where a remote Supabase is configured: then there are no access tokens, and nothing is written. */
  services: Services | null;
  git: Git;
  /** Null where nothing can be published. */
  sites: Sites | null;
}

/** Opens the Model Context Protocol (streamable HTTP, without sessions): POST takes one message. */
export function openMcp({ context, services, git, sites }: McpParts): Mcp {
  const { config, log } = context;
  const templates = openTemplates(context);
  const tools = allTools(
    {
      templates,
      repositories: openRepositoryService(git.context),
      sites: isOpen(context) && sites ? openSiteService(context, sites) : null,
      community: openCommunityService(context, services),
    },
    config,
  );
  const gate = new FairGate(mcpBudget.calls);
  let protocol: Promise<AnswerMessage> | null = null;

  const routes = new Hono();
  const handle = errorHandler(log, asJsonRpc, () => null);
  routes.onError((error, c) => {
    const response = handle(error, c);
    response.headers.set('Cache-Control', 'no-store');
    if (response.status === 401) response.headers.set('WWW-Authenticate', 'Bearer');
    if (response.status === 413) response.headers.set('Connection', 'close');
    return response;
  });
  routes.post('/', async (c) => {
    requireOwnOrigin(c, config);
    const network = context.networkOf(c);
    await limitTries(context, `mcp:address:${network}`, mcpBudget.perAddress, 'messages');
    const member = await identify(services, {
      take: context.take,
      network,
      authorization: c.req.header('authorization'),
    });
    const call: Call = { network, left: c.req.raw.signal, member };
    const message = await readMessage(c, call);
    const leave = await gate.enter(network, call.left);
    try {
      protocol ??= openProtocol(tools, (tool, args, asker) => runTool(tool, args, asker, { log }));
      const answer = await (await protocol)(c.req.raw, message, call);
      return new Response(answer.body, {
        status: answer.status,
        headers: { ...headersOf(answer), 'Cache-Control': 'no-store' },
      });
    } finally {
      leave();
    }
  });
  routes.all('/', (c) => {
    c.header('Allow', 'POST');
    const error = new HttpError(
      405,
      'method_not_allowed',
      'This is the address of the Model Context Protocol, which agents POST to.',
    );
    return c.json(asJsonRpc(error), 405, { 'Cache-Control': 'no-store' });
  });
  return { routes, stop: () => templates.stop() };
}

/** One message. Several at once, and what would keep a stream open, are not taken: each message is counted by itself. */
async function readMessage(c: Context, { member }: Call): Promise<object> {
  const { messageBytes, messageValues } = mcpBudget;
  const { ofVisitor, ofWriter } = messageBytes;
  const most = member && allows(member.scopes, 'repo:write') ? ofWriter : ofVisitor;
  const bytes = await readBytes(c.req.raw, most, () =>
    functionError('bodyTooLarge', {}, `A message has at most ${most} bytes.`),
  );
  const malformed = () =>
    functionError('badJson', {}, `A message is JSON of at most ${messageValues} values, 100 levels deep.`);
  const message = parseStorable(bytes, malformed, messageValues);
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw functionError('badRequest', {}, 'Send one message at a time.');
  if ('method' in message && message.method === 'subscriptions/listen')
    throw new HttpError(
      405,
      'method_not_allowed',
      'Nothing here changes while you listen, so there are no subscriptions.',
    );
  return message;
}

/**
 * Throws 403 where a page of another origin asks: a page whose name was rebound to this machine would otherwise reach a site
 * that only this machine is to reach. Programs send no origin. On this machine tools with pages of their own may ask.
 */
function requireOwnOrigin(c: Context, site: { siteUrl: string; trustedProxies: number }): void {
  const origin = c.req.header('origin');
  if (origin === undefined || origin === site.siteUrl) return;
  const name = URL.parse(origin)?.hostname;
  if (name !== undefined && isLocalSite(site) && isLoopbackName(name)) return;
  throw new HttpError(403, 'foreign_origin', 'Pages of other sites may not ask here.');
}

/** What the protocol calls an error that belongs to no answer of its own. */
function asJsonRpc({ status, code, message, fields }: HttpError): Record<string, unknown> {
  const { retryAfter } = fields;
  const data = { code, ...(typeof retryAfter === 'number' ? { retry_after: retryAfter } : {}) };
  const number = code === 'bad_json' ? -32_700 : status === 400 ? -32_600 : -32_000;
  return { jsonrpc: '2.0', id: null, error: { code: number, message, data } };
}

const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

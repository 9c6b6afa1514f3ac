import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { TokenScope } from '../../../domain/account/token-scopes.ts';
import type { Config } from '../../config.ts';
import { openFunctionContext } from '../../functions/kit/context.ts';
import { type SiteServer, startSiteServer } from '../../functions/sites/testing/site-server.ts';
import { type Agent, connectAgent } from '../../testing/agent.ts';
import type { TestUser } from '../../testing/server.ts';
import { openMcp } from '../mcp.ts';

export interface McpServer extends SiteServer {
  mcpUrl: string;
  /** An agent with a token of these scopes; without a member one that has none. */
  agent(member?: TestUser | null, scopes?: readonly TokenScope[]): Promise<Agent>;
  /** Sends a body to the endpoint as it is. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** The endpoint for agents behind a real HTTP server, on a database and a file store of its own. */
export async function startMcpServer(overrides: Partial<Config> = {}): Promise<McpServer> {
  const site = await startSiteServer(overrides);
  const { services } = site.server;
  const context = await openFunctionContext(services.config, services, fetch);
  const mcp = openMcp({ context, services, git: site.git, sites: site.sites });
  const listening = serve({
    fetch: new Hono().route('/mcp', mcp.routes).fetch,
    hostname: '127.0.0.1',
    port: 0,
    overrideGlobalObjects: false,
  });
  await new Promise((resolve) => listening.once('listening', resolve));
  const mcpUrl = `http://127.0.0.1:${(listening.address() as AddressInfo).port}/mcp`;
  const agents: Agent[] = [];
  return {
    ...site,
    mcpUrl,
    async agent(member = null, scopes = []) {
      const agent = await connectAgent(mcpUrl, member ? await site.token(member, [...scopes]) : undefined);
      agents.push(agent);
      return agent;
    },
    post: (body, headers = {}) =>
      fetch(mcpUrl, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      for (const { client } of agents) await client.close();
      await new Promise((resolve) => listening.close(resolve));
      await mcp.stop();
      await site.close();
    },
  };
}

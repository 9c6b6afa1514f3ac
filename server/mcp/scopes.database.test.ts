import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allows, type TokenScope, tokenScopes } from '../../domain/account/token-scopes.ts';
import type { Agent } from '../testing/agent.ts';
import type { TestUser } from '../testing/server.ts';
import { type McpServer, startMcpServer } from './testing/mcp-server.ts';

/** What each tool needs: null for what everybody may, with arguments that do no harm where they are let through. */
const needs: Record<string, { scope: TokenScope | null; args: Record<string, unknown> }> = {
  search_templates: { scope: null, args: { query: 'menu' } },
  get_template: { scope: null, args: { template: 'coming-soon' } },
  read_template_file: { scope: null, args: { template: 'coming-soon', path: 'index.html' } },
  preview_template: { scope: null, args: { template: 'coming-soon', values: {} } },
  apply_template: { scope: 'repo:write', args: { template: 'none', repository: 'x' } },
  list_repositories: { scope: null, args: {} },
  list_repository_files: { scope: null, args: { repository: 'nobody/nothing' } },
  read_repository_file: { scope: null, args: { repository: 'nobody/nothing', path: 'a' } },
  write_repository_files: {
    scope: 'repo:write',
    args: { repository: 'x', message: 'x', delete: [{ path: 'a' }] },
  },
  list_sites: { scope: 'site:read', args: {} },
  publish_site: { scope: 'site:write', args: { site: 'nothing' } },
  list_deployments: { scope: 'site:read', args: { site: 'nothing' } },
  roll_back: { scope: 'site:write', args: { site: 'nothing' } },
  check_site: { scope: 'site:read', args: { site: 'nothing' } },
  search_projects: { scope: null, args: {} },
  suggest: { scope: 'board:write', args: { suggestion: '' } },
};

let server: McpServer;
let ada: TestUser;
let agents: Map<TokenScope | null, Agent>;
beforeAll(async () => {
  server = await startMcpServer();
  ada = await server.server.user();
  agents = new Map([[null, await server.agent()]]);
  for (const scope of tokenScopes) agents.set(scope, await server.agent(ada, [scope]));
});
afterAll(() => server.close());

const refusalOf = async (agent: Agent | undefined, tool: string, args = {}) =>
  (await agent?.use(tool, args))?.refusal ?? '';

describe('a token allows what its scopes say', () => {
  it('the table has every tool', async () => {
    const listed = await agents.get(null)?.client.listTools();
    expect(listed?.tools.map(({ name }) => name).sort()).toEqual(Object.keys(needs).sort());
    for (const { name, annotations } of listed?.tools ?? []) {
      const writes = needs[name]?.scope?.endsWith(':write') ?? false;
      expect([name, annotations?.readOnlyHint]).toEqual([name, !writes]);
    }
  });

  it.each(Object.entries(needs))('%s', async (tool, { scope, args }) => {
    for (const [given, agent] of agents) {
      const refusal = await refusalOf(agent, tool, args);
      const expected =
        scope === null || (given !== null && allows([given], scope))
          ? expect.not.stringMatching(/not_signed_in|insufficient_scope/)
          : expect.stringMatching(given === null ? /\(not_signed_in\)$/ : /\(insufficient_scope\)$/);
      expect(refusal, `with ${given}`).toEqual(expected);
    }
  });

  it('a private repository is seen with one for repositories alone', async () => {
    const { owner, slug } = await server.repository(ada, 'closed', true);
    const seen = async (given: TokenScope | null) => [
      !/not_found/.test(
        await refusalOf(agents.get(given), 'list_repository_files', { repository: `${owner}/${slug}` }),
      ),
      !/not_found/.test(
        await refusalOf(agents.get(given), 'list_repository_files', { repository: 'closed' }),
      ),
      (await refusalOf(agents.get(given), 'list_repositories', { own: true })) === '',
    ];
    for (const given of agents.keys()) {
      const isSeen = given === 'repo:read' || given === 'repo:write';
      expect(await seen(given), String(given)).toEqual([isSeen, isSeen, isSeen]);
    }
    // Publishing is no way to read it, either.
    const publish = { site: 'closed-site', repository: `${owner}/${slug}` };
    expect(await refusalOf(agents.get('site:write'), 'publish_site', publish)).toMatch(/no such repository/);
  });
});

describe('a member’s token', () => {
  const needsCode = (id: string) =>
    server.rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      id,
    );

  it('goes on working when a second factor is enrolled, as git’s does; another is made with the code alone', async () => {
    const cy = await server.server.user();
    const agent = await server.agent(cy, ['repo:write']);
    await server.repository(cy, 'closed', true);
    await needsCode(cy.id);
    const { facts } = await agent.use('list_repositories', { own: true });
    expect(facts.repositories).toMatchObject([{ name: 'closed', is_private: true }]);
    const write = { repository: 'closed', message: 'Add', write: [{ path: 'a.txt', content: 'A' }] };
    expect(await refusalOf(agent, 'write_repository_files', write)).toBe('');
    const { error } = await cy.client.rpc('create_access_token', { name: 'x', scopes: ['site:write'] });
    expect(error?.message).toMatch(/enter the code/);
  });

  it('has known scopes alone', async () => {
    for (const scopes of [[], ['repo:admin'], ['site:read', 'account:write']]) {
      const { error } = await ada.client.rpc('create_access_token', { name: 'x', scopes });
      expect(error?.code).toBe('23514');
    }
  });

  it('is no login: the account itself can not be asked for with it', async () => {
    const token = await server.token(ada, [...tokenScopes]);
    const { publishable } = server.server.services.keys;
    for (const path of ['/auth/v1/user', '/rest/v1/access_tokens', '/functions/v1/sites']) {
      const response = await fetch(server.server.url + path, {
        headers: { apikey: publishable, Authorization: `Bearer ${token}` },
      });
      expect(response.ok, path).toBe(false);
    }
  });
});

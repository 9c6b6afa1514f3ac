import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedTokens } from '../functions/kit/token-holder.ts';
import { mcpBudget } from './limits.ts';
import { type McpServer, startMcpServer } from './testing/mcp-server.ts';

let server: McpServer;
beforeAll(async () => {
  server = await startMcpServer();
});
afterAll(() => server.close());

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const call = (name: string, args: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const answerTo = async (body: unknown, headers: Record<string, string> = {}, at = server) => {
  const response = await at.post(body, headers);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
};

describe('the protocol', () => {
  it.each(['legacy', 'auto'] as const)('is spoken with a client of its generation: %s', async (mode) => {
    const client = new Client({ name: 'a-test', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(new StreamableHTTPClientTransport(new URL(server.mcpUrl)));
    expect(client.getProtocolEra()).toBe(mode === 'auto' ? 'modern' : 'legacy');
    expect(client.getServerVersion()?.name).toBe('plinth');
    expect(client.getInstructions()).toMatch(/search_templates/);
    const { tools } = await client.listTools();
    for (const { name, inputSchema, outputSchema, annotations } of tools)
      expect([name, inputSchema.type, outputSchema?.type, typeof annotations?.destructiveHint]).toEqual([
        name,
        'object',
        'object',
        'boolean',
      ]);
    const { structuredContent } = await client.callTool({
      name: 'search_templates',
      arguments: { query: 'gym' },
    });
    expect(structuredContent).toMatchObject({
      templates: expect.arrayContaining([expect.objectContaining({ id: 'gym' })]),
    });
    await expect(client.callTool({ name: 'no_such_tool', arguments: {} })).rejects.toThrow(/no such tool/);
    await client.close();
  });

  it('answers in one piece: no method keeps a connection open', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await fetch(server.mcpUrl, { method, headers: { Accept: 'text/event-stream' } });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
    const listening = { ...list, method: 'subscriptions/listen', params: {} };
    expect((await answerTo(listening)).status).toBe(405);
    const { status, headers } = await answerTo(list);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^application\/json/),
      'no-store',
    ]);
  });

  it.each([
    ['no JSON', '{', 400, -32_700],
    ['a text that no database keeps', call('search_templates', { query: 'a\0' }), 400, -32_700],
    ['half a sign', '{"jsonrpc":"2.0","id":1,"method":"\\ud800"}', 400, -32_700],
    ['more depth than can be followed', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, 400, -32_700],
    ['more values than it is made for', call('search_templates', Array(10_000).fill(0)), 400, -32_700],
    ['many messages at once', Array.from({ length: 100 }, () => list), 400, -32_600],
    ['a number', 7, 400, -32_600],
  ])('takes one whole message, not %s', async (_, body, status, code) => {
    const answer = await answerTo(body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('takes as many bytes as a visitor needs, and more of who may write', async () => {
    const ada = await server.server.user();
    const padded = (bytes: number) => call('search_templates', { query: 'x'.repeat(bytes) });
    const { ofVisitor, ofWriter } = mcpBudget.messageBytes;
    expect((await answerTo(padded(ofVisitor))).status).toBe(413);
    const reader = bearer(await server.token(ada, ['repo:read', 'site:write']));
    expect((await answerTo(padded(ofVisitor), reader)).status).toBe(413);
    const writer = bearer(await server.token(ada, ['repo:write']));
    expect((await answerTo(padded(ofVisitor), writer)).status).toBe(200);
    expect((await answerTo(padded(ofWriter), writer)).status).toBe(413);
  });
});

describe('a page of another origin', () => {
  it.each([
    ['https://evil.example', 403],
    ['http://evil.localhost:3000', 403],
    ['http://127.0.0.1.evil.example', 403],
    ['null', 403],
    ['http://localhost:6274', 200],
    ['http://[::1]:6274', 200],
  ])('%s', async (origin, status) => {
    expect((await answerTo(list, { Origin: origin })).status).toBe(status);
  });

  it('may not ask a public site from this machine, either', async () => {
    const open = await startMcpServer({ trustedProxies: 1 });
    try {
      const statusFor = async (origin: string) => (await answerTo(list, { Origin: origin }, open)).status;
      expect(await statusFor('http://localhost:6274')).toBe(403);
      expect(await statusFor(open.server.services.config.siteUrl)).toBe(200);
    } finally {
      await open.close();
    }
  });
});

describe('a token', () => {
  it('that is none of ours is refused, whatever it is', async () => {
    const ada = await server.server.user();
    const { publishable, secret } = server.server.services.keys;
    const revoked = await server.token(ada);
    const expired = await server.token(ada);
    await server.rows('delete from public.access_tokens where hint = $1', revoked.slice(-4));
    await server.rows(
      `update public.access_tokens set expires_at = now() where hint = $1`,
      expired.slice(-4),
    );
    for (const token of ['none', 'plinth_0', ada.accessToken, publishable, secret, revoked, expired]) {
      const { status, headers, body } = await answerTo(list, bearer(token));
      expect([status, headers.get('www-authenticate'), body.error.data.code]).toEqual([
        401,
        'Bearer',
        'bad_token',
      ]);
    }
    const good = await server.token(ada);
    expect((await answerTo(list, { Authorization: `Basic ${btoa(`me:${good}`)}` })).status).toBe(401);
    expect((await answerTo(list, bearer(good))).status).toBe(200);
    await server.rows(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, ada.id);
    expect((await answerTo(list, bearer(good))).status).toBe(401);
  });

  it('notes that it was used', async () => {
    const ada = await server.server.user();
    const token = await server.token(ada, ['site:read']);
    await answerTo(list, bearer(token));
    const rows = await server.rows<{ last_used_at: unknown }>(
      'select last_used_at from public.access_tokens where user_id = $1',
      ada.id,
    );
    expect(rows).toEqual([{ last_used_at: expect.anything() }]);
  });
});

describe('limits', () => {
  it('count messages, tokens that are none, and templates that are filled', async () => {
    const limited = await startMcpServer({ rateLimitFactor: 0.1 });
    try {
      const refusedAfter = async (body: unknown, headers = {}) => {
        for (let times = 0; ; times += 1) {
          const { status, headers: answered, body: said } = await answerTo(body, headers, limited);
          if (status === 429) {
            expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
            expect(said.error.data.retry_after).toBeGreaterThan(0);
          }
          if (status === 429 || said.result?.isError) return { times, said: JSON.stringify(said) };
        }
      };
      const fill = call('preview_template', { template: 'coming-soon', values: {} });
      const filled = await refusedAfter(fill);
      expect([filled.times, filled.said]).toEqual([
        mcpBudget.fills.max / 10,
        expect.stringMatching(/over_request_rate/),
      ]);
      const guessed = await refusedAfter(list, bearer('plinth_guess'));
      expect(guessed.times).toBe(refusedTokens.max / 10);
      const before = filled.times + 1 + guessed.times + 1;
      const asked = await refusedAfter(list);
      expect(asked.times + before).toBe(mcpBudget.perAddress.max / 10);
    } finally {
      await limited.close();
    }
  });

  it('give one network a few places, so that another one is answered meanwhile', async () => {
    const proxied = await startMcpServer({ trustedProxies: 1 });
    try {
      const from = (address: string) => ({ 'X-Forwarded-For': address });
      const fill = call('preview_template', { template: 'saas-landing-page', values: {} });
      const { placesOfOne, waitingOfOne } = mcpBudget.calls;
      const most = placesOfOne + waitingOfOne;
      const greedy = Array.from({ length: most + 10 }, () => answerTo(fill, from('203.0.113.1'), proxied));
      const search = call('search_templates', { query: 'gym' });
      expect((await answerTo(search, from('203.0.113.2'), proxied)).status).toBe(200);
      const answers = await Promise.all(greedy);
      const refused = answers.filter(({ status }) => status === 503);
      expect(refused.length).toBeGreaterThanOrEqual(10);
      for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await answerTo(search, from('203.0.113.1'), proxied)).status).toBe(200);
    } finally {
      await proxied.close();
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type McpServer, startMcpServer } from './testing/mcp-server.ts';
let server: McpServer;
let anyone: Agent;
beforeAll(async () => {
  server = await startMcpServer();
  anyone = await server.agent();
});
afterAll(() => server.close());
it('x', async () => {
  const { tools } = await anyone.client.listTools();
  console.log(tools.map((t) => t.name), JSON.stringify(tools).length, anyone.client.getNegotiatedProtocolVersion?.());
  console.log(JSON.stringify((await anyone.use('search_templates', { query: 'clinic in two languages' })), null, 1).slice(0, 1500));
  console.log(JSON.stringify((await anyone.use('get_template', { template: 'dental-clinic', group: 'Hero' }))).slice(0, 1500));
  console.log(JSON.stringify((await anyone.use('preview_template', { template: 'dental-clinic', values: { slots: { 'hero.title': 'Hi', 'x.y': 'no' } } }))).slice(0, 1500));
  const ada = await server.server.user();
  const agent = await server.agent(ada, ['repo:write', 'site:write', 'board:write']);
  console.log(JSON.stringify(await agent.use('apply_template', { template: 'dental-clinic', values: { slots: { 'hero.title': 'Hi' } }, repository: 'my-clinic', folder: 'en' })));
  console.log(JSON.stringify(await agent.use('publish_site', { site: 'my-clinic', repository: 'my-clinic', folder: 'en' })));
  console.log(JSON.stringify(await agent.use('check_site', { site: 'my-clinic' })));
  console.log(JSON.stringify(await agent.use('list_deployments', { site: 'my-clinic' })));
  console.log(JSON.stringify(await agent.use('roll_back', { site: 'my-clinic' })));
  console.log(JSON.stringify(await agent.use('suggest', { suggestion: 'A site for a harbour' })));
  console.log(JSON.stringify(await agent.use('read_repository_file', { repository: 'my-clinic', path: 'en/index.html' })).slice(0, 300));
});

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TokenScope, tokenScopes } from '../../domain/account/token-scopes.ts';
import { type Agent, connectAgent } from '../testing/agent.ts';
import { Conversation } from '../testing/conversation.ts';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';
import { makeAccessToken, signUpMember, visitSite } from '../testing/site-client.ts';
import { until } from '../testing/until.ts';

let folder: string;
let server: ServerProcess;
let account: { email: string; password: string };
/** What no recording and no log may hold. */
const secrets: string[] = [];
const agents: Agent[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-mcp-'));
  server = await startServerProcess(folder, { LOG_LEVEL: 'debug' });
  account = await signUpMember(server);
  secrets.push(account.email, account.password);
});
afterAll(async () => {
  for (const { client } of agents) await client.close();
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** An agent with a token that the member has made on their profile. */
async function agentWith(scopes: readonly TokenScope[]): Promise<Agent> {
  const token = await makeAccessToken(server, account, scopes);
  secrets.push(token);
  const agent = await connectAgent(`${server.url}/mcp`, token);
  agents.push(agent);
  return agent;
}

/** What a visitor of a site is shown. */
const shown = async (site: string, file: string) => (await visitSite(server, site, file)).body;

describe('a conversation of an agent', () => {
  it('leads from a wish to a live address in two languages', async () => {
    const anyone = await connectAgent(`${server.url}/mcp`);
    agents.push(anyone);
    const talk = new Conversation('A clinic in two languages');
    talk.says(
      'Person',
      'Find me a website for a dental clinic in two languages, English and German, and put it on the net.',
    );
    const wanted = { query: 'dental clinic in two languages', limit: 2 };
    const { templates } = await talk.use(anyone, 'search_templates', wanted, ['note']);
    const [{ id: template, title }] = templates as unknown as [{ id: string; title: string }];
    expect(title).toBe('Dental Clinic');
    await talk.use(anyone, 'get_template', { template, group: 'Business' }, [
      'palettes',
      'sections',
      'slots',
    ]);

    talk.says('Agent', `“${title}” fits. I fill it twice, into one folder for each language.`);
    const values = (hero: string, lead: string) => ({
      slots: { 'business.name': 'Harbour Dental', 'hero.title': hero, 'hero.lead': lead },
      look: { palette: 'mint', pairing: 'round' },
    });
    const english = values('Sit down.<br>Breathe.', 'Two dentists by the harbour. We begin on time.');
    const german = values(
      'Nehmen Sie Platz.<br>Ganz in Ruhe.',
      'Zwei Zahnärztinnen am Hafen. Wir fangen pünktlich an.',
    );
    const tooLong = values(
      'Nehmen Sie bitte Platz und atmen Sie in aller Ruhe einmal tief durch.',
      'Am Hafen.',
    );
    await talk.use(anyone, 'preview_template', { template, values: tooLong }, ['problems']);
    await talk.use(anyone, 'preview_template', { template, values: german }, ['problems', 'changed_files']);

    talk.says('Agent', 'To save it I need an access token.');
    const repository = 'harbour-dental';
    const made = { template, repository, folder: 'en', values: english };
    await talk.isRefused(anyone, 'apply_template', made);
    talk.says('Person', 'I have made one on my profile, and given it to you in your settings.');
    const agent = await agentWith(tokenScopes);
    await talk.use(agent, 'apply_template', made, ['repository', 'commit', 'is_new', 'changed_files']);
    await talk.use(agent, 'apply_template', { ...made, folder: 'de', values: german }, ['commit', 'is_new']);
    const path = 'de/index.html';
    const page = await talk.use(agent, 'read_repository_file', { repository, path }, ['sha', 'text']);
    const written = {
      repository,
      message: 'Say the language, and lead to both',
      write: [
        { path, content: String(page.text).replace('lang="en"', 'lang="de"'), was: page.sha },
        {
          path: 'index.html',
          content:
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Harbour Dental</title>' +
            '<p><a href="en/">English</a> <a href="de/" lang="de">Deutsch</a></p></html>',
        },
      ],
    };
    await talk.use(agent, 'write_repository_files', written, ['commit', 'is_unchanged']);
    const site = 'harbour-dental';
    const { address } = await talk.use(agent, 'publish_site', { site, repository }, ['address', 'notes']);
    talk.says('Agent', `It is live: ${address}`);
    for (const secret of secrets) expect(talk.text()).not.toContain(secret);
    await expect(talk.text()).toMatchFileSnapshot('../../docs/agents/a-clinic-in-two-languages.md');

    expect(String(address)).toMatch(/^http:\/\/harbour-dental\.localhost:\d+\/$/);
    const both = '<a href="de/" lang="de">Deutsch</a>';
    await until(async () => expect(await shown(site, '')).toContain(both));
    expect(await shown(site, 'en/')).toContain('We begin on time.');
    const deutsch = await shown(site, 'de/');
    expect(deutsch).toContain('<html lang="de"');
    expect(deutsch).toContain('Zwei Zahnärztinnen am Hafen.');
  });

  it('changes a site that is live, and takes that back', async () => {
    const talk = new Conversation('A change, and back');
    talk.says('Person', 'The clinic is closed on Friday. Say so on the first page of my site.');
    const reader = await agentWith(['repo:read', 'site:read']);
    await talk.use(reader, 'list_sites', {}, ['sites']);
    const { repositories } = await talk.use(reader, 'list_repositories', { own: true }, ['repositories']);
    const [{ repository }] = repositories as unknown as [{ repository: string }];
    const path = 'index.html';
    const page = await talk.use(reader, 'read_repository_file', { repository, path }, ['sha', 'text']);
    const content = String(page.text).replace('</html>', '<p>Closed on Friday.</p></html>');
    const change = {
      repository,
      message: 'Say that Friday is closed',
      write: [{ path, content, was: page.sha }],
    };
    await talk.isRefused(reader, 'write_repository_files', change);
    talk.says('Agent', 'Your token lets me read alone. I need one that may write repositories and sites.');
    const agent = await agentWith(tokenScopes);
    await talk.isRefused(agent, 'write_repository_files', {
      ...change,
      write: [{ path, content, was: '0'.repeat(40) }],
    });
    await talk.use(agent, 'write_repository_files', change, ['commit', 'is_unchanged']);
    const site = 'harbour-dental';
    talk.says('Agent', 'The site follows this branch, so that the change is published by itself.');
    await until(async () => expect(await shown(site, '')).toContain('Closed on Friday.'));
    await talk.use(agent, 'check_site', { site }, ['state', 'findings']);
    talk.says('Person', 'It is open after all. Take that back.');
    await talk.use(agent, 'list_deployments', { site }, ['total']);
    const { address } = await talk.use(agent, 'roll_back', { site }, ['address', 'deployment']);
    await until(async () => expect(await shown(site, '')).not.toContain('Closed on Friday.'));
    expect(await shown(site, '')).toContain('Deutsch');
    talk.says('Agent', `Done: ${address} is as it was.`);
    talk.says('Person', 'Is there nothing for a clinic with three languages? Suggest it.');
    const suggestion = 'A website for a clinic whose visitors speak three languages';
    await talk.use(agent, 'suggest', { suggestion, name: 'Ada' }, ['page']);
    for (const secret of secrets) expect(talk.text()).not.toContain(secret);
    await expect(talk.text()).toMatchFileSnapshot('../../docs/agents/a-change-and-back.md');
  });

  it('leaves nothing secret in the log', async () => {
    const log = server.output();
    expect(log).toContain('site_published');
    expect(log).not.toContain('mcp_tool_failed');
    expect(secrets.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(log).not.toContain(secret);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenScopes } from '../../domain/account/token-scopes.ts';
import type { Agent } from '../testing/agent.ts';
import { type McpServer, startMcpServer } from './testing/mcp-server.ts';
import { factsOf, refusalOf } from './testing/told.ts';

let server: McpServer;
/** Without a token, and with one that may do everything. */
let anyone: Agent;
let adas: Agent;
beforeAll(async () => {
  server = await startMcpServer();
  anyone = await server.agent();
  adas = await server.agent(await server.server.user(), tokenScopes);
});
afterAll(() => server.close());

describe('templates', () => {
  it('are found by words, also where none has all of them', async () => {
    const { templates, note } = await factsOf(anyone, 'search_templates', {
      query: 'dental clinic',
      limit: 1,
    });
    expect(templates).toMatchObject([
      { id: 'dental-clinic', page: expect.stringMatching(/\/template\/dental-clinic$/) },
    ]);
    expect(note).toBeUndefined();
    const some = await factsOf(anyone, 'search_templates', { query: 'dentist xylophone' });
    expect([some.templates[0].id, some.note]).toEqual([
      'dental-clinic',
      expect.stringMatching(/^No template has all/),
    ]);
    const none = await factsOf(anyone, 'search_templates', { query: 'xylophone', category: 'Health' });
    expect(none).toMatchObject({ templates: [], total: 0, categories: expect.arrayContaining(['Health']) });
    expect(await refusalOf(anyone, 'search_templates', { query: 'x'.repeat(101) })).toMatch(/^query: /);
  });

  it('say what can be changed in them, group by group where that is much', async () => {
    const { slots, groups, palettes, files } = await factsOf(anyone, 'get_template', {
      template: 'dental-clinic',
      group: 'hero',
    });
    expect(slots.map(({ name }: { name: string }) => name)).toContain('hero.title');
    expect(groups).toContainEqual({ name: 'Hero', slots: slots.length });
    expect(palettes).toContainEqual({ id: 'mint', label: 'Mint and apricot' });
    expect(files).toContainEqual({ path: 'index.html', bytes: expect.any(Number) });
    const large = await factsOf(anyone, 'get_template', { template: 'base' });
    expect([large.slots, large.note]).toEqual([null, expect.stringContaining('groups')]);
    const none = await factsOf(anyone, 'get_template', { template: 'base', group: 'nothing' });
    expect([none.slots, none.note]).toEqual([[], expect.stringContaining('no such group')]);
    expect(await refusalOf(anyone, 'get_template', { template: 'nothing' })).toMatch(/search_templates/);
  });

  it('are read file by file, in parts', async () => {
    const path = 'assets/css/look.css';
    const first = await factsOf(anyone, 'read_template_file', { template: 'dental-clinic', path });
    expect(first.text).toContain(':root');
    const page = { template: 'base', path: 'index.html' };
    let whole = '';
    for (let offset: number | null = 0; offset !== null; ) {
      const part: { text: string; next_offset: number | null } = await factsOf(anyone, 'read_template_file', {
        ...page,
        offset,
      });
      whole += part.text;
      offset = part.next_offset;
    }
    expect(whole).toMatch(/^<!doctype html>[\s\S]+<\/html>\s*$/i);
    for (const outside of ['../catalogue.json', '/etc/passwd', 'measured.json', 'nothing.html'])
      expect(await refusalOf(anyone, 'read_template_file', { template: 'base', path: outside })).toMatch(
        /no such file/,
      );
    expect(
      await refusalOf(anyone, 'read_template_file', { template: 'dental-clinic', path: 'card.webp' }),
    ).toMatch(/no such file/);
  });

  it('are tried with values, of which each that is refused is named', async () => {
    const { problems, changed_files } = await factsOf(anyone, 'preview_template', {
      template: 'coming-soon',
      values: { slots: { 'no.slot': 'x' }, look: { palette: 'none', pairing: 'none' } },
    });
    expect(problems).toContainEqual({ name: 'no.slot', what: 'is no slot of this template' });
    expect(problems.length).toBeGreaterThan(1);
    expect(changed_files).toEqual([]);
    const long = 'x'.repeat(140_000);
    expect(
      await refusalOf(anyone, 'preview_template', {
        template: 'coming-soon',
        values: { slots: { a: long } },
      }),
    ).toMatch(/longer than any template/);
  });

  it('become a website in a repository; nothing is kept of what is refused', async () => {
    const values = { slots: { 'hero.title': 'Guten Tag.' } };
    const website = { template: 'dental-clinic', values, repository: 'practice', folder: 'de' };
    const refused = { ...website, values: { slots: { 'hero.title': 'x'.repeat(500) } } };
    expect(await refusalOf(adas, 'apply_template', refused)).toMatch(/hero\.title has 500 characters/);
    expect((await factsOf(adas, 'list_repositories', { own: true })).repositories).toEqual([]);

    const made = await factsOf(adas, 'apply_template', website);
    expect(made).toMatchObject({ is_new: true, folder: 'de', changed_files: ['de/index.html'] });
    const page = await factsOf(adas, 'read_repository_file', {
      repository: 'practice',
      path: 'de/index.html',
    });
    expect(page.text).toContain('Guten Tag.');
    // The same again is there already; another one only with `replace`.
    expect(await factsOf(adas, 'apply_template', website)).toMatchObject({
      is_unchanged: true,
      is_new: false,
    });
    const other = { ...website, values: { slots: { 'hero.title': 'Moin.' } } };
    expect(await refusalOf(adas, 'apply_template', other)).toMatch(/de\/index\.html is there already/);
    expect(await factsOf(adas, 'apply_template', { ...other, replace: true })).toMatchObject({
      is_unchanged: false,
    });
    const site = await factsOf(adas, 'read_repository_file', {
      repository: 'practice',
      path: 'de/site.json',
    });
    expect(JSON.parse(site.text)).toMatchObject({
      template: 'dental-clinic',
      slots: { 'hero.title': 'Moin.' },
    });
    // What is there is given again, changed: whatever is not named is as in the template.
    const again = JSON.parse(site.text);
    again.slots['business.name'] = 'Am Hafen';
    const both = { ...website, values: again, replace: true };
    expect(await factsOf(adas, 'apply_template', both)).toMatchObject({ is_unchanged: false });
    const { text } = await factsOf(adas, 'read_repository_file', {
      repository: 'practice',
      path: 'de/site.json',
    });
    expect(JSON.parse(text)).toEqual(again);
  });
});

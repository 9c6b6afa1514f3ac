import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenScopes } from '../../domain/account/token-scopes.ts';
import { functionError } from '../functions/kit/errors.ts';
import { parseStorable } from '../http/body.ts';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import type { Call } from './call.ts';
import { mcpBudget } from './limits.ts';
import type { FoundRepository } from './repositories.ts';
import { runTool } from './run-tool.ts';
import type { OwnSite } from './sites.ts';
import { openTemplates } from './templates/templates.ts';
import { allTools, type ToolServices } from './tools/all-tools.ts';

const call: Call = {
  network: 'here',
  left: new AbortController().signal,
  member: { id: crypto.randomUUID(), accessToken: 'none', scopes: tokenScopes },
};
const long = 'é𝕏\n'.repeat(200_000);
const repository = {
  id: crypto.randomUUID(),
  owner: 'ada',
  slug: 'notes',
  name: long,
  description: long,
  is_private: true,
  file_count: 1,
  updated_at: '2026-01-01',
} as FoundRepository;
const site = {
  id: crypto.randomUUID(),
  name: 'tea-room',
  address: 'http://tea-room.localhost/',
  live_deployment_id: crypto.randomUUID(),
  take_down_reason: long,
  taken_down_at: '2026-01-01',
  updated_at: '2026-01-01',
} as unknown as OwnSite;

/** Every text that a service is given can be looked up in a database, and none is longer than it was made for. */
function checkGiven(given: unknown, most = 4 * 1024 * 1024): void {
  const text = JSON.stringify(given) ?? '';
  expect(text.length).toBeLessThanOrEqual(most);
  expect(text).not.toContain('\\u0000');
}

/** The product behind the tools, which answers with the longest that it could hold. */
const templates = openTemplates({ take: async () => 0 });
const services: ToolServices = {
  templates: {
    ...templates,
    async fill(_, values) {
      checkGiven(values, 300_000);
      const problems = Array.from({ length: 3000 }, () => ({ name: long, what: long }));
      return { changed: {}, removed: [], problems: Object.keys(values).length > 1 ? problems : [] };
    },
  },
  repositories: {
    async list(wanted) {
      checkGiven(wanted, 1000);
      expect(wanted.from).toBeLessThan(1_000_000);
      return Array.from({ length: wanted.count }, () => repository);
    },
    async find(_, name) {
      checkGiven(name, 1000);
      if (name.length % 3 === 0) throw functionError('repositoryNotFound');
      return repository;
    },
    async files(_call, _repository, ref) {
      checkGiven(ref ?? '', 2000);
      return {
        commit: null,
        files: Array.from({ length: 3000 }, (_, index) => ({
          path: `${'p'.repeat(100)}${index}`,
          sha: '0',
          size: 1,
          mode: '100644',
        })),
      };
    },
    async text(_call, _repository, at) {
      checkGiven(at, 8000);
      return { commit: '0', sha: '0', text: long, isUtf8: true };
    },
    async writeTo(_, name, making, editOf) {
      checkGiven(name, 1000);
      checkGiven(await editOf(async () => []), 32 * 1024 * 1024);
      return { found: repository, isNew: making.create, committed: { commit: '0', unchanged: false } };
    },
  },
  sites: {
    list: async () => Array.from({ length: 500 }, () => site),
    async find(_, name) {
      checkGiven(name, 100);
      return site;
    },
    deployments: async () =>
      Array.from({ length: 500 }, (_, index) => ({
        id: crypto.randomUUID(),
        label: 'abc',
        source: 'upload',
        source_label: long,
        commit: null,
        files: 1,
        bytes: 1,
        notes: index % 2 ? null : Array.from({ length: 100 }, () => long),
        created_at: '2026-01-01',
        live_at: null,
        is_live: index === 3,
        address: 'http://a.localhost/',
      })),
    checks: async () => ({
      isOpen: true,
      checks: [
        {
          deployment_id: site.live_deployment_id,
          state: 'done',
          findings: Array.from({ length: 3000 }, () => ({ kind: 'console', text: long })),
          foreign_hosts: Array.from({ length: 300 }, () => long),
        },
      ],
    }),
    async publish(_, name, source) {
      checkGiven({ name, source }, 8000);
      return { siteId: '0', deploymentId: '0', label: '0', files: 1, bytes: 1, notes: [long] };
    },
    async goLive(_, __, deployment) {
      expect(deployment).toMatch(/^[0-9a-f-]{36}$/);
    },
  },
  community: {
    async projects({ query, tag, page, pageSize }) {
      checkGiven({ query, tag }, 1000);
      expect(page * pageSize).toBeLessThan(1_000_000);
      const row = {
        id: '0',
        title: long,
        description: long,
        tags: Array.from({ length: 300 }, () => long),
        slug: 'a',
        preview_url: long,
        zip_file_url: long,
        image_url: null,
        created_at: '2026-01-01',
      };
      return { total: 1, projects: Array.from({ length: pageSize }, () => row) };
    },
    async suggest(_, __, said) {
      checkGiven(said, 50_000);
      return '/make-my-site/1';
    },
  },
};
const tools = allTools(services, { siteUrl: 'http://localhost:3000' });

const ids = ['dental-clinic', 'base', 'weather-app', 'none', '../base', '__proto__', 'constructor'];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(
    ...ids,
    'index.html',
    '../../etc/passwd',
    'a/b',
    'a/b/c',
    '.',
    '',
    ' ',
    'en',
    'Hero',
    'x'.repeat(5000),
  ),
  fc.uuid(),
);
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 2, arbitrary: fc.boolean() },
  {
    weight: 2,
    arbitrary: fc.array(fc.record({ path: text, content: text }, { requiredKeys: [] }), { maxLength: 4 }),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { slots: fc.dictionary(text, text), sections: fc.array(text) },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Arguments of a tool: most of them in its own fields, some right, some of other kinds, and some that it does not know. */
function argumentsOf(names: string[]): fc.Arbitrary<unknown> {
  const known = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
  const likely = fc.record({
    ...(names.includes('template') ? { template: fc.constantFrom(...ids) } : {}),
    ...(names.includes('repository')
      ? { repository: fc.constantFrom('notes', 'ada/notes', 'a/b/c', '/', 'é') }
      : {}),
    ...(names.includes('site') ? { site: fc.constantFrom('tea-room', 'Tea', '') } : {}),
    ...(names.includes('path') ? { path: fc.constantFrom('index.html', '../x', 'assets/css/look.css') } : {}),
    ...(names.includes('offset') ? { offset: fc.nat(1_000_000) } : {}),
    ...(names.includes('message') ? { message: text } : {}),
    ...(names.includes('suggestion') ? { suggestion: text } : {}),
    ...(names.includes('values')
      ? { values: fc.record({ slots: fc.dictionary(text, value) }, { requiredKeys: [] }) }
      : {}),
    ...(names.includes('write')
      ? { write: fc.array(fc.record({ path: text, content: text }), { maxLength: 5 }) }
      : {}),
  });
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(likely, fc.option(known, { freq: 3 })).map(([one, more]) => ({ ...more, ...one })),
    },
    { weight: 3, arbitrary: known },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** Arguments as they come in a message; none where no such message is taken. */
function asSent(args: unknown): unknown {
  try {
    return parseStorable(Buffer.from(JSON.stringify(args)), () => new Error());
  } catch {
    return undefined;
  }
}

describe('whatever a tool is asked', () => {
  it.each(tools)(
    '$name answers in its own form, or refuses in a few words',
    async (tool) => {
      const log = { error: (...line: unknown[]) => expect(line).toEqual([]), info() {}, debug() {} };
      let answered = 0;
      await fc.assert(
        fc.asyncProperty(argumentsOf(Object.keys(tool.input.shape)), async (made) => {
          const args = asSent(made);
          const result = await runTool(tool, args, call, { log });
          const said = result.content[0]?.text ?? '';
          if (result.isError) {
            expect(said.length).toBeLessThan(1100);
            expect(said).toMatch(/ \([a-z_]+\)$/);
            expect(said).not.toMatch(/node_modules|\.ts:\d|\bat \//);
            return;
          }
          answered += 1;
          expect(said.length).toBeLessThanOrEqual(mcpBudget.answerCharacters);
          expect(tool.output.safeParse(JSON.parse(said)).error).toBeUndefined();
        }),
        cases(300, `arguments of ${tool.name}`),
      );
      // Or nothing but refusals was looked at.
      expect(answered).toBeGreaterThan(0);
    },
    fuzzTimeout,
  );
});

import type { Fault } from './fault.ts';

const inspection = 'server/storage/inspect/inspect.database.test.ts';

/** What strangers send: queries, headers, files, Markdown, commits, replies of a model. */
export const inputFaults: Fault[] = [
  {
    name: 'filter-list-unquoted',
    file: 'server/rest/sql/condition.ts',
    find: `value.replace(/["\\\\]/g, '\\\\$&')`,
    replace: 'value',
    tests: ['server/rest/read.database.test.ts'],
  },
  {
    name: 'embedding-without-depth',
    file: 'server/rest/parse/select.ts',
    find: 'if (depth > maxDepth)',
    replace: 'if (depth > 10_000)',
    tests: ['server/rest/parse/select.test.ts'],
  },
  {
    name: 'range-off-by-one',
    file: 'server/rest/range.ts',
    find: 'last + 1)',
    replace: 'last)',
    tests: ['server/rest/range.test.ts'],
  },
  {
    name: 'prefer-takes-last',
    file: 'server/rest/prefer.ts',
    find: 'preferences[key] ??= value as never;',
    replace: 'preferences[key] = value as never;',
    tests: ['server/rest/prefer.test.ts'],
  },
  {
    name: 'zip-entries-overlap',
    file: 'server/storage/inspect/zip.ts',
    find: 'if (next && next.start < dataStart + member.packedSize)',
    replace: 'if (next && next.start < dataStart)',
    tests: [inspection],
  },
  {
    name: 'image-not-decoded',
    file: 'server/storage/inspect/image.ts',
    find: `.catch(() => refuse('It is damaged.'));`,
    replace: '.catch(() => {});',
    tests: [inspection],
  },
  {
    name: 'svg-shown-in-place',
    file: 'server/storage/downloads/headers.ts',
    find: `'image/gif', 'image/avif']);`,
    replace: `'image/gif', 'image/avif', 'image/svg+xml']);`,
    tests: ['server/storage/downloads/download.database.test.ts'],
    filter: 'never acts on our origin',
  },
  {
    name: 'readme-html-kept',
    file: 'server/git/pages/clean-html.ts',
    find: 'sanitizeHtml(html, optionsFor(place))',
    replace: 'html',
    tests: ['server/git/pages/markdown.test.ts'],
    filter: 'nothing in it acts',
  },
  {
    name: 'front-matter-unchecked',
    file: 'scripts/build/blog/compile.ts',
    find: 'if (slug !== expected) throw',
    replace: 'if (!slug) throw',
    tests: ['scripts/build/blog/compile.test.ts'],
  },
  {
    name: 'pack-unchecked',
    file: 'server/git/publish.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source's own text.
    find: "`--strict=${harmlessFaults.map((id) => `${id}=warn`).join(',')}`, '-o'",
    replace: "'-o'",
    tests: ['server/git/publish.database.test.ts'],
  },
  {
    name: 'reply-cut-off-unnoticed',
    file: 'server/functions/ai/read-completion.ts',
    find: 'if (!reason) throw serviceErrors.cutOff();',
    replace: `reason ??= 'stop';`,
    tests: ['server/functions/ai/read-completion.test.ts', 'server/functions/ai/ai.test.ts'],
  },
];

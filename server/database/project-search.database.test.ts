import type { SupabaseClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases, fuzzTimeout } from '../testing/fuzz.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { owner } from './database.ts';
import { fileOf } from './test-rows.ts';
import { question, row } from './test-searches.ts';

let server: TestServer;
let author: string;
let readers: [name: string, client: SupabaseClient][];
beforeAll(async () => {
  server = await startTestServer();
  const [me, other] = [await server.user(), await server.user()];
  author = me.id;
  readers = [
    ['a visitor', server.visitor()],
    ['another member', other.client],
    ['the author', me.client],
    ['an operator', server.operator()],
  ];
  // One of each kind: waiting, failed, and done with all that can be found.
  await run(
    `insert into public.site_checks (hash, state, axe_faults, foreign_hosts, bytes)
      select lpad(kind::text, 64, '0'),
        case kind when 8 then 'waiting' when 9 then 'failed' else 'done' end,
        kind & 1, case when kind & 2 = 0 then '{}' else array['fonts.example'] end, 512000 - 1 + (kind & 4) / 4
      from generate_series(0, 9) as kind`,
  );
  // More than a search looks through before it asks an index, than it counts, and than it calls a short list. A third of
  // the older ones have a site without a fault, and one in seven has any.
  await run(
    `insert into public.projects (title, tags, zip_file_url, user_id, created_at, check_hash)
      select 'Nr. ' || n,
        array['all', case when n % 1000 = 0 then 'few' else 'half' end, case when n > 1300 then 'aged' else 'new' end], $1, $2,
        timestamptz '2026-06-01' - n * interval '1 minute',
        lpad((case when n % 7 = 0 then n / 7 % 10 when n > 1300 and n % 3 = 0 then 0 end)::text, 64, '0')
      from generate_series(1, 10500) as n`,
    fileOf(author),
    author,
  );
});
afterAll(() => server.close());

async function run<R>(text: string, ...values: unknown[]): Promise<R[]> {
  return (await server.services.database.run<R>(owner, { text, values })).rows;
}

interface Asked {
  checks?: string[];
  q?: string;
  tag?: string;
  page?: number;
  page_size?: number;
}

interface Found {
  total: number;
  projects: { id: string; title: string; status: string }[];
}

async function find(client: SupabaseClient, asked: Asked): Promise<Found> {
  const { data, error } = await client.rpc('find_projects', asked, { get: true });
  if (error) throw new Error(error.message);
  return data as Found;
}

interface Row {
  id: string;
  title: string;
  tags: string[];
}

/** Letters as they are compared, in words of this language's own. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’`´‘]|\u200d|\ufe0f/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .normalize('NFKC');
}

const wordsOf = (folded: string) => folded.split(/[\s!"(),/:;<=>?[\\\]^{|}~._-]+/u).filter(Boolean);

function searchedWords({ title, tags }: Row): string[] {
  const folded = fold([title, ...tags].join(' '));
  const joined = folded.split(/[\s,]+/u).map(wordsOf);
  return [...wordsOf(folded), ...joined.filter((parts) => parts.length > 1).map((parts) => parts.join(''))];
}

/** Whether one slip makes the one of the other. */
function isSlip(a: string, b: string): boolean {
  const [x, y] = [[...a], [...b]];
  if (Math.abs(x.length - y.length) > 1 || y.length < 4) return false;
  let at = 0;
  while (at < x.length && x[at] === y[at]) at += 1;
  const same = (i: number, j: number) => x.slice(i).join('') === y.slice(j).join('');
  const isSwapped = x[at] === y[at + 1] && x[at + 1] === y[at];
  return same(at + 1, at + 1) || same(at + 1, at) || same(at, at + 1) || (isSwapped && same(at + 2, at + 2));
}

const maySlip = (word: string) =>
  [...word].length >= 4 && [...word].length <= 16 && !/[\d\p{Script=Han}\p{Script=Hiragana}]/u.test(word);

/** What each of the checks asks of a project and the check of its site. */
const asks: Record<string, string> = {
  live: 'true',
  'no-faults': `site.state = 'done' and site.axe_faults = 0`,
  'no-foreign-requests': `site.state = 'done' and cardinality(site.foreign_hosts) = 0`,
  'under-500-kb': `site.state = 'done' and site.bytes < 512000`,
};

/** What is to be found, by a look at every project. */
async function expected({ q = '', tag = '', checks = [] }: Asked): Promise<string[]> {
  const rows = await run<Row>(
    `select project.id, title, tags from public.projects as project
      left join public.site_checks as site on site.hash = project.check_hash
      where status = 'published' and ($1 = '' or tags @> array[$1::text])
        ${checks.map((check) => `and site.hash is not null and ${asks[check]}`).join(' ')}
      order by created_at desc, project.id desc`,
    tag,
  );
  if (q === '') return tag === '' && checks.length === 0 ? [] : rows.map(({ id }) => id);
  const asked = wordsOf(fold([...q].slice(0, 101).join('')));
  if (asked.length === 0) return [];
  const find = (fits: (word: string, among: string[]) => boolean) =>
    rows.filter((row) => {
      const among = searchedWords(row);
      return asked.every((word) => fits(word, among));
    });
  const contains = (word: string, among: string[]) => among.some((other) => other.includes(word));
  let found = find(contains);
  if (found.length === 0 && asked.some(maySlip)) {
    found = find((word, among) =>
      maySlip(word) ? among.some((other) => isSlip(word, other)) : contains(word, among),
    );
  }
  return found.map(({ id }) => id);
}

async function expectSame(asked: Asked): Promise<void> {
  const ids = await expected(asked);
  const { page = 1, page_size = 24 } = asked;
  const shown = ids.slice((page - 1) * page_size, page * page_size);
  for (const [name, client] of readers) {
    const { total, projects } = await find(client, asked);
    expect(
      projects.map(({ id }) => id),
      `${name}, ${JSON.stringify(asked)}`,
    ).toEqual(shown);
    // Beyond 1,000 it is an estimate, which hides nothing that was read.
    if (ids.length <= 1000 || shown.length < page_size) expect(total, name).toBe(ids.length);
    else expect(total, name).toBeGreaterThan(1000);
  }
}

it(
  'finds what a look at every project finds, in its order, whatever has been written before',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 12 }),
        row,
        fc.array(question, { minLength: 1, maxLength: 6 }),
        async (rows, change, questions) => {
          await run(`delete from public.projects where title not like 'Nr. %'`);
          for (const { title, tags, status, day, site } of rows) {
            await run(
              `insert into public.projects (title, tags, status, zip_file_url, user_id, created_at, check_hash)
                values ($1, $2, $3, $4, $5, timestamptz '2026-06-01' + $6 * interval '1 day', lpad($7, 64, '0'))`,
              ...[title, tags, status, fileOf(author), author, day, site],
            );
          }
          const [first] = rows;
          await run(
            `update public.projects set title = $1, tags = $2, status = $3,
                created_at = timestamptz '2026-06-01' + $4 * interval '1 day', check_hash = lpad($5, 64, '0')
              where title = $6`,
            ...[change.title, change.tags, change.status, change.day, change.site, first?.title.trim()],
          );
          for (const asked of questions) await expectSame(asked);
          // What was made is asked for by a part of itself, too.
          const letters = [...(rows.at(-1)?.title ?? '')];
          for (const length of [1, 2, 5]) await expectSame({ q: letters.slice(1, 1 + length).join('') });
          for (const made of rows.at(-1)?.tags ?? []) await expectSame({ tag: made, q: made.toUpperCase() });
        },
      ),
      cases(12, 'search of projects'),
    );
  },
  fuzzTimeout,
);

it.each<[string, Asked]>([
  ['nothing', {}],
  ['the words of a thousand and more', { q: 'nr', page: 3 }],
  ['words that are not there', { q: 'zebra crossing' }],
  ['signs that mean something to a pattern', { q: '%' }],
  ['a word that only the oldest have', { q: 'Nr. 1049' }],
  ['a page behind the last', { q: 'Nr. 1049', page: 9 }],
  ['a tag that most have', { tag: 'half', page: 40 }],
  ['a tag that few have', { tag: 'few' }],
  ['live sites', { checks: ['live'] }],
  ['a later page of live sites', { checks: ['live'], page: 40 }],
  ['sites without fault, of which thousands are there and few new', { checks: ['no-faults'], page: 3 }],
  ['sites that are everything', { checks: ['no-faults', 'no-foreign-requests', 'under-500-kb', 'live'] }],
  ['light sites of a tag that few have', { checks: ['under-500-kb'], tag: 'few' }],
  ['sites of a tag that thousands have', { checks: ['no-foreign-requests'], tag: 'half', page: 2 }],
  ['words of thousands among sites', { checks: ['live'], q: 'aged', page: 2 }],
  ['words of few among sites', { checks: ['no-faults'], q: '1049' }],
  ['a slip among sites of a tag', { checks: ['no-faults', 'under-500-kb'], q: 'agde', tag: 'half' }],
  ['a page behind the last of sites', { checks: ['no-faults'], page: 900 }],
  ['a page behind the last of a tag', { tag: 'all', page: 5000 }],
  ['words among those of a tag', { q: 'nr. 8', tag: 'few' }],
  ['a tag among those of a tag', { q: 'FEW', tag: 'all' }],
  ['more than a title can hold', { q: 'n'.repeat(300) }],
  ['rare words among those of a tag that most have', { q: 'nr. 1049', tag: 'half' }],
  ['words in another order', { q: 'few 1000' }],
  ['a tag with a slip, which many have', { q: 'hlaf' }],
  ['a tag with a slip, which few have among those of a tag', { q: 'nr 1000', tag: 'all' }],
  ['nothing but signs that separate', { q: ' -- . ' }],
  ['words of thousands, none of them among the newest', { q: 'nr aged', page: 2 }],
  ['the same with a slip', { q: 'agde' }],
  ['the same among those of a tag that most have', { q: 'aged', tag: 'half' }],
  ['a page behind the last of them', { q: 'aged', page: 400 }],
])('finds %s', (_name, asked) => expectSame(asked));

it.each(['aged', 'agde'])('reads few texts for %s, which thousands have, none of the newest', async (q) => {
  await run(`delete from public.projects where title not like 'Nr. %'`);
  await run('analyze private.project_texts');
  const texts = await server.services.database.transaction(owner, async (session) => {
    // PostgreSQL counts what earlier questions of this connection read, too, until it has told the others of it.
    const counted = `select (pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::integer as texts
      from pg_class where oid = 'private.project_texts'::regclass`;
    const read = async () => (await session.query<{ texts: number }>(counted)).rows[0]?.texts ?? 0;
    const before = await read();
    await session.query('select public.find_projects($1)', [q]);
    return (await read()) - before;
  });
  // The newest 1,200, the 1,001 that are counted, and those of two days, some of them met on the way.
  expect(texts).toBeGreaterThan(1200);
  expect(texts).toBeLessThan(7000);
});

/** What people ask for, and the title that they mean. */
const meant: [q: string, title: string][] = [
  ['cafe', 'Café Zürich'],
  ['CAFÉ', 'Café Zürich'],
  ['zurich', 'Café Zürich'],
  ['zürich café', 'Café Zürich'],
  ['resume', 'Résumé builder'],
  ['koln', 'Straßenfest Köln'],
  ['strassenfest', 'Straßenfest Köln'],
  ['STRASSENFEST', 'Straßenfest Köln'],
  ["o'neil", 'O’Neil’s bakery'],
  ['café', 'café decomposed'],
  ['fullwidth', 'ＦＵＬＬｗｉｄｔｈ store'],
  ['istanbul', 'İstanbul rehberi'],
  ['demo shop', 'e-commerce shop demo'],
  ['starter  kit', 'Node.js starter kit'],
  ['ecommerce', 'e-commerce shop demo'],
  ['nodejs', 'Node.js starter kit'],
  ['manana', 'Mañana ¡Hola!'],
  ['料理', '日本料理店のサイト'],
  ['쇼핑', '한국어 쇼핑몰'],
  ['МАГАЗИН', 'Интернет магазин'],
  ['เว็บ', 'ภาษาไทย เว็บ'],
  ['c++', 'C++ Playground'],
  ['100%', '100% organic'],
  ['🥐', 'emoji 🥐 bakery'],
  ['bakrey', 'emoji 🥐 bakery'],
  ['bakry', 'emoji 🥐 bakery'],
  ['bakeery', 'emoji 🥐 bakery'],
  ['demo e-comerce', 'e-commerce shop demo'],
  ['koeln', 'Straßenfest Köln'],
  ['oneil', 'O’Neil’s bakery'],
  ['kit node', 'Node.js starter kit'],
  ['starter-kit', 'Node.js starter kit'],
  ['магазн', 'Интернет магазин'],
  ['日本', '日本料理店のサイト'],
];

it('finds what people mean: any accents, case, width, apostrophes and order, and one slip', async () => {
  await run(`delete from public.projects where title not like 'Nr. %'`);
  const titles = [...new Set(meant.map(([, title]) => title))];
  await run(
    `insert into public.projects (title, zip_file_url, user_id) select title, $2, $3 from unnest($1::text[]) as title`,
    titles,
    fileOf(author),
    author,
  );
  const client = server.visitor();
  for (const [q, title] of meant) {
    const { projects } = await find(client, { q });
    expect(
      projects.map((project) => project.title),
      q,
    ).toContain(title);
  }
  for (const q of ['zebra crossing', 'cafe zebra', '¿', '101%', '料理人', 'o’neill jr', 'kaffee', 'wxyz']) {
    expect(await find(client, { q }), q).toEqual({ total: 0, projects: [] });
  }
  await run('delete from public.projects where title = any ($1::text[])', titles);
});

it('looks for few words, each once, whatever letters become when they are folded', async () => {
  await run(
    `insert into public.projects (title, zip_file_url, user_id) values ('Calligraphy ﷺ', $1, $2)`,
    fileOf(author),
    author,
  );
  const [, visitor] = readers[0] as (typeof readers)[number];
  for (const [q, titles] of [
    ['ﷺ '.repeat(50), ['Calligraphy ﷺ']],
    ['Calligraphy '.repeat(20), ['Calligraphy ﷺ']],
    ['ﷺ'.repeat(101), []],
  ] as const) {
    expect((await find(visitor, { q })).projects.map(({ title }) => title)).toEqual(titles);
    const [asked] = await run<{ words: string[] }>('select private.asked_words($1) as words', q);
    expect(asked?.words.length).toBeLessThan(10);
  }
});

it('finds sites by what was found out about them as soon as that is known', async () => {
  const all: Asked[] = [{ checks: ['no-faults'] }, { checks: ['under-500-kb'], tag: 'half' }];
  for (const state of ['done', 'waiting']) {
    await run(`update public.site_checks set state = $1 where hash = lpad('8', 64, '0')`, state);
    for (const asked of all) await expectSame(asked);
    // Number 56 has this check.
    await expectSame({ checks: ['no-faults', 'no-foreign-requests'], q: 'nr. 56' });
  }
});

it('says which checks there are to who asks for another one', async () => {
  const { error } = await server.visitor().rpc('find_projects', { checks: ['fast'] }, { get: true });
  expect([error?.code, error?.message]).toEqual([
    '22023',
    'There is no such check. Checks are live, no-faults, no-foreign-requests, under-500-kb.',
  ]);
});

it('gives a whole project as the table does', async () => {
  const client = server.visitor();
  const { projects } = await find(client, { q: 'nr. 10500' });
  const { data } = await client.from('projects').select('*').eq('title', 'Nr. 10500');
  expect(projects).toEqual(data);
});

it.each(['draft', 'pending_review'])(
  'never finds what is a %s, for nobody and not by its number',
  async (status) => {
    const [made] = await run<{ id: string }>(
      `insert into public.projects (title, tags, zip_file_url, user_id, check_hash)
      values ('Kept quiet', '{quiet}', $1, $2, lpad('0', 64, '0')) returning id`,
      fileOf(author),
      author,
    );
    const asked = [
      { q: 'kept qu' },
      { q: 'ie' },
      { q: 'quiet' },
      { tag: 'quiet' },
      { q: 'kept', tag: 'quiet' },
      { tag: 'quiet', checks: ['no-faults'] },
      { q: 'kept', checks: ['live'] },
    ];
    const seen = async () =>
      Promise.all(
        asked.flatMap((question) =>
          readers.map(async ([, client]) => {
            const { total, projects } = await find(client, question);
            return [total, projects.length];
          }),
        ),
      );
    const all = asked.length * readers.length;
    expect(await seen()).toEqual(Array(all).fill([1, 1]));
    await run('update public.projects set status = $2 where id = $1', made?.id, status);
    expect(await seen()).toEqual(Array(all).fill([0, 0]));
    // No index holds a word of it, so no answer can take longer for it.
    expect(await run(`select from private.project_tags where tag = 'quiet'`)).toEqual([]);
    expect(await run('select from private.project_tags where project_id = $1', made?.id)).toEqual([]);
    await run('delete from public.projects where id = $1', made?.id);
  },
);

it('keeps the lists behind it to itself', async () => {
  for (const [, client] of readers.slice(0, 3)) {
    expect((await client.from('project_tags').select()).error?.code).toBe('PGRST205');
    expect((await client.rpc('matching_projects', {})).error?.code).toBe('PGRST202');
    expect((await client.schema('private').from('project_tags').select()).error?.code).toBe('PGRST106');
  }
});

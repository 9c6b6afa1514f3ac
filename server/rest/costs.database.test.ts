import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionBudget } from '../budgets/budgets.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture(`
    create table books (
      id int primary key, title text check (char_length(title) between 1 and 100), code varchar(20), body text
    );
    create table pages (id int primary key, book_id int references books (id), body text, words tsvector);
    create table people (id int primary key, name text check (char_length(name) <= 50), chief_id int references people (id));
    create table readers (book_id int references books (id), person_id int references people (id), primary key (book_id, person_id));
    insert into books select i, 'Book ' || i, 'b' || i, case when i = 3 then repeat('long ', 4000) else 'short' end
      from generate_series(1, 3) as i;
    insert into pages select i, 1, repeat('x', 200 * 1024), 'fat:1' from generate_series(1, 100) as i;
    insert into people values (1, 'Ada', null), (2, 'Ben', 1), (3, 'Cleo', 2);
    insert into readers values (1, 1), (3, 1), (1, 2);
    create table notes (id int primary key, data jsonb);
    insert into notes values (1, jsonb_build_object('a', repeat('x', 20000)));
    grant select on books, pages, people, readers, notes to anon;
    grant all on books, pages, people, readers to service_role;`);
});
afterAll(() => fixture.server.close());

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fixture.request(path, init);
  return { status: response.status, body: await response.json() };
};
/** The same with the operator's key, which is not limited. */
const asOperator = (path: string) => ask(path, { headers: { apikey: fixture.server.services.keys.secret } });

const tooComplex = { status: 400, body: { code: '2201B' } };

describe('a pattern whose cost grows faster than the text is refused', () => {
  test.each([
    ['look-ahead', 'match.(?=.*zzzq)a'],
    ['look-ahead that denies', 'imatch.(?!b)a'],
    ['look-behind', 'match.(?<=a)b'],
    ['a back-reference', String.raw`match.(a)\1`],
    ['embedded options', 'match.(?i)a'],
    ['basic syntax', String.raw`match.(?b)a\{1,30\}`],
    ['a director', 'match.***:(?b)a'],
    ['repetitions that multiply', 'match.(a{0,20}){0,20}'],
    ['a long one', `match.${'a?'.repeat(200)}`],
    ['one of LIKE that is long', `like.${'*a'.repeat(200)}`],
    ['look-ahead in a list', 'match(any).{"(?=.*zzzq)a"}'],
    ['look-ahead in a list, escaped', String.raw`match(any).{"(\?=.*zzzq)a"}`],
    ['repetitions in a list', 'imatch(all).{"(a{1,20}){1,20}"}'],
    ['a list without end', `like(any).{${Array(1500).fill('a').join(',')}}`],
  ])('%s', async (_, filter) => {
    expect(await ask(`/books?title=${encodeURIComponent(filter)}`)).toMatchObject(tooComplex);
    expect(await ask(`/books?or=(id.eq.1,title.${encodeURIComponent(filter)})`)).toMatchObject({
      status: 400,
    });
  });

  test('and an ordinary one is not', async () => {
    for (const filter of [
      'match.^Book (1|2)$',
      'imatch.b(?:oo){1,2}k 1',
      String.raw`match.\(?Book 1`,
      'like(any).{"*1","*2"}',
    ]) {
      expect(await ask(`/books?select=id&title=${encodeURIComponent(filter)}`)).toMatchObject({
        status: 200,
      });
    }
  });
});

describe('values of unlimited length', () => {
  const tooLong = { status: 400, body: { code: '54000', details: expect.stringContaining('20000') } };

  test.each([
    'like.*g',
    'ilike.*g',
    'match.g$',
    'imatch(any).{g$}',
    'fts.long',
    'not.wfts(english).long',
    'plfts.long',
  ])('are not searched where they are long: %s', async (filter) => {
    expect(await ask(`/books?select=id&body=${filter}`)).toMatchObject(tooLong);
  });

  test.each([
    ['compared', 'Patterns, full-text', '/books?select=id&body=gt.a'],
    ['compared in a tree', 'Patterns, full-text', '/books?select=id&or=(id.eq.9,body.not.lte.a)'],
    ['ordered by', 'Rows are ordered', '/books?select=id&order=id.desc,body'],
    [
      'ordered by, from a resource inside',
      'Rows are ordered',
      '/readers?select=book_id,books(id)&order=books(body)',
    ],
    ['ordered by inside of rows', 'Rows are ordered', '/people?select=books(id)&books.order=body'],
    ['ordered by at a place in JSON', 'Rows are ordered', '/notes?select=id&order=data->>a'],
    ['cast', 'Casts and JSON paths', '/books?select=id,body::tsvector'],
    ['taken apart as JSON', 'Casts and JSON paths', '/books?select=id,body->>a'],
    ['taken apart as JSON by a condition', 'Casts and JSON paths', '/books?select=id&body->>a=is.null'],
  ])('are not %s where they are long', async (_, words, path) => {
    const { body, ...answer } = await ask(path);
    expect({ body, ...answer }).toMatchObject(tooLong);
    expect(body.message).toContain(words);
  });

  test('are compared, ordered by and cast where they are short, and by the operator', async () => {
    const short = '/books?select=id,body::varchar&body=gt.a&order=body.desc,id&id=lt.3';
    expect((await ask(short)).body).toEqual([1, 2].map((id) => ({ id, body: 'short' })));
    expect((await ask('/books?select=id&order=title.desc,code&limit=1')).body).toEqual([{ id: 3 }]);
    expect((await asOperator('/books?select=id&body=gt.a&order=body,id')).body).toEqual(
      [3, 1, 2].map((id) => ({ id })),
    );
  });

  test('are searched where they are short, and by the operator', async () => {
    expect(await ask('/books?select=id&body=like.sh*&id=lt.3')).toMatchObject({
      status: 200,
      body: [{ id: 1 }, { id: 2 }],
    });
    expect(await asOperator('/books?select=id&body=fts.long')).toMatchObject({
      status: 200,
      body: [{ id: 3 }],
    });
  });

  test('a word list is no text, and columns of known length need no look', async () => {
    expect(await ask('/pages?select=id&words=fts.fat&id=eq.1')).toMatchObject({
      status: 200,
      body: [{ id: 1 }],
    });
    expect(await ask('/books?select=id&title=ilike.*3')).toMatchObject({ status: 200, body: [{ id: 3 }] });
  });
});

describe('a question', () => {
  const tooMuch = {
    status: 400,
    body: { code: '54000', message: 'The question reads too much of each row.' },
  };
  const many = (count: number, make: (at: number) => string, between = '&') =>
    Array.from({ length: count }, (_, at) => make(at)).join(between);
  const { rowBytes, searchedBytes, expressions } = questionBudget;
  const unlimited = rowBytes / searchedBytes;
  const titles = rowBytes / 400;

  test.each([
    [
      'comparisons of values of unlimited length',
      unlimited,
      (n: number) => many(n, (at) => `body=lt.x${at}`),
    ],
    ['lists of them', unlimited, (n: number) => many(n, () => 'body=not.in.(a,b)')],
    ['lists in braces', unlimited, (n: number) => many(n, () => 'body=not.eq(any).{a,b}')],
    ['orders', unlimited, (n: number) => `order=${many(n, (at) => `code->>a${at}`, ',')}&limit=0`],
    ['casts', unlimited, (n: number) => `select=${many(n, (at) => `c${at}:body::varchar`, ',')}&limit=1`],
    ['comparisons in a tree', titles, (n: number) => `or=(${many(n, (at) => `title.gt.x${at}`, ',')})`],
    ['comparisons in a list', titles, (n: number) => `title=gt(any).{${many(n, (at) => `x${at}`, ',')}}`],
    ['expressions', expressions, (n: number) => `or=(${many(n, (at) => `code.match.x${at}`, ',')})`],
    [
      'expressions in a list',
      expressions,
      (n: number) => `code=match(any).{${many(n, (at) => `x${at}`, ',')}}`,
    ],
    ['JSON paths', expressions, (n: number) => `select=${many(n, (at) => `id->a${at}`, ',')}`],
    ['full-text searches', expressions, (n: number) => `or=(${many(n, (at) => `code.fts.x${at}`, ',')})`],
  ])('has so many %s', async (_, most, query) => {
    const path = (count: number) => `/books?id=lt.3&${query(count)}`;
    expect(await ask(path(most + 1))).toMatchObject(tooMuch);
    expect((await asOperator(path(most + 1))).status).toBe(200);
    expect((await ask(path(Math.floor(most / 2)))).status).toBe(200);
  });

  test('asks so often whether there is an embedded resource', async () => {
    const path = (count: number) =>
      `/people?select=id,books()&or=(${many(count, () => 'books.not.is.null', ',')})`;
    const { existences } = questionBudget;
    expect(await ask(path(existences))).toMatchObject({ status: 200, body: [{ id: 1 }, { id: 2 }] });
    expect(await ask(path(existences + 1))).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    expect((await asOperator(path(existences + 1))).status).toBe(200);
  });

  test('finds the rows of a list, also beside values that no query string can hold', async () => {
    const ids = async (filter: string) => (await ask(`/books?select=id&body=${filter}&order=id`)).body;
    expect(await ids('in.(short,"a, b")')).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await ids('not.in.(short)')).toEqual([{ id: 3 }]);
    expect(await ids('eq(any).{short}')).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

describe('an answer', () => {
  const tooLarge = { status: 400, body: { code: '54000', message: 'The answer is too large.' } };

  test.each([
    ['rows', '/pages?select=id,body'],
    ['rows with all columns', '/pages'],
    ['rows inside others', '/books?select=id,pages(body)&id=eq.1'],
    ['rows inside others, as columns', '/books?select=id,...pages(body)&id=eq.1'],
    [
      'one column many times',
      `/pages?select=${Array.from({ length: 100 }, (_, at) => `a${at}:body`).join(',')}&id=eq.1`,
    ],
    ['one name twice', '/pages?select=body,body:body'],
  ])('above its size is refused before it is put together: %s', async (_, path) => {
    expect(await ask(path)).toMatchObject(tooLarge);
    expect((await asOperator(path)).status).toBe(200);
  });

  test('ends where resources of one row have too much together, and not after each had as much as an answer', async () => {
    const half = `pages(${Array.from({ length: 32 }, (_, at) => `a${at}:body`).join(',')})`;
    const path = `/books?select=a:${half},b:${half},c:${half}&id=eq.1&a.limit=1&b.limit=1&c.limit=1`;
    const { body } = await ask(path);
    expect(body).toMatchObject(tooLarge.body);
    const bytes = Number(/\((\d+) when/.exec(body.details)?.[1]);
    expect(bytes).toBeLessThan(1.2 * questionBudget.answerBytes);
    expect((await asOperator(path)).status).toBe(200);
  });

  test('of the usual size is the same as ever, in every form', async () => {
    const { body } = await ask('/pages?select=id,body,books(title)&limit=2&order=id');
    expect(body).toEqual(
      [1, 2].map((id) => ({ id, body: 'x'.repeat(200 * 1024), books: { title: 'Book 1' } })),
    );
    const csv = await fixture.request('/books?select=id,body,code&id=lt.3&order=id', {
      headers: { accept: 'text/csv' },
    });
    expect(await csv.text()).toBe('id,body,code\n1,short,b1\n2,short,b2');
    const spread = await ask('/books?select=id,...readers(person_id)&id=eq.1');
    expect(spread.body).toEqual([{ id: 1, person_id: [1, 2] }]);
    const one = await ask('/books?select=*&id=eq.2', {
      headers: { accept: 'application/vnd.pgrst.object+json' },
    });
    expect(one.body).toEqual({ id: 2, title: 'Book 2', code: 'b2', body: 'short' });
  });

  test('has rows whose columns are called as the statement calls its own', async () => {
    await fixture.define(`
      create table letters (r text, s text, g text, "row" text, bytes text);
      insert into letters values ('r', 's', 'g', 'row', 'bytes');
      grant select on letters to anon`);
    const [letters] = (await ask('/letters')).body;
    expect(letters).toEqual({ r: 'r', s: 's', g: 'g', row: 'row', bytes: 'bytes' });
  });

  test('has all its rows in their order, up to the last byte', async () => {
    const rows = Math.floor(questionBudget.answerBytes / (200 * 1024 + 10));
    const { status, body } = await ask(`/pages?select=id,body&order=id.desc&limit=${rows}`);
    expect([status, body.length, body[0].id, body.at(-1).id]).toEqual([200, rows, 100, 101 - rows]);
  });
});

describe('resources', () => {
  test.each([
    ['back over a foreign key', '/books?select=id,pages(id,books(title))'],
    ['forth and back from the other side', '/pages?select=books(pages(id))'],
    ['back by the name of the constraint', '/books?select=pages(pages_book_id_fkey(id))'],
    ['back over a junction', '/books?select=people(books(id))'],
    ['in columns of the row', '/books?select=id,...pages(...books(title))'],
  ])('are not embedded back: %s', async (_, path) => {
    expect(await ask(path)).toMatchObject({ status: 400, body: { code: 'PGRST100' } });
    expect((await asOperator(path)).status).toBe(200);
  });

  test('may lead on the same way, as from a person to their chief and on', async () => {
    const { body } = await ask('/people?select=name,chief_id(name,chief_id(name))&id=eq.3');
    expect(body).toEqual([{ name: 'Cleo', chief_id: { name: 'Ben', chief_id: { name: 'Ada' } } }]);
  });

  test('are read for the rows of the range alone, whatever puts these in order', async () => {
    await fixture.define(`
      create table shelves (id int primary key, name text);
      create table boxes (id int primary key, shelf_id int references shelves (id), secret int);
      insert into shelves values (1, 'c'), (2, 'b'), (3, 'a');
      insert into boxes values (1, 1, 1), (2, 2, 2), (3, 3, 3);
      alter table boxes enable row level security;
      create policy "Fails when the first shelf is looked at" on boxes using (1 / (shelf_id - 1) is not null);
      grant select on shelves to anon;
      grant select (id, shelf_id) on boxes to anon`);
    expect((await ask('/shelves?select=name,boxes(id)')).body).toMatchObject({ code: '22012' });
    expect(await ask('/shelves?select=name,boxes(id),...boxes()&order=name&limit=2')).toMatchObject({
      status: 200,
      body: [
        { name: 'a', boxes: [{ id: 3 }] },
        { name: 'b', boxes: [{ id: 2 }] },
      ],
    });
  });

  test('need no right to a column that nobody asks for', async () => {
    const { body } = await ask('/boxes?select=id,shelves(name)&order=id.desc&limit=2');
    expect(body).toEqual([
      { id: 3, shelves: { name: 'a' } },
      { id: 2, shelves: { name: 'b' } },
    ]);
  });

  test('are embedded up to a number', async () => {
    const embeds = (count: number) => Array.from({ length: count }, (_, at) => `p${at}:pages(id)`).join(',');
    expect((await ask(`/books?select=${embeds(questionBudget.embeds)}&id=eq.2`)).status).toBe(200);
    expect(await ask(`/books?select=${embeds(questionBudget.embeds + 1)}`)).toMatchObject({ status: 400 });
  });
});

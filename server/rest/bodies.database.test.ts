import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture(`
    create table people (id integer primary key, name text, age integer, born date);
    create table pairs (a integer, b integer, words text, primary key (a, b));
    create table keyless (words text);
    grant all on people, pairs, keyless to anon;
    create function greet(name text, times integer default 1) returns text language sql
      as $$ select repeat('Hello ' || name || '.', times) $$;
    grant execute on function greet to anon;`);
});
afterAll(() => fixture.server.close());
beforeEach(() => fixture.server.services.database.script('truncate people, pairs'));

const people = async () => (await fixture.anon.from('people').select().order('id')).data;

async function send(method: string, path: string, type: string | null, body: string, prefer = '') {
  const headers = { ...(type ? { 'Content-Type': type } : {}), ...(prefer ? { Prefer: prefer } : {}) };
  const response = await fixture.request(path, { method, headers, body });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
}

describe('CSV', () => {
  const post = (csv: string, query = '') => send('POST', `/people${query}`, 'text/csv; charset=utf-8', csv);

  test('is many rows, with quotes, line ends of both kinds, and NULL', async () => {
    const csv = 'id,name,age\r\n1,"Doe, ""J""\nand sons",62\r\n2,NULL,NULL\r\n3,"NULL",7\r\n';
    expect((await post(csv)).status).toBe(201);
    expect(await people()).toEqual([
      { id: 1, name: 'Doe, "J"\nand sons', age: 62, born: null },
      { id: 2, name: null, age: null, born: null },
      { id: 3, name: 'NULL', age: 7, born: null },
    ]);
  });

  test('comes back in as it went out', async () => {
    const csv = 'id,name,age,born\n1,"a, b",62,2024-02-29\n2,"say ""x""",7,2025-01-01';
    await post(csv);
    const response = await fixture.request('/people?order=id', { headers: { Accept: 'text/csv' } });
    const out = await response.text();
    expect(out).toBe(csv);
    await fixture.server.services.database.script('truncate people');
    expect((await post(out)).status).toBe(201);
    expect(await people()).toHaveLength(2);
  });

  test('may be cut to columns, merged, and holds what the types take', async () => {
    await post('id,name\n1,Ann');
    const merged = await send(
      'POST',
      '/people?columns=id,name&select=id,name,age',
      'text/csv',
      'id,name,age\n1,Ben,5\n2,Cy,6',
      'resolution=merge-duplicates,return=representation',
    );
    expect(merged).toMatchObject({
      status: 201,
      body: [
        { id: 1, name: 'Ben', age: null },
        { id: 2, name: 'Cy', age: null },
      ],
    });
    expect(await post('id,age\n3,old')).toMatchObject({ status: 400, body: { code: '22P02' } });
  });

  test.each([
    ['id,name\n1', 'All lines must have same number of fields'],
    ['id,name\n1,"open', 'Invalid CSV'],
    ['id,name\n1,a"b', 'Invalid CSV'],
  ])('%j is refused', async (csv, message) => {
    const { status, body } = await post(csv);
    expect([status, body]).toMatchObject([
      400,
      { code: 'PGRST102', message: expect.stringContaining(message) },
    ]);
    expect(await people()).toEqual([]);
  });

  test('of a header alone writes nothing', async () => {
    expect((await post('id,name\n')).status).toBe(201);
    expect(await people()).toEqual([]);
  });
});

describe('forms', () => {
  const form = 'application/x-www-form-urlencoded';

  test('are one row, or the arguments of a function', async () => {
    expect((await send('POST', '/people', form, 'id=1&name=John+Doe&age=50')).status).toBe(201);
    expect(await people()).toMatchObject([{ id: 1, name: 'John Doe', age: 50 }]);
    expect((await send('PATCH', '/people?id=eq.1', form, 'name=J%C3%A1n')).status).toBe(204);
    expect(await people()).toMatchObject([{ name: 'Ján' }]);
    expect((await send('POST', '/rpc/greet', form, 'name=Ann&times=2')).body).toBe('Hello Ann.Hello Ann.');
  });
});

test.each([
  ['application/xml', 400],
  ['multipart/form-data; boundary=x', 400],
  ['application/json', 201],
  ['application/vnd.pgrst.object+json', 201],
  [null, 201],
])('a body of type %s is answered with %i', async (type, status) => {
  const { body, ...answer } = await send('POST', '/people', type, '{"id":1}');
  expect(answer.status).toBe(status);
  if (status === 400)
    expect(body).toMatchObject({ code: 'PGRST102', message: /^Content-Type not acceptable: / });
});

describe('PUT', () => {
  const put = (path: string, body: object, prefer = 'return=representation') =>
    send('PUT', path, 'application/json', JSON.stringify(body), prefer);

  test('creates the row of its address, or puts it in the place of the one there is', async () => {
    expect(await put('/people?id=eq.1', { id: 1, name: 'Ann', age: 5 })).toMatchObject({
      status: 201,
      body: [{ id: 1, name: 'Ann' }],
    });
    const replaced = await put('/people?id=eq.1', { id: 1, name: 'Ben' }, '');
    expect([replaced.status, replaced.body]).toEqual([204, null]);
    expect(await people()).toEqual([{ id: 1, name: 'Ben', age: 5, born: null }]);
    expect((await put('/pairs?b=eq.2&a=eq.1', { a: 1, b: 2, words: 'x' })).status).toBe(201);
    expect((await put('/pairs?b=eq.2&a=eq.1', { a: 1, b: 2, words: 'x' })).status).toBe(200);
    expect((await fixture.anon.from('pairs').select()).data).toEqual([{ a: 1, b: 2, words: 'x' }]);
  });

  test.each<[string, object, number, string]>([
    ['/people?id=eq.1', { id: 2, name: 'Ann' }, 400, 'PGRST115'],
    ['/people?id=eq.1', [{ id: 3 }, { id: 2 }], 400, 'PGRST115'],
    ['/people', { id: 1 }, 405, 'PGRST105'],
    ['/people?id=gt.1', { id: 1 }, 405, 'PGRST105'],
    ['/people?id=not.eq.1', { id: 1 }, 405, 'PGRST105'],
    ['/people?id=eq.1&name=eq.Ann', { id: 1, name: 'Ann' }, 405, 'PGRST105'],
    ['/people?name=eq.Ann', { id: 1, name: 'Ann' }, 405, 'PGRST105'],
    ['/pairs?a=eq.1', { a: 1, b: 2 }, 405, 'PGRST105'],
    ['/pairs?a=eq.1&a=eq.1', { a: 1, b: 2 }, 405, 'PGRST105'],
    ['/people?or=(id.eq.1)', { id: 1 }, 405, 'PGRST105'],
    ['/keyless?words=eq.x', { words: 'x' }, 405, 'PGRST105'],
    ['/people?id=eq.1&limit=1', { id: 1 }, 400, 'PGRST114'],
    ['/people?id=eq.1&offset=1', { id: 1 }, 400, 'PGRST114'],
  ])('%s with %j is answered with %i', async (path, body, status, code) => {
    const answer = await put(path, body);
    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
    expect(await people()).toEqual([]);
  });

  test('of several rows writes the one of its address alone', async () => {
    expect((await put('/people?id=eq.1', [{ id: 1 }, { id: 2 }])).body).toMatchObject([{ id: 1 }]);
    expect(await people()).toHaveLength(1);
  });

  test('is under the same policies as an insert', async () => {
    const project = { id: crypto.randomUUID(), title: 'Not mine' };
    expect(await put(`/projects?id=eq.${project.id}`, project)).toMatchObject({ status: 401 });
  });
});

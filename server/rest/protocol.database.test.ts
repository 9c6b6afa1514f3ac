import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { followSchema } from './schema/schema-cache.ts';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startFixture(`
    create table moments (id integer primary key, at timestamptz);
    create view all_moments as select * from moments;
    create view counted_moments as select count(*) as moments from moments;
    create table keyless (words text);
    create function looks() returns text language sql stable as $$ select 'seen' $$;
    create function changes() returns text language sql as $$ select 'changed' $$;
    create function timeout() returns text language sql stable as $$ select current_setting('statement_timeout') $$;
    create function dawdle() returns text language sql stable as $$ select pg_sleep(30)::text $$;
    create function fail(message text, detail text) returns void language plpgsql
      as $$ begin raise sqlstate 'PGRST' using message = fail.message, detail = fail.detail; end $$;
    insert into moments values (1, '2024-07-01T12:00:00Z'), (2, '2024-01-01T12:00:00Z');
    grant all on moments, all_moments, counted_moments, keyless to anon;
    grant execute on function looks, changes, timeout, dawdle, fail to anon, authenticated, service_role;`);
  await followSchema(fixture.server.services);
});
afterAll(() => fixture.server.close());

const moments = async (prefer: string) => {
  const response = await fixture.request('/moments?order=id', { headers: { Prefer: prefer } });
  return {
    applied: response.headers.get('preference-applied'),
    status: response.status,
    body: await response.json(),
  };
};

describe('preferences', () => {
  test('of several headers count like those of one', async () => {
    const answer = await new Promise<Record<string, unknown>>((resolve, reject) => {
      const asked = httpRequest(
        `${fixture.server.url}/rest/v1/moments?id=eq.2`,
        { method: 'PATCH' },
        (response) => {
          response.resume();
          response.on('end', () => resolve({ status: response.statusCode, ...response.headers }));
        },
      );
      asked.on('error', reject);
      asked.setHeader('apikey', fixture.server.services.keys.publishable);
      asked.setHeader('Prefer', [
        'return=representation, count=exact',
        'handling=strict,max-affected=1',
        'tx=rollback',
      ]);
      asked.end('{"at":null}');
    });
    expect(answer).toMatchObject({
      status: 200,
      'preference-applied':
        'return=representation, count=exact, tx=rollback, handling=strict, max-affected=1',
      'content-range': '0-0/1',
    });
  });

  test('name the time zone of an answer', async () => {
    expect(await moments('timezone=America/Los_Angeles')).toEqual({
      status: 200,
      applied: 'timezone=America/Los_Angeles',
      body: [
        { id: 1, at: '2024-07-01T05:00:00-07:00' },
        { id: 2, at: '2024-01-01T04:00:00-08:00' },
      ],
    });
    expect(await moments('timezone=Jupiter/Red_Spot')).toMatchObject({
      status: 200,
      applied: null,
      body: [{ at: '2024-07-01T12:00:00+00:00' }, {}],
    });
    expect(await moments('handling=strict, timezone=Jupiter/Red_Spot')).toMatchObject({
      status: 400,
      body: { code: 'PGRST122', details: 'Invalid preferences: timezone=Jupiter/Red_Spot' },
    });
    expect((await moments('')).body[0].at).toBe('2024-07-01T12:00:00+00:00');
  });
});

describe('OPTIONS', () => {
  test.each([
    ['/moments', 'OPTIONS,GET,HEAD,POST,PATCH,DELETE,PUT'],
    ['/keyless', 'OPTIONS,GET,HEAD,POST,PATCH,DELETE'],
    ['/all_moments', 'OPTIONS,GET,HEAD,POST,PATCH,DELETE'],
    ['/counted_moments', 'OPTIONS,GET,HEAD'],
    ['/rpc/looks', 'OPTIONS,GET,HEAD,POST'],
    ['/rpc/changes', 'OPTIONS,POST'],
  ])('%s allows %s', async (path, methods) => {
    const response = await fixture.request(path, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).toEqual([200, methods]);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(['/nope', '/rpc/nope'])('%s is not there', async (path) => {
    expect((await fixture.request(path, { method: 'OPTIONS' })).status).toBe(404);
  });
});

describe('an error that a function describes itself', () => {
  const fail = (message: unknown, detail: unknown) =>
    fixture.request('/rpc/fail', {
      method: 'POST',
      body: JSON.stringify({ message: JSON.stringify(message), detail: JSON.stringify(detail) }),
    });

  test('has its own status, code and headers', async () => {
    const response = await fail(
      { code: '123', message: 'Payment Required', hint: 'Upgrade your plan' },
      { status: 402, headers: { 'X-Reason': 'Quota' } },
    );
    expect([response.status, response.headers.get('x-reason'), await response.json()]).toEqual([
      402,
      'Quota',
      { code: '123', message: 'Payment Required', details: null, hint: 'Upgrade your plan' },
    ]);
  });

  test.each<[unknown, unknown]>([
    ['words', { status: 402, headers: {} }],
    [{ code: '1', message: 'm' }, 'words'],
    [
      { code: '1', message: 'm' },
      { status: 200, headers: {} },
    ],
    [
      { code: '1', message: 'm' },
      { status: 402, headers: { 'X-Bad': 'two\r\nlines' } },
    ],
  ])('%j with %j is the author’s mistake', async (message, detail) => {
    const response = await fail(message, detail);
    expect([response.status, await response.json()]).toMatchObject([500, { code: 'PGRST121' }]);
  });
});

describe('the schema', () => {
  const { anon, database } = {
    anon: () => fixture.anon,
    database: () => fixture.server.services.database,
  };

  test('is read anew when somebody says so', async () => {
    const allowed = async () =>
      (await fixture.request('/keyless', { method: 'OPTIONS' })).headers.get('allow')?.split(',');
    expect(await allowed()).not.toContain('PUT');
    await database().script(`alter table keyless add primary key (words); notify pgrst, 'reload schema'`);
    await until(async () => expect(await allowed()).toContain('PUT'));
  });

  test('knows how long the statements of a role may take', async () => {
    expect((await anon().rpc('timeout')).data).toBe('8s');
    const { rows } = await database().run<{ name: string }>(
      { role: 'owner' },
      { text: 'select current_database() as name' },
    );
    await database().script(`alter role anon in database "${rows[0]?.name}" set statement_timeout = '300ms';
      notify pgrst, 'reload config'`);
    await until(async () => expect((await anon().rpc('timeout')).data).toBe('300ms'));
    // The embedded database runs one statement at a time and does not end it early.
    if (database().kind === 'postgres') {
      expect(await anon().rpc('dawdle')).toMatchObject({ status: 500, error: { code: '57014' } });
    }
    expect((await fixture.operator.rpc('timeout')).data).toBe('0');
  });
});

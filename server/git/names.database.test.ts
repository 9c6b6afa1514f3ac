import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryNameFault } from '../../domain/repository/repository-name.ts';
import { owner } from '../database/database.ts';
import { startTestServer, type TestServer, type TestUser } from '../testing/server.ts';

let server: TestServer;
let ada: TestUser;
let bea: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [ada, bea] = [await server.user(), await server.user()];
});
afterAll(() => server.close());

async function create(member: TestUser, name: string, isPrivate = false): Promise<Record<string, string>> {
  const { data, error } = await member.client
    .from('git_repositories')
    .insert({ name, is_private: isPrivate })
    .select()
    .single();
  if (error) throw new Error(error.message);
  return data;
}
const change = async (member: TestUser, { id }: Record<string, string>, values: Record<string, unknown>) => {
  const { data } = await member.client
    .from('git_repositories')
    .update(values)
    .eq('id', id)
    .select()
    .throwOnError();
  expect(data).toHaveLength(1);
};
/** Where `/git-store/repo/{name}` leads whoever asks. */
const leadsTo = async (name: string, client = server.visitor()) => {
  const { data } = await client.rpc('find_named_git_repository', { name }).throwOnError();
  return data[0]?.id;
};
const holds = async ({ id }: Record<string, string>) =>
  (await ada.client.from('git_repositories').select('holds_name').eq('id', id).single()).data?.holds_name;

describe('the first public owner of a name', () => {
  it('keeps it, whatever others do, in any letters and in the form of addresses', async () => {
    const first = await create(ada, 'My Portfolio');
    for (const name of ['my portfolio', 'my-portfolio']) {
      const late = await create(bea, name);
      await change(bea, late, { description: 'The newest change' });
      expect(await holds(late), name).toBe(false);
    }
    for (const name of ['My Portfolio', ' my portfolio ', 'MY-PORTFOLIO']) {
      expect(await leadsTo(name), name).toBe(first.id);
      expect(await leadsTo(name, bea.client), name).toBe(first.id);
    }
    expect(await holds(first)).toBe(true);
  });

  it('keeps it from names that look the same: letters that are not seen, and of other scripts', async () => {
    const first = await create(ada, 'Kaffee');
    const lookAlikes = [
      'Kaf\u200bfee',
      'Kaf\u00adfee',
      'Kaffee\u2060',
      'Kaffee\u3164',
      'K\u0430ff\u0435\u0435',
      '\u039aaffee',
    ];
    for (const name of lookAlikes) {
      const late = await create(bea, name);
      expect([await leadsTo(name), await holds(late)], JSON.stringify(name)).toEqual([first.id, false]);
    }
    // Names that look alike are one name.
    for (const name of ['Kaffe\u0301e', '\u043a\u043e\u0444\u0435']) {
      const other = await create(bea, name);
      expect([await leadsTo(name), await holds(other)], name).toEqual([other.id, true]);
    }
  });

  it('keeps it when the repository is renamed, hidden or deleted, and gives it to another of theirs', async () => {
    const first = await create(ada, 'harbour');
    await change(ada, first, { name: 'lighthouse' });
    const late = await create(bea, 'harbour');
    expect([await leadsTo('harbour'), await leadsTo('lighthouse')]).toEqual([first.id, first.id]);
    await change(ada, first, { is_private: true });
    expect([await leadsTo('harbour'), await leadsTo('lighthouse')]).toEqual([undefined, undefined]);
    expect(await leadsTo('harbour', ada.client)).toBe(first.id);
    await ada.client.from('git_repositories').delete().eq('id', first.id).throwOnError();
    await change(bea, late, { description: 'Mine now?' });
    expect(await leadsTo('harbour')).toBeUndefined();
    const again = await create(ada, 'harbour');
    expect([await leadsTo('harbour'), await holds(again), await holds(late)]).toEqual([
      again.id,
      true,
      false,
    ]);
  });

  it('is who had it public: a private one has no name yet', async () => {
    const hidden = await create(ada, 'secret garden', true);
    const open = await create(bea, 'secret garden');
    expect(await leadsTo('secret garden')).toBe(open.id);
    await change(ada, hidden, { is_private: false });
    expect([await leadsTo('secret garden'), await holds(hidden)]).toEqual([open.id, false]);
  });

  it('is one of many at once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => server.user()));
    const made = await Promise.all(members.map((member) => create(member, 'rush')));
    const holding = await Promise.all(made.map(holds));
    expect(holding.filter(Boolean)).toHaveLength(1);
    expect(await leadsTo('rush')).toBe(made[holding.indexOf(true)]?.id);
  });

  it('hands it over with the repository, and loses it with the account', async () => {
    const given = await create(ada, 'gift');
    await server
      .operator()
      .from('git_repositories')
      .update({ user_id: bea.id })
      .eq('id', given.id)
      .throwOnError();
    await change(bea, given, { name: 'present' });
    expect([await leadsTo('gift'), await leadsTo('present')]).toEqual([given.id, given.id]);
    const leaver = await server.user();
    await create(leaver, 'left');
    await server.services.database.run(owner, {
      text: 'delete from auth.users where id = $1',
      values: [leaver.id],
    });
    const next = await create(bea, 'left');
    expect(await leadsTo('left')).toBe(next.id);
  });

  it('keeps the twenty newest of the names that an account has given up', async () => {
    const collector = await server.user();
    const one = await create(collector, 'taken 0');
    for (let index = 1; index <= 30; index += 1) await change(collector, one, { name: `taken ${index}` });
    const { rows } = await server.services.database.run<{ name: string }>(owner, {
      text: 'select name from private.git_names where user_id = $1',
      values: [collector.id],
    });
    // The two forms of the name it has now, and twenty more.
    expect(rows).toHaveLength(22);
    expect(await leadsTo('taken 30')).toBe(one.id);
    const free = await create(bea, 'taken 1');
    expect(await leadsTo('taken 1')).toBe(free.id);
  });
});

it('names that an address cannot hold, and names without a letter to be seen, are refused here and in the forms alike', async () => {
  const names = ['.', '..', ' .. ', '\u200b', '\u3164\u3164', '\u2060 \u00ad', '\u2800', '\ufe0f'];
  for (const name of names) {
    expect(repositoryNameFault(name), JSON.stringify(name)).toMatch(/^A name needs|^This name has/);
    await expect(create(ada, name), JSON.stringify(name)).rejects.toThrow('violates check constraint');
  }
  const one = await create(ada, 'dots');
  const { error } = await ada.client.from('git_repositories').update({ name: '..' }).eq('id', one.id);
  expect(error?.code).toBe('23514');
  for (const name of ['...', '.x', 'a\u200db', '🎉', '!!', '日本']) {
    expect(repositoryNameFault(name), name).toBeUndefined();
    expect(await create(ada, name)).toMatchObject({ name });
  }
});

it('a title and a name of letters that nobody sees are none anywhere', async () => {
  const { rows } = await server.services.database.run<{ is_name: boolean }>(owner, {
    text: `select private.has_length(text, 1, 100) as is_name from unnest($1::text[]) as text`,
    values: [['\u3164\u3164\u3164', '\u200b \u2060', '\u202e']],
  });
  expect(rows.some(({ is_name }) => is_name)).toBe(false);
});

it('sizes in refusals have their unit after rounding', async () => {
  const { rows } = await server.services.database.run<{ text: string }>(owner, {
    text: `select private.format_bytes(bytes) as text from unnest($1::bigint[]) with ordinality as one (bytes, place) order by place`,
    values: [[1, 1023, 1024 ** 2 - 60, 1024 ** 2 - 1, 1024 ** 3 - 1, 1.5 * 1024 ** 3]],
  });
  expect(rows.map(({ text }) => text)).toEqual([
    '1 byte',
    '1023 bytes',
    '1023.9 KB',
    '1 MB',
    '1 GB',
    '1.5 GB',
  ]);
});

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, startFixture } from './testing/fixture.ts';

let fixture: Fixture;
let anon: SupabaseClient;

beforeAll(async () => {
  fixture = await startFixture(`
    create table shops (id integer primary key, name text, town text);
    create table wares (
      id integer primary key, shop_id integer references shops (id), name text, price numeric
    );
    create table secrets_of_shops (shop_id integer primary key references shops (id), word text);
    create view open_shops as select name as title, id as number from shops where town is not null;
    create view cheap_wares as select w.id, w.name, w.shop_id from wares as w where w.price < 10;
    create view cheapest_wares as select id as ware, shop_id as shop from cheap_wares where name <> 'Nail';
    create view wares_per_shop as select shop_id, count(*) as wares from wares group by shop_id;

    create function label(shops) returns text language sql stable as $$ select $1.name || ', ' || $1.town $$;
    create function cheap(shop shops) returns setof wares language sql stable
      as $$ select * from public.wares where shop_id = shop.id and price < 10 $$;
    create function dearest(shop shops) returns setof wares rows 1 language sql stable
      as $$ select * from public.wares where shop_id = shop.id order by price desc limit 1 $$;
    create function twin(ware wares) returns wares language sql stable as $$ select ware.* $$;
    create function word_of(shop shops) returns text language sql stable
      as $$ select word from public.secrets_of_shops where shop_id = shop.id $$;
    create function untold(shops) returns text language sql stable as $$ select 'x' $$;
    create function all_shops() returns setof shops language sql stable as $$ select * from public.shops $$;

    insert into shops values (1, 'Anvil', 'Ghent'), (2, 'Bellows', 'Lyon'), (3, 'Cog', null);
    insert into wares values (1, 1, 'Nail', 1), (2, 1, 'Hammer', 20), (3, 2, 'Screw', 2), (4, 2, 'Bolt', 3);
    insert into secrets_of_shops values (1, 'sesame');
    grant all on shops, wares, open_shops, cheap_wares, cheapest_wares, wares_per_shop to anon;
    grant execute on function label(shops), cheap(shops), dearest(shops), twin(wares), word_of(shops), all_shops() to anon;`);
  anon = fixture.anon;
});
afterAll(() => fixture.server.close());

describe('columns that functions compute', () => {
  test('are selected, filtered and ordered by, and no star includes them', async () => {
    const { data } = await anon
      .from('shops')
      .select('id, where:label')
      .not('label', 'is', null)
      .order('label', { ascending: false });
    expect(data).toEqual([
      { id: 2, where: 'Bellows, Lyon' },
      { id: 1, where: 'Anvil, Ghent' },
    ]);
    expect((await anon.from('shops').select().eq('id', 1)).data).toEqual([
      { id: 1, name: 'Anvil', town: 'Ghent' },
    ]);
  });

  test('are there beside embedded rows, in them, in what a function returns and in what was written', async () => {
    const beside = await anon.from('shops').select('label, wares(name)').eq('id', 1);
    expect(beside.data).toEqual([{ label: 'Anvil, Ghent', wares: [{ name: 'Nail' }, { name: 'Hammer' }] }]);
    expect((await anon.from('wares').select('shops(label)').eq('id', 3)).data).toEqual([
      { shops: { label: 'Bellows, Lyon' } },
    ]);
    expect((await anon.rpc('all_shops').select('label').eq('id', 2)).data).toEqual([
      { label: 'Bellows, Lyon' },
    ]);
    const written = await anon.from('shops').update({ town: 'Turin' }).eq('id', 3).select('label, wares(id)');
    expect(written.data).toEqual([{ label: 'Cog, Turin', wares: [] }]);
    await anon.from('shops').update({ town: null }).eq('id', 3);
  });

  test('show no more than the caller may see, and need the right to call', async () => {
    const hidden = await anon.from('shops').select('word_of').eq('id', 1);
    expect(hidden.error).toMatchObject({
      code: '42501',
      message: expect.stringContaining('secrets_of_shops'),
    });
    const uncalled = await anon.from('shops').select('untold').eq('id', 1);
    expect(uncalled.error).toMatchObject({ code: '42501', message: 'permission denied for function untold' });
  });
});

describe('relationships that functions make', () => {
  test('to many rows, and to one where the author says so', async () => {
    const { data } = await anon.from('shops').select('id, cheap(name), best:dearest(name)').order('id');
    expect(data).toEqual([
      { id: 1, cheap: [{ name: 'Nail' }], best: { name: 'Hammer' } },
      { id: 2, cheap: [{ name: 'Screw' }, { name: 'Bolt' }], best: { name: 'Bolt' } },
      { id: 3, cheap: [], best: null },
    ]);
    expect((await anon.from('wares').select('twin(name)').eq('id', 4)).data).toEqual([
      { twin: { name: 'Bolt' } },
    ]);
  });

  test('are filtered, joined and ordered by like others', async () => {
    const inner = await anon.from('shops').select('id, cheap!inner(name)').eq('cheap.name', 'Nail');
    expect(inner.data).toEqual([{ id: 1, cheap: [{ name: 'Nail' }] }]);
    const ordered = await anon.from('shops').select('id, dearest(price)').order('dearest(price)');
    expect(ordered.data?.map(({ id }) => id)).toEqual([2, 1, 3]);
  });

  test('do not lead back to rows that they came from, so that no question multiplies them', async () => {
    const { error } = await anon.from('shops').select('cheap(shops(cheap(shops(cheap(id)))))');
    expect(error).toMatchObject({ code: 'PGRST100', message: expect.stringContaining('embedded back') });
  });
});

describe('relationships through views', () => {
  test('from a view to a table, to a view, and between views of views, whatever columns are called there', async () => {
    const { data } = await anon.from('open_shops').select('title, wares(name)').eq('number', 2);
    expect(data).toEqual([{ title: 'Bellows', wares: [{ name: 'Screw' }, { name: 'Bolt' }] }]);
    expect((await anon.from('wares').select('open_shops(title)').eq('id', 1)).data).toEqual([
      { open_shops: { title: 'Anvil' } },
    ]);
    const views = await anon.from('cheapest_wares').select('ware, open_shops(title)').order('ware');
    expect(views.data).toEqual([
      { ware: 3, open_shops: { title: 'Bellows' } },
      { ware: 4, open_shops: { title: 'Bellows' } },
    ]);
  });

  test('need the column itself, and do not make a table ambiguous', async () => {
    const { data } = await anon.from('wares_per_shop').select('wares, shops(name)').eq('shop_id', 1);
    expect(data).toEqual([{ wares: 2, shops: { name: 'Anvil' } }]);
    const byColumn = await anon.from('wares').select('shop_id(name)').eq('id', 1);
    expect(byColumn.data).toEqual([{ shop_id: { name: 'Anvil' } }]);
    const none = await anon.from('wares_per_shop').select('cheap_wares(id)');
    expect(none.error?.code).toBe('PGRST200');
  });
});

test('two embedded resources of one name are refused, and a name that nearly is one is told', async () => {
  const twice = await anon.from('shops').select('wares(id), wares(name)');
  expect(twice.error).toMatchObject({
    code: '42712',
    message: 'table name "shops_wares_1" specified more than once',
  });
  const near = await anon.from('shops').select('ware(id)');
  expect(near.error).toMatchObject({
    code: 'PGRST200',
    hint: "Perhaps you meant 'wares' instead of 'ware'.",
  });
  const table = await anon.from('shop').select();
  expect(table.error).toMatchObject({ code: 'PGRST205', hint: "Perhaps you meant the table 'public.shops'" });
});

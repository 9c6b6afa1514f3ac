import { expect, it } from 'vitest';
import { parseRoute } from './route';

it.each([
  ['', '', null, ''],
  ['#/', '', null, ''],
  ['#/orders', 'orders', null, ''],
  ['#/orders/4101', 'orders', '4101', ''],
  ['#/orders?status=late', 'orders', null, 'status=late'],
  ['#/products/a%20b', 'products', 'a b', ''],
  ['#/products/%E0%A4%A', 'products', '%E0%A4%A', ''],
])('reads %s', (hash, screen, id, query) => {
  const route = parseRoute(hash);
  expect([route.screen, route.id, route.query.toString()]).toEqual([screen, id, query]);
});

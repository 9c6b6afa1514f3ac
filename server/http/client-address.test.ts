import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addressBlock, clientAddress, requestNetwork } from './client-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

test.each([
  [0, 'unknown'],
  [1, '203.0.113.5'],
  [2, '198.51.100.9'],
  [4, 'unknown'],
])('behind %i proxies the visitor is whom the outermost of them saw: %s', async (trustedProxies, address) => {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustedProxies)));
  // The first was made up by the visitor.
  const headers = { 'x-forwarded-for': '192.0.2.1, 198.51.100.9,203.0.113.5' };
  expect(await (await app.request('/', { headers })).text()).toBe(address);
});

test.each([
  [0, 'unknown'],
  [1, '2001:db8:1:2::/64'],
  [2, '198.51.100.9'],
])('a WebSocket behind %i proxies is counted as a request is: %s', (trustedProxies, network) => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = '192.0.2.1, 198.51.100.9,2001:db8:1:2:3:4:5:6';
  expect(requestNetwork(request, trustedProxies)).toBe(network);
});

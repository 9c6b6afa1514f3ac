import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { busy } from '../budgets/fair-gate.ts';
import { asRequest, setPlaceForBody, setTurn } from '../http/request-id.ts';
import { readJson } from './access.ts';

it.each<[string, (gate: () => Promise<void>) => void]>([
  ['has a place for its body', setPlaceForBody],
  ['has its turn among those of all networks', setTurn],
])('a JSON request is answered when it %s', async (_, setGate) => {
  const app = new Hono().post('/', async (context) => context.json(await readJson(context, z.object({}))));
  app.onError(({ message }, context) => context.text(message, 503));
  const ask = (gate: () => Promise<void>) =>
    asRequest({ id: 'test', network: '203.0.113.1' }, async () => {
      setGate(gate);
      return app.request('/', { method: 'POST', body: '{}' });
    });
  expect((await ask(async () => {})).status).toBe(200);
  const refused = await ask(() => Promise.reject(busy()));
  expect([refused.status, await refused.text()]).toEqual([503, busy().message]);
});

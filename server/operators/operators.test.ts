import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../database/test-rows.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { askControl, controlAddress, openControl } from './control.ts';
import { operatorsInDatabase } from './operators.ts';
import { carryOut, readOrder } from './orders.ts';

let test: TestDatabase;
let email: string;
beforeAll(async () => {
  test = await createTestDatabase();
  email = `${await createAccount(test.database)}@example.org`;
});
afterAll(() => test.drop());

describe('the words after `npm run operator --`', () => {
  it.each([
    [['add', 'ada@example.org'], { verb: 'add', email: 'ada@example.org' }],
    [['remove', 'ada@example.org'], { verb: 'remove', email: 'ada@example.org' }],
    [['list'], { verb: 'list' }],
  ])('%j are an order', (words, order) => {
    expect(readOrder(words)).toEqual(order);
  });

  it.each([
    [[]],
    [['add']],
    [['add', 'ada']],
    [['make', 'ada@example.org']],
    [['list', 'all']],
    [['add', 'a@b', 'c@d']],
  ])('%j are none', (words) => expect(readOrder(words)).toBeNull());
});

describe('operators', () => {
  const order = (verb: 'add' | 'remove', address = email) =>
    carryOut(operatorsInDatabase(test.database), { verb, email: address });
  const list = () => carryOut(operatorsInDatabase(test.database), { verb: 'list' });

  it('are named by their address, whatever its case, and named no more', async () => {
    expect((await list()).text).toContain('Nobody');
    expect(await order('add', email.toUpperCase())).toMatchObject({ done: true });
    expect(await order('add')).toMatchObject({ done: true });
    expect((await list()).text).toBe(email);
    expect(await order('remove')).toMatchObject({ done: true });
    expect((await list()).text).toContain('Nobody');
  });

  it('have an account first', async () => {
    const { done, text } = await order('add', 'nobody@example.org');
    expect(done).toBe(false);
    expect(text).toContain('Sign up');
  });
});

describe('a running server', () => {
  let folder: string;
  let close: () => Promise<void>;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-control-'));
    close = await openControl(folder, operatorsInDatabase(test.database));
  });
  afterAll(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });

  it('takes orders from its data folder', async () => {
    expect(await askControl(folder, { verb: 'add', email })).toMatchObject({ done: true });
    expect(await askControl(folder, { verb: 'list' })).toEqual({ done: true, text: email });
  });

  it('is not there in another folder', async () => {
    expect(await askControl(path.join(folder, 'none'), { verb: 'list' })).toBeNull();
  });

  it('stays up when it is sent nonsense, or somebody hangs up', async () => {
    const address = controlAddress(folder) ?? '';
    const said = await new Promise<string>((resolve, reject) => {
      const socket = createConnection(address, () => socket.write('{nonsense\n'));
      socket.on('data', (part) => resolve(String(part)));
      socket.on('error', reject);
    });
    expect(JSON.parse(said)).toMatchObject({ done: false });
    await new Promise<void>((resolve) => {
      const socket = createConnection(address, () => {
        socket.destroy();
        resolve();
      });
    });
    expect(await askControl(folder, { verb: 'list' })).toMatchObject({ done: true });
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productFilms } from './films.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-films-'));
  await mkdir(path.join(folder, 'ledger', 'film'), { recursive: true });
  await writeFile(path.join(folder, 'ledger', 'film', 'demo.webm'), 'frame by frame');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const ask = (name: string, headers: Record<string, string> = {}) =>
  productFilms(folder).fetch(new Request(`http://localhost/${name}`, { headers }));

it('sends a film whole, and its pieces', async () => {
  const whole = await ask('ledger.webm');
  expect([whole.status, await whole.text()]).toEqual([200, 'frame by frame']);
  const piece = await ask('ledger.webm', { range: 'bytes=6-7' });
  expect([piece.status, await piece.text()]).toEqual([206, 'by']);
  expect(piece.headers.get('content-range')).toBe('bytes 6-7/14');
  expect((await ask('ledger.webm', { range: 'bytes=99-' })).status).toBe(416);
  const again = await ask('ledger.webm', { 'if-none-match': whole.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('knows nothing else', async () => {
  for (const name of ['atelier.webm', 'ledger', '..%2fledger.webm', 'ledger/../../x.webm', 'LEDGER.webm'])
    expect((await ask(name)).status, name).toBe(404);
});

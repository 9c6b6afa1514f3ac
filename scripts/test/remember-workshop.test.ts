import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { unlessPassed } from './remember-workshop.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-remember-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('suites that have failed or could not run are run again, those that have passed are not', async () => {
  const file = path.join(folder, 'passed.json');
  const work = vi
    .fn()
    .mockResolvedValueOnce({ passed: 2, failed: 1, failures: [] })
    .mockResolvedValueOnce({ passed: 0, failed: 0, failures: [], skipped: 'there is no browser' })
    .mockResolvedValueOnce({ passed: 3, failed: 0, failures: [] });
  for (let run = 0; run < 3; run++) await unlessPassed(work, file);
  expect(await unlessPassed(work, file)).toEqual({ passed: 3, failed: 0, failures: [] });
  expect(work).toHaveBeenCalledTimes(3);
});

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { crashTimeout, surviveCrashes } from '../testing/sites-crash.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-sites-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it(
  'a site is always one version or the next, however often the power is cut while it is published',
  () => surviveCrashes(folder, {}),
  crashTimeout,
);

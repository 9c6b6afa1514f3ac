import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { root } from './bootstrap.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'plinth-bootstrap-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a site that npm started ends when npm and its shell are killed', async () => {
  const site = path.join(folder, 'site.mjs');
  writeFileSync(
    site,
    `process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
     setInterval(() => {}, 60_000);
     console.log('started');`,
  );
  const start = path.join(folder, 'start.mjs');
  writeFileSync(
    start,
    `import { runNode } from ${JSON.stringify(path.join(root, 'scripts/bootstrap.mjs'))};
     process.exit(await runNode(${JSON.stringify(path.relative(root, site))}));`,
  );
  // As npm starts it: with a shell between, which stays while the command runs and passes no signal on.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${start}"; exit`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: shell.stdout });
  lines.on('line', (line) => {
    said.push(line);
    if (line === 'started') shell.kill('SIGKILL');
  });
  // The output ends when the last process that could write to it has ended.
  await once(lines, 'close');
  expect(said).toEqual(['started', 'stopped']);
});

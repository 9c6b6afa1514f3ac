import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { asRequest } from '../../http/request-id.ts';
import { ruleFor } from './rules.ts';

it('the uploads of one network are looked at in turn, and another does not wait behind them', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-inspect-'));
  const file = (name: string) => path.join(folder, name);
  const inspect = (network: string, name: string) =>
    asRequest({ id: name, network }, async () => ruleFor('project-files', 'a.png')?.inspect(file(name)));
  // Reading a pipe lasts until somebody writes into it.
  const pipes = ['one', 'two'];
  for (const name of pipes) execFileSync('mkfifo', [file(name)]);
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toFile(file('picture'));
  const greedy = pipes.map((name) => inspect('greedy', name).catch(({ status }) => status));
  expect(await inspect('honest', 'picture')).toBe('image/png');
  for (const name of pipes) await writeFile(file(name), 'no picture');
  expect(await Promise.all(greedy)).toEqual([415, 415]);
  await rm(folder, { recursive: true });
});

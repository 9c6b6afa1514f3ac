import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { powershellCommand, pullCommand, shellCommand } from './fetch-command.ts';

const wanted = { siteUrl: 'https://plinth.example', id: 'ems-cafe', title: "Em's $(Café) `&` more" };

it('writes an address that no shell takes apart', async () => {
  const command = shellCommand(wanted);
  expect(command).toContain(
    `'https://plinth.example/downloads/Em%27s%20%24(Caf%C3%A9)%20%60%26%60%20more.zip'`,
  );
  // The shell itself says which words it reads.
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    `curl() { printf '%s\\n' "$@"; return 1; }; ${command} || true`,
  ]);
  expect(stdout.trim().split('\n')).toEqual([
    '-fL',
    '-o',
    'ems-cafe.zip',
    'https://plinth.example/downloads/Em%27s%20%24(Caf%C3%A9)%20%60%26%60%20more.zip',
  ]);
});

it('says the same to PowerShell', () => {
  expect(powershellCommand(wanted)).toBe(
    "Invoke-WebRequest 'https://plinth.example/downloads/Em%27s%20%24(Caf%C3%A9)%20%60%26%60%20more.zip' -OutFile ems-cafe.zip -UseBasicParsing\nExpand-Archive ems-cafe.zip -DestinationPath .",
  );
});

it('calls the command line by the address of the site', () => {
  expect(pullCommand(wanted)).toBe('npx https://plinth.example/cli.tgz pull ems-cafe');
});

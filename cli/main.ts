#!/usr/bin/env node
/** The command line of the site that it was fetched from: `npx <site>/cli.tgz`. */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from './run.ts';

const { version, site } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
  site: string;
};
const tell = (line: string) => void process.stderr.write(`${line}\n`);

const { output, reason, exitCode } = await run(
  {
    site,
    version,
    cwd: process.cwd(),
    platform: process.platform,
    environment: process.env,
    home: os.homedir(),
    hostName: os.hostname(),
    fetch,
    pause,
    now: Date.now,
    isTerminal: process.stderr.isTTY === true,
    tell,
    progress: (line) => {
      if (process.stderr.isTTY) tell(line);
    },
  },
  process.argv.slice(2),
);
if (output) process.stdout.write(`${output}\n`);
if (reason) tell(reason);
process.exitCode = exitCode;

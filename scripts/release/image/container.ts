import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../server/testing/free-port.ts';
import { isolated } from '../bare-machine/system.ts';
import type { ImageConfig } from './buildah.ts';

const script = path.join(import.meta.dirname, 'run.sh');
/** Ends what hangs. */
const longest = 10 * 60_000;

export interface Setup {
  /** The image's files. */
  root: string;
  config: ImageConfig;
  /** What is at /data; belongs to the user. */
  data: string;
  /** `uid:gid`; the image's own user without it. */
  user: string;
  readOnly: boolean;
  environment?: Record<string, string>;
}

export interface Container {
  url: string;
  /** From the start to the first answer. */
  seconds: number;
  output(): string;
  /** Runs a command beside it, as `docker exec` does. Resolves with its exit code. */
  execute(command: string[]): Promise<number | null>;
  /** The image's own check of its health. */
  isHealthy(): Promise<boolean>;
  /** Stops it as `docker stop` does. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Runs a container until its site answers. Rejects, with what it said, when it ends before. */
export async function startContainer(setup: Setup): Promise<Container> {
  const port = String(await freePort());
  const [uid = 0, gid = 0] = setup.user.split(':').map(Number);
  chownSync(setup.data, uid, gid);
  const begun = performance.now();
  const child = runIn(setup, setup.config.Cmd, port);
  const ended = once(child, 'close');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    const over = child.exitCode !== null || child.signalCode !== null;
    if (over || performance.now() - begun > longest) {
      child.kill('SIGKILL');
      throw new Error(`It does not answer. It said:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const execute = async (command: string[]) => {
    const [code] = await once(runIn(setup, command, port), 'close');
    return code as number | null;
  };
  return {
    url,
    seconds: (performance.now() - begun) / 1000,
    output: () => output,
    execute,
    isHealthy: async () => (await execute(setup.config.Healthcheck.Test.slice(1))) === 0,
    async stop() {
      // `unshare` does not pass signals on to its child.
      process.kill(Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')), 'SIGTERM');
      const [code] = await ended;
      return code as number | null;
    },
  };
}

function runIn(
  { root, config, data, user, readOnly, environment }: Setup,
  command: string[],
  port: string,
): ChildProcess {
  const [program = '', ...words] = isolated;
  const own = config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
  const place = [root, data, user, readOnly ? 'yes' : 'no', config.WorkingDir];
  return spawn(program, [...words, 'sh', '-e', script, ...place, ...command], {
    // Who is in no list of users has the root folder as home.
    env: {
      ...Object.fromEntries(own),
      HOME: '/',
      PORT: port,
      SITE_URL: `http://127.0.0.1:${port}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}

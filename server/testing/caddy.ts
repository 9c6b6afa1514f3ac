import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connect } from 'node:tls';
import { findProgram } from './find-program.ts';

/** Path of this machine's Caddy, or null when it has none. */
export function findCaddy(): string | null {
  return findProgram('caddy');
}

/**
 * Starts Caddy with a Caddyfile and all it writes in a folder of its own; resolves once it speaks TLS on the port, for
 * which it has to sign a certificate first.
 */
export async function startCaddy(
  program: string,
  folder: string,
  port: number,
  caddyfile: string,
): Promise<{ stop(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, caddyfile);
  const child = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  while (child.exitCode === null && !(await speaksTls(port)))
    await new Promise((done) => setTimeout(done, 50));
  if (child.exitCode !== null) throw new Error(`caddy ended with ${child.exitCode}:\n${output}`);
  return {
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function speaksTls(port: number): Promise<boolean> {
  const options = { host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false };
  const socket = connect(port, options);
  return once(socket, 'secureConnect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

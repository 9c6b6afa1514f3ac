import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram } from './find-program.ts';

export interface RunningNginx {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Path of this machine's nginx, or null when it has none. */
export function findNginx(): string | null {
  return findProgram('nginx') ?? ['/usr/sbin/nginx'].find(existsSync) ?? null;
}

/** Starts nginx with one worker in a folder of its own. `http` is added to its usual configuration. */
export async function startNginx(
  program: string,
  folder: string,
  port: number,
  http: string,
): Promise<RunningNginx> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, http));
  const child = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await answers(url))) await new Promise((done) => setTimeout(done, 50));
  if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${output}`);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function configuration(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary}
  ${http}
}
`;
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

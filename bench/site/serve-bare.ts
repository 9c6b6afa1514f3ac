import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Target } from '../wrk.ts';

const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Node's bare server with the bytes of a file in memory, sent with these headers: names and values in turn. */
export async function serveBare(file: string, headers: string[]): Promise<Target & { stop(): void }> {
  const child = spawn(process.execPath, [bareServer, file, JSON.stringify(headers)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
  return { url, pid: child.pid ?? 0, stop: () => void child.kill() };
}

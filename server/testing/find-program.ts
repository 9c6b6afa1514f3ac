import { spawnSync } from 'node:child_process';

/** Path of a program that this machine's shell finds, or null when it has none of that name. */
export function findProgram(name: string): string | null {
  const { stdout, status } = spawnSync('sh', ['-c', 'command -v "$0"', name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() || null : null;
}

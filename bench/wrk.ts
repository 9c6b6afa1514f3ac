/** How many requests a second a server answers, with wrk as its visitors. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A turn: short, so that what else the machine does falls on all servers alike. */
const seconds = 1;
export const connections = 32;

export interface Target {
  url: string;
  pid: number;
  /** The host that is asked for, where it is not that of the address. */
  host?: string;
  /** A script of wrk's that makes the requests. */
  script?: string;
}

/** What one server has answered in all its turns. */
export class Rate {
  #requests = 0;
  #spent = 0;

  add({ requests, spent }: { requests: number; spent: number }): void {
    this.#requests += requests;
    this.#spent += spent;
  }

  /** Requests for each second of a core. */
  perCore(): number {
    return this.#requests / this.#spent;
  }
}

/**
 * Resolves when a process has done next to nothing for a second: after its start there are things to ready. Rejects when
 * it does not come to rest.
 */
export async function untilAtRest(pid: number): Promise<void> {
  for (let second = 0; second < 180; second += 1) {
    const before = processorSeconds(pid);
    await setTimeout(1000);
    // Not a number where there is no /proc, which is never busy.
    if (!(processorSeconds(pid) - before > 0.05)) return;
  }
  throw new Error('The site has not come to rest within three minutes.');
}

/** Asks for a page for the length of a turn; returns how often it was answered. Rejects when it once was not. */
export async function ask({ url, host, script }: Pick<Target, 'url' | 'host' | 'script'>): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '-H',
    'accept-encoding: br',
    ...(host ? ['-H', `Host: ${host}`] : []),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? [];
  if (!requests || /Socket errors|Non-2xx/.test(stdout))
    throw new Error(`${url}: requests failed.\n${stdout}`);
  return Number(requests);
}

/** How many requests were answered, and the seconds that took: of the processor, or of the clock where that is not told. */
export async function load(target: Target): Promise<{ requests: number; spent: number }> {
  const before = processorSeconds(target.pid);
  const requests = await ask(target);
  const spent = processorSeconds(target.pid) - before;
  return { requests, spent: Number.isNaN(spent) ? seconds : spent };
}

/** Processor time that a process and its children have taken; not a number where there is no /proc. */
export function processorSeconds(pid: number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [String(pid), ...children.filter(Boolean)].reduce((sum, one) => {
      // Fields 14 and 15, in hundredths of a second; the name in brackets before them may hold spaces.
      const fields = readFileSync(`/proc/${one}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return sum + (Number(fields[11]) + Number(fields[12])) / 100;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

interface PackedAnswer {
  bytes: Buffer;
  encoding: string | null;
  /** Names and values in turn, without those that every server writes for itself. */
  headers: string[];
}

const ownHeaders = ['date', 'connection', 'keep-alive'];

/** The page as a browser gets it, without its encoding being undone. */
export function packedAnswer(url: string, host?: string): Promise<PackedAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', ...(host && { host }) } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          bytes: Buffer.concat(chunks),
          encoding: response.headers['content-encoding'] ?? null,
          headers: Object.entries(response.headers)
            .filter(([name]) => !ownHeaders.includes(name))
            .flatMap(([name, value]) => [name, String(value)]),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { member } from './fill.ts';

/** One of the three that are compared: a server in a process of its own, which all answer the same addresses. */
export interface Side {
  name: 'ours' | 'bare' | 'peer';
  url: string;
  pid: number;
  /** What a visitor sends with each request, as the official client does. */
  visitor: Record<string, string>;
  /** What the member who is signed in sends. */
  member: Record<string, string>;
  memberId: string;
  stop(): Promise<void>;
}

/** Signs the member in at a running server and makes it a side. */
export async function joinSide(
  name: Side['name'],
  server: { url: string; pid: number; stop(): Promise<unknown> },
  publishableKey: string,
): Promise<Side> {
  const apikey = { apikey: publishableKey };
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...apikey, 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  if (!response.ok) throw new Error(`${name}: sign-in: ${response.status} ${await response.text()}`);
  const { access_token, user } = (await response.json()) as { access_token: string; user: { id: string } };
  return {
    name,
    url: server.url,
    pid: server.pid,
    visitor: { ...apikey, authorization: `Bearer ${publishableKey}` },
    member: { ...apikey, authorization: `Bearer ${access_token}` },
    memberId: user.id,
    stop: async () => void (await server.stop()),
  };
}

/** Starts a program of Node's that says `Listening on <address>`, and waits for that. */
export async function startProgram(
  args: string[],
  options: { cwd?: string; env: Record<string, string> },
): Promise<{ url: string; pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, args, {
    ...options,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const url = await listening(child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // Its data is thrown away, and the peer does not end by itself while it has connections to PostgreSQL.
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        // What a server says later is of no interest, and must not fill the memory.
        if (said.length < 100_000) said += text;
        const found = /(?:Listening on|Server running on)\s+(http:\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    }
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${said.slice(0, 2000)}`)));
  });
}

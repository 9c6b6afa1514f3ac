import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { gitClientEnvironment } from '../../server/testing/git-client.ts';

/** The system's git in a folder of its own, with nothing of the machine's settings. */
export async function openGitFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-e2e-git-'));
  const env = gitClientEnvironment(folder);
  return {
    folder,
    /** Runs git; what it prints on both streams. Rejects when git fails. */
    git(directory: string, ...args: string[]): Promise<string> {
      return new Promise((resolve, reject) =>
        execFile('git', args, { cwd: path.join(folder, directory), env }, (error, out, err) =>
          error ? reject(new Error(`git ${args[0]}: ${err}`)) : resolve(`${out}${err}`.trim()),
        ),
      );
    },
    write: (file: string, text: string) => writeFile(path.join(folder, file), text),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Calls the backend as whoever is signed in in the page. */
export async function asMember<Answer>(page: Page, address: string, body: unknown): Promise<Answer> {
  return (await page.evaluate(
    async ([url, json]) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) as string;
      const { access_token } = JSON.parse(localStorage.getItem(key) as string);
      const backend = await (await fetch('/.well-known/plinth.json')).json();
      const response = await fetch(new URL(url as string, backend.url), {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          Authorization: `Bearer ${access_token}`,
          'Content-Type': 'application/json',
          Prefer: 'return=representation',
        },
        body: json as string,
      });
      return response.json();
    },
    [address, JSON.stringify(body)],
  )) as Answer;
}

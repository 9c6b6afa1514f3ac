import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../testing/process.ts';
import { signUpMember, visitSite } from '../testing/site-client.ts';

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plinth-command-line-'));
  await mkdir(path.join(folder, 'work'));
  await mkdir(path.join(folder, 'global', 'lib'), { recursive: true });
  server = await startServerProcess(path.join(folder, 'data'));
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

const work = (...names: string[]) => path.join(folder, 'work', ...names);

/** Starts `npx <site>/cli.tgz` as a person does in an empty folder, with settings and a cache of its own. */
function start(...args: string[]) {
  // Not what npm has told the run that this test is part of.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|PLINTH_|NODE_ENV$)/i.test(name));
  return spawn('npx', ['--yes', `${server.url}/cli.tgz`, ...args], {
    cwd: work(),
    env: {
      ...Object.fromEntries(own),
      HOME: path.join(folder, 'home'),
      XDG_CONFIG_HOME: path.join(folder, 'home', 'settings'),
      npm_config_cache: path.join(folder, 'npm'),
      // Where Node.js lies in a package, older npm looks for a folder beside it that is not there.
      npm_config_prefix: path.join(folder, 'global'),
      npm_config_update_notifier: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function plinth(...args: string[]) {
  const child = start(...args);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [output, said, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, said, code };
}

/** What a command prints as JSON; it has to be done. */
// biome-ignore lint/suspicious/noExplicitAny: answers of many shapes.
async function done(...args: string[]): Promise<any> {
  const { output, said, code } = await plinth(...args, '--json');
  expect([code, said]).toEqual([0, '']);
  return JSON.parse(output);
}

/** Allows what waits under a code, as the page does for a member. */
async function allow(code: string, account: { email: string; password: string }): Promise<void> {
  const { publishableKey: apikey } = (await (
    await fetch(`${server.url}/.well-known/plinth.json`)
  ).json()) as { publishableKey: string };
  const post = async (place: string, body: object, headers = {}) => {
    const response = await fetch(server.url + place, {
      method: 'POST',
      headers: { apikey, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { access_token: string };
  };
  const { access_token } = await post('/auth/v1/token?grant_type=password', account);
  await post(
    '/functions/v1/device/decide',
    { code, allow: true },
    { Authorization: `Bearer ${access_token}` },
  );
}

it('the package is small, and has no dependencies', async () => {
  const response = await fetch(`${server.url}/cli.tgz`);
  const bytes = (await response.arrayBuffer()).byteLength;
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(300_000);
  // Newer than the oldest Node that it runs on.
  const program = await readFile(new URL('../../build/cli/plinth.mjs', import.meta.url), 'utf8');
  expect(program).not.toMatch(/URL\.parse\(|Promise\.withResolvers|Object\.groupBy|import\.meta\.dirname/);
  const named = [...program.matchAll(/\bfrom ?["']([^"']+)["']/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !isBuiltin(name))).toEqual([]);
});

it('leads from an empty folder to a site on the net, and to its next version', async () => {
  expect((await plinth('--version')).output).toMatch(
    new RegExp(`^\\d+\\.\\d+\\.\\d+-\\w+ of ${server.url}\n$`),
  );
  const { templates } = await done('search', 'dental', 'clinic');
  expect(templates[0].id).toBe('dental-clinic');

  await writeFile(work('site.json'), JSON.stringify({ slots: { 'business.name': 'Harbour Dental' } }));
  const pulled = await done('pull', 'dental-clinic', 'harbour', '--set', 'site.json');
  expect(pulled).toMatchObject({ template: 'dental-clinic', folder: work('harbour') });
  const index = work('harbour', 'index.html');
  const page = await readFile(index, 'utf8');
  expect(page).toContain('Harbour Dental');
  expect((await plinth('pull', 'dental-clinic', 'harbour')).code).toBe(1);

  await writeFile(index, page.replace('</main>', '<p>We are by the harbour.</p></main>'));
  expect(await done('check', 'harbour')).toMatchObject({ faults: [], findings: [] });
  const refused = await plinth('publish', 'harbour');
  expect([refused.code, refused.output, refused.said]).toEqual([
    3,
    '',
    'You are not logged in. Use login first.\n',
  ]);

  await logIn();
  const { site, address } = await done('publish', 'harbour', '--name', 'harbour-dental');
  expect([site, address]).toEqual([
    'harbour-dental',
    expect.stringMatching(/^http:\/\/harbour-dental\.localhost:\d+\/$/),
  ]);
  expect((await visitSite(server, site)).body).toContain('We are by the harbour.');

  const current = await done('update', 'harbour');
  expect(current).toMatchObject({ from: pulled.version, to: pulled.version, outcomes: [] });
  await makeOlder(pulled.version);
  const updated = await done('update', 'harbour');
  expect(updated).toMatchObject({ from: '0.9.0', to: pulled.version });
  expect(updated.outcomes).toContainEqual({ path: 'index.html', kind: 'merged' });
  const now = await readFile(index, 'utf8');
  expect(now).toContain('We are by the harbour.');
  expect(now).not.toContain('An older line.');
  expect(now).toContain('Harbour Dental');
  await done('publish', 'harbour', '--name', 'harbour-dental');
  expect((await visitSite(server, site)).body).toBe(now);

  expect(await done('logout')).toMatchObject({ was_logged_in: true, is_revoked: true });
  expect((await plinth('publish', 'harbour')).code).toBe(3);
});

/** Logs in: the member allows it in the meantime, by the code that is shown. */
async function logIn(): Promise<void> {
  const account = await signUpMember(server);
  const child = start('login');
  const output = text(child.stdout);
  const ended = new Promise((resolve) => child.once('close', resolve));
  let said = '';
  const code = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error(`It ended without a code: ${said}`)));
    child.stderr.setEncoding('utf8').on('data', (words: string) => {
      said += words;
      const shown = /^ {4}(\S{4}-\S{4})$/m.exec(said)?.[1];
      if (shown) resolve(shown);
    });
  });
  expect(said).toContain(`Open ${server.url}/device in a browser`);
  await allow(code, account);
  expect([await ended, await output]).toEqual([0, `You are logged in at ${server.url} for 90 days.\n`]);
  const kept = path.join(folder, 'home', 'settings', 'plinth', 'tokens.json');
  const { [server.url]: entry } = JSON.parse(await readFile(kept, 'utf8'));
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  expect(said + (await output)).not.toContain(entry.token);
  expect(server.output()).not.toContain(entry.token);
}

/** Makes the folder one that was pulled when the template had another line. */
async function makeOlder(version: string): Promise<void> {
  const base = work('harbour', '.plinth', `base-${version}.zip`);
  const older = (page: string) => page.replace('</head>', '<!-- An older line. -->\n</head>');
  const files = unzipSync(await readFile(base));
  const name = 'dental-clinic/index.html';
  files[name] = strToU8(older(strFromU8(files[name] ?? new Uint8Array())));
  await rename(base, work('harbour', '.plinth', 'base-0.9.0.zip'));
  await writeFile(work('harbour', '.plinth', 'base-0.9.0.zip'), zipSync(files));
  const list = work('harbour', '.plinth.json');
  const origin = JSON.parse(await readFile(list, 'utf8'));
  await writeFile(list, JSON.stringify({ ...origin, version: '0.9.0' }));
  const index = work('harbour', 'index.html');
  await writeFile(index, older(await readFile(index, 'utf8')));
}

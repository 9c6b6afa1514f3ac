import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { answerWith, makeWorld } from '../testing/world.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
beforeEach(async () => {
  world = await makeWorld();
  world.offer('gym', '1.0.0', gym);
});
afterEach(() => world.remove());

const page = '<!doctype html><title>Gym</title><h1 data-slot="hero.title">Lift</h1>\n';
const gym = {
  'index.html': page,
  'pages/about.html': '<!doctype html><title>About</title>\n',
  'contract.json': '{"slots": {"hero.title": {"max": 20}}}',
  'site.json': '{}',
};
const work = (...names: string[]) => path.join(world.root, 'work', ...names);
const write = async (name: string, text: string) => {
  await mkdir(path.dirname(work(name)), { recursive: true });
  await writeFile(work(name), text);
};

describe('pull', () => {
  it('copies a template into a new folder, and says where it comes from', async () => {
    const { output, exitCode } = await run(world, ['pull', 'gym']);
    expect([exitCode, output]).toEqual([0, `The gym 1.0.0 is in ${work('gym')} (5 files).`]);
    const files = await world.files('gym');
    expect(Object.keys(files).sort()).toEqual(
      ['.plinth/base-1.0.0.zip', '.plinth.json', 'template.json', ...Object.keys(gym)].sort(),
    );
    expect(files['index.html']).toBe(page);
    expect(JSON.parse(files['.plinth.json'] ?? '')).toEqual({
      template: 'gym',
      version: '1.0.0',
      values: null,
    });
  });

  it('fills it with values', async () => {
    await write('my.json', '{"slots": {"hero.title": "Row"}}');
    const { output, exitCode } = await run(world, ['pull', 'gym', 'a/b', '--set', 'my.json', '--json']);
    expect([exitCode, JSON.parse(output)]).toEqual([
      0,
      { template: 'gym', version: '1.0.0', folder: work('a', 'b'), files: 5 },
    ]);
    const files = await world.files('a/b');
    expect(files['index.html']).toBe(page.replace('Lift', 'Row'));
    expect(JSON.parse(files['site.json'] ?? '').slots).toEqual({ 'hero.title': 'Row' });
    expect(JSON.parse(files['.plinth.json'] ?? '').values.slots).toEqual({ 'hero.title': 'Row' });
  });

  it.each([
    ['is too long', '{"slots": {"hero.title": "Far more than twenty characters"}}', /hero\.title/],
    ['is not of the template', '{"slots": {"x": "y"}}', /x is no slot/],
    ['is no JSON', '{', /site\.json is not JSON/],
  ])('writes nothing where a value %s', async (_, values, words) => {
    await write('my.json', values);
    const { reason, exitCode } = await run(world, ['pull', 'gym', '--set', 'my.json']);
    expect([exitCode, reason]).toEqual([1, expect.stringMatching(words)]);
    expect(Object.keys(await world.files())).toEqual(['my.json']);
  });

  it('says how to go on where a folder is not empty, and overwrites nothing with --force either', async () => {
    await write('gym/index.html', 'mine');
    await write('gym/notes.txt', 'mine');
    const before = await world.files();
    const plain = await run(world, ['pull', 'gym']);
    expect([plain.exitCode, plain.reason]).toEqual([1, expect.stringContaining('--force')]);
    const forced = await run(world, ['pull', 'gym', '--force']);
    expect([forced.exitCode, forced.reason]).toEqual([1, expect.stringContaining('index.html')]);
    expect(await world.files()).toEqual(before);
  });

  it('writes beside other files with --force', async () => {
    await write('gym/notes.txt', 'mine');
    await write('gym/index.html', page);
    expect((await run(world, ['pull', 'gym', '--force'])).exitCode).toBe(0);
    expect(await world.files('gym')).toMatchObject({ 'notes.txt': 'mine', ...gym });
  });

  it('does not put a second template into a folder', async () => {
    await run(world, ['pull', 'gym']);
    world.offer('cafe', '1.0.0', { 'menu.html': page });
    const before = await world.files();
    const { reason, exitCode } = await run(world, ['pull', 'cafe', 'gym', '--force']);
    expect([exitCode, reason]).toEqual([1, expect.stringMatching(/was pulled before\. Use update/)]);
    expect(await world.files()).toEqual(before);
  });

  it.each([
    ['a template that is not there', ['pull', 'none'], /There is no template “none”/],
    ['what is no name of one', ['pull', '../gym'], /no name of a template/],
    [
      'a file of values that is not there',
      ['pull', 'gym', '--set', 'none.json'],
      /none\.json can not be read/,
    ],
  ])('says in a sentence why it does not pull %s', async (_, given, words) => {
    const { reason, output, exitCode } = await run(world, given);
    expect([exitCode, reason, output]).toEqual([1, expect.stringMatching(words), '']);
    expect(await world.everything()).toEqual({});
  });

  it('takes no file instead of a folder', async () => {
    await write('gym', 'a file');
    expect((await run(world, ['pull', 'gym'])).reason).toMatch(/is a file and not a folder/);
  });

  it('writes through no link', async () => {
    await mkdir(work('gym'), { recursive: true });
    await mkdir(path.join(world.root, 'elsewhere'));
    await symlink(path.join(world.root, 'elsewhere'), work('gym', 'pages'));
    const { reason, exitCode } = await run(world, ['pull', 'gym', '--force']);
    expect([exitCode, reason]).toEqual([1, expect.stringContaining('is a link to another place')]);
    expect(await world.everything()).toEqual({});
  });

  it.each([
    '../../evil.html',
    '/evil.html',
    'a/../../evil.html',
    'C:\\evil.html',
    '.git/hooks/pre-commit',
    'a\\..\\b',
  ])('writes nothing of a template that holds %j', async (name) => {
    const about = strToU8(JSON.stringify({ id: 'gym', title: 'The gym', version: '1.0.0' }));
    const zip = zipSync({
      'gym/template.json': about,
      'gym/index.html': strToU8('x'),
      [`gym/${name}`]: strToU8('x'),
    });
    world.answers.set('GET /downloads/The gym.zip', () => answerWith(zip));
    expect((await run(world, ['pull', 'gym'])).exitCode).toBe(1);
    expect(await world.everything()).toEqual({});
  });

  it('takes nothing that was damaged on its way, or is another template', async () => {
    const zip = zipSync({ 'x/template.json': strToU8('{"id": "x", "title": "X", "version": "1"}') });
    const damaged = [
      () => new Response(zip as BodyInit),
      () => answerWith(zip),
      () => answerWith(strToU8('no zip')),
    ];
    for (const answer of damaged) {
      world.answers.set('GET /downloads/The gym.zip', answer);
      const { reason, exitCode } = await run(world, ['pull', 'gym']);
      expect([exitCode, reason]).toEqual([1, expect.stringMatching(/try again/)]);
    }
    expect(await world.everything()).toEqual({});
  });

  it('says that the site does not answer', async () => {
    world.fetch = () => Promise.reject(new TypeError('fetch failed'));
    const { output, exitCode } = await run(world, ['pull', 'gym', '--json']);
    expect([exitCode, JSON.parse(output)]).toEqual([
      1,
      { error: { message: 'http://site.test does not answer. Is it running, and are you connected?' } },
    ]);
  });
});

it('what a site says reaches the terminal as words', async () => {
  world.answers.set('POST /mcp', () =>
    Response.json({
      result: { content: [{ type: 'text', text: 'No\u001b[2J\u202e. (some_code)' }], isError: true },
    }),
  );
  expect((await run(world, ['search', 'x'])).reason).toBe('No[2J.');
});

it('what is kept in the folder names nobody', async () => {
  await run(world, ['pull', 'gym']);
  const kept = await readFile(work('gym', '.plinth.json'), 'utf8');
  expect(Object.keys(JSON.parse(kept))).toEqual(['template', 'version', 'values']);
});

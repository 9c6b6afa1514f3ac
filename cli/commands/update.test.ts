import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../run.ts';
import { makeWorld, type Texts } from '../testing/world.ts';

let world: Awaited<ReturnType<typeof makeWorld>>;
beforeEach(async () => {
  world = await makeWorld();
  world.offer('gym', '1.0.0', first);
  await mkdir(work(), { recursive: true });
});
afterEach(() => world.remove());

const page =
  '<!doctype html>\n<title>Gym</title>\n<h1 data-slot="hero.title">Lift</h1>\n<p>One</p>\n<p>Two</p>\n<p>Three</p>\n';
const first: Texts = {
  'index.html': page,
  'about.html': page.replace('Gym', 'About'),
  'old.html': 'Old\n',
  'contract.json': '{"slots": {"hero.title": {"max": 20}}}\n',
  'site.json': '{}\n',
};
/** A part is removed, one is new, and the first page has another end. */
const second: Texts = { ...first, 'index.html': page.replace('Three', 'THREE'), 'new.html': 'New\n' };
delete second['old.html'];

const work = (...names: string[]) => path.join(world.root, 'work', ...names);
const write = (name: string, text: string) => writeFile(work('gym', name), text);
const update = async (...given: string[]) => {
  const { output, reason, exitCode } = await run(world, ['update', 'gym', '--json', ...given]);
  return { exitCode, reason, said: JSON.parse(output) };
};

it('takes over what is new and keeps what was changed', async () => {
  await run(world, ['pull', 'gym']);
  await write('index.html', page.replace('Lift', 'Row'));
  await write('mine.html', 'Mine\n');
  world.offer('gym', '1.1.0', second);
  const { exitCode, said } = await update();
  expect([exitCode, said]).toEqual([
    0,
    {
      folder: work('gym'),
      template: 'gym',
      from: '1.0.0',
      to: '1.1.0',
      outcomes: [
        { path: 'index.html', kind: 'merged' },
        { path: 'new.html', kind: 'added' },
        { path: 'old.html', kind: 'removed' },
        { path: 'template.json', kind: 'updated' },
      ],
    },
  ]);
  const files = await world.files('gym');
  expect(files).toMatchObject({
    'index.html': page.replace('Lift', 'Row').replace('Three', 'THREE'),
    'mine.html': 'Mine\n',
  });
  expect(Object.keys(files)).not.toContain('old.html');
  expect(Object.keys(files)).not.toContain('.plinth/base-1.0.0.zip');
  const again = await run(world, ['update', 'gym']);
  expect([again.exitCode, again.output]).toEqual([0, 'The gym 1.1.0 is the newest version.']);
});

it('fills the new version as the old one was', async () => {
  await writeFile(work('my.json'), '{"slots": {"hero.title": "Row"}}');
  await run(world, ['pull', 'gym', '--set', 'my.json']);
  world.offer('gym', '1.1.0', second);
  const { exitCode, said } = await update();
  expect([exitCode, said.outcomes.map(({ path: file }: { path: string }) => file)]).toEqual([
    0,
    ['index.html', 'new.html', 'old.html', 'site.json', 'template.json'],
  ]);
  const files = await world.files('gym');
  expect(files['index.html']).toBe(page.replace('Lift', 'Row').replace('Three', 'THREE'));
  expect(JSON.parse(files['site.json'] ?? '')).toMatchObject({
    version: '1.1.0',
    slots: { 'hero.title': 'Row' },
  });
});

it('holds both where both changed the same, ends with 1, and goes on when that is decided', async () => {
  await run(world, ['pull', 'gym']);
  await write('index.html', page.replace('Three', 'Mine'));
  world.offer('gym', '1.1.0', second);
  const { exitCode, said, reason } = await update();
  expect([exitCode, said.error.outcomes[0]]).toEqual([1, { path: 'index.html', kind: 'conflict', count: 1 }]);
  expect(reason).toContain('index.html');
  const text = (await world.files('gym'))['index.html'] ?? '';
  expect(text).toContain('<<<<<<< yours\n<p>Mine</p>\n=======\n<p>THREE</p>\n>>>>>>> The gym 1.1.0\n');
  world.offer('gym', '1.2.0', {
    ...second,
    'index.html': page.replace('Three', 'THREE').replace('Gym', 'The gym'),
  });
  expect((await update()).reason).toMatch(/Decide these first.*index\.html/);
  expect((await run(world, ['check', 'gym'])).reason).toMatch(/index\.html holds a conflict/);
  await write('index.html', page.replace('Three', 'Mine and THREE'));
  expect((await update()).exitCode).toBe(0);
  expect((await world.files('gym'))['index.html']).toBe(
    page.replace('Three', 'Mine and THREE').replace('<title>Gym', '<title>The gym'),
  );
});

it('says which values the new version does not take', async () => {
  await writeFile(work('my.json'), '{"slots": {"hero.title": "Row, row, row"}}');
  await run(world, ['pull', 'gym', '--set', 'my.json']);
  world.offer('gym', '1.1.0', { ...second, 'contract.json': '{"slots": {"hero.title": {"max": 5}}}\n' });
  const { exitCode, reason } = await update();
  expect([exitCode, reason]).toEqual([1, expect.stringMatching(/does not take these values: hero\.title/)]);
});

it('does nothing in a folder that was not pulled, whose base is gone, or in which a link is in the way', async () => {
  await mkdir(work('other'));
  expect((await run(world, ['update', 'other'])).reason).toMatch(/was not pulled from here/);
  await run(world, ['pull', 'gym']);
  world.offer('gym', '1.1.0', second);
  await rm(work('gym', 'index.html'));
  await symlink(path.join(world.root, 'home'), work('gym', 'index.html'));
  expect((await update()).reason).toMatch(/links to other places.*index\.html/);
  await rm(work('gym', '.plinth'), { recursive: true });
  expect((await update()).reason).toMatch(/base-1\.0\.0\.zip is gone/);
  await write('.plinth.json', '{"template": "gym", "version": "../../x"}');
  expect((await update()).reason).toMatch(/can not be read: version/);
});

it('is the same when it is repeated after it was cut off', async () => {
  await run(world, ['pull', 'gym']);
  await write('index.html', page.replace('Lift', 'Row'));
  world.offer('gym', '1.1.0', second);
  const before = await world.files('gym');
  await update();
  const after = await world.files('gym');
  // The list comes last: a run that was ended before it has left the files.
  await write('.plinth.json', before['.plinth.json'] ?? '');
  await writeFile(work('gym', '.plinth', 'base-1.0.0.zip'), await baseOf('1.0.0'));
  expect((await update()).exitCode).toBe(0);
  expect(await world.files('gym')).toEqual(after);
});

async function baseOf(version: string): Promise<Uint8Array> {
  world.offer('gym', version, first);
  const response = await world.fetch('http://site.test/downloads/The%20gym.zip');
  world.offer('gym', '1.1.0', second);
  return new Uint8Array(await response.arrayBuffer());
}
